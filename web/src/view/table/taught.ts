/** A lesson that is given at a table, as the table draws it. */
import type { Snippet } from 'svelte';
import type { Prompt } from './prompt.ts';

export type Taught = {
  /** Who teaches, in the place of those who play. */
  teacher: Snippet;
  /** Beside undo: goes on without it. */
  skip: Snippet;
  /** Over the table, once all is learnt. */
  end: Snippet | null;
  /** Leads back to where the lesson was opened. */
  leave: () => void;
  /** What is to be done now, as the lesson has it. */
  prompt: (usual: Prompt) => Prompt;
  /** Pointed at on the board, as a hint is. */
  shown: readonly string[];
  /** What is said of a move that was not asked for. */
  answer: string;
};
