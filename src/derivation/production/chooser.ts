import type { Alt, CharClass, Repeat, Seq } from '../../grammar/node.ts';

/** Decides where the grammar leaves a choice. `expand` has already left out what cannot end or would break the limits. */
export interface Chooser {
  /**
   * One of `offered`, which are indexes of options; never empty, and only valid during the call. `room` is how many
   * characters may be written here at most.
   */
  option(alt: Alt, offered: readonly number[], room: number): number;
  /** Whether to iterate once more after `done` iterations; asked only where both answers are possible. */
  again(repeat: Repeat, done: number, room: number): boolean;
  /** A member of the class. */
  character(node: CharClass): string;
  /** The item to expand first, with everything below it, before the others from left to right; without this, the first. */
  firstItem?(seq: Seq): number;
}
