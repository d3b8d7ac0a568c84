import { describe, expect, it } from 'vitest';
import { type Done, happened, replyTo, type Scene, where } from './script.ts';

const none: Done = { played: [], planned: [], slot: null, looked: 0, over: null };
const scene: Scene = {
  view: '',
  asks: [
    { say: 'hand', by: 'look' },
    { say: 'take', by: ['take@1'] },
    { say: 'put', by: { slots: [8, 9] } },
    { say: 'drop', by: ['put@8-right', '@up'] },
    { say: 'confirm', by: 'end', reply: [['a'], ['b', 'c']] },
    { say: 'ropes', by: 'look' },
    { say: 'yours', by: 'win' },
  ],
};
const at = (done: Partial<Done>) => where(scene, { ...none, ...done });

describe('how far one is in a scene', () => {
  it('follows from what was done', () => {
    expect(at({})).toEqual({ ask: 0, astray: null, lost: false });
    expect(at({ looked: 1 }).ask).toBe(1);
    const taken = { looked: 1, played: ['take@1'] };
    expect(at(taken).ask).toBe(2);
    expect(at({ ...taken, slot: 9 }).ask).toBe(3);
    expect(at({ ...taken, planned: ['put@8-right'] }).ask).toBe(4);
    expect(at({ ...taken, planned: ['12@up'] }).ask).toBe(4);
    const sent = { looked: 1, played: ['take@1', 'put@8-right'] };
    expect(at(sent).ask).toBe(5);
    expect(at({ ...sent, played: [...sent.played, 'end'] }).ask).toBe(5);
    expect(at({ ...sent, looked: 2 }).ask).toBe(6);
    expect(at({ ...sent, looked: 2, over: 'won' }).ask).toBe(7);
    expect(at({ ...sent, looked: 2, over: 'lost' })).toEqual({ ask: 6, astray: null, lost: true });
  });

  it('knows what nobody asked for', () => {
    expect(at({ planned: ['take@1'] }).astray).toBe('take@1');
    expect(at({ looked: 1, planned: ['take@2'] })).toEqual({ ask: 1, astray: 'take@2', lost: false });
    expect(at({ looked: 1, played: ['take@1'], slot: 3 }).astray).toBe('over@3');
    expect(at({ looked: 1, played: ['take@1'], planned: ['put@8-right', 'x'] }).astray).toBe('x');
  });

  it('has the rival answer a turn once it is sent', () => {
    expect(replyTo(scene, ['take@1'])).toEqual([]);
    expect(replyTo(scene, ['take@1', 'put@8-right'])).toEqual([['a'], ['b', 'c']]);
    expect(happened(scene, ['take@1', 'put@8-right'])).toEqual(['take@1', 'put@8-right', 'a', 'b', 'c']);
    expect(happened(scene, ['take@1', 'put@8-right', 'end'])).toEqual(['take@1', 'put@8-right', 'end', 'a', 'b', 'c']);
  });
});
