/** The rules in the page: answers at once, on the page's own thread. */
import init, { commitment, facts, follow, Planner, PracticeGame, step } from '../../wasm/subibaja_wasm.js';
import type { EventJson, ViewJson } from '../protocol.ts';
import type { Facts, Outcome, Planned, Reason, Step } from '../wasm.ts';
import type { Rules } from './types.ts';

export const rules: Rules = {
  planner: (view) => {
    const planner = new Planner(view);
    return {
      add: (token) => JSON.parse(planner.add(token)) as Outcome,
      takeBack: () => JSON.parse(planner.takeBack()) as Planned,
      clear: () => JSON.parse(planner.clear()) as Planned,
      why: (token) => JSON.parse(planner.why(token)) as Reason | null,
      state: () => JSON.parse(planner.state()) as Planned,
      free: () => planner.free(),
    };
  },
  practice: (view) => {
    const game = new PracticeGame(view);
    return {
      view: (seat) => JSON.parse(game.view(seat)) as ViewJson,
      act: (tokens, seat) => JSON.parse(game.act(JSON.stringify(tokens), seat)) as EventJson[],
      free: () => game.free(),
    };
  },
  facts: (view) => JSON.parse(facts(view)) as Facts,
  follow: (view, steps) => JSON.parse(follow(view, JSON.stringify(steps))) as ViewJson,
  commitment: (seed, nonce) => commitment(seed, nonce),
  step: (record, ply, viewer) => JSON.parse(step(record, ply, viewer)) as Step,
};

/** Makes them ready, of the WebAssembly's file. */
export const begin = (file: Promise<Response>): Promise<unknown> => init({ module_or_path: file });
