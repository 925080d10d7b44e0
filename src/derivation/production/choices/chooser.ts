import type { AltNode, CharClassNode, RepeatNode, SeqNode } from '../../../grammar/node.ts';

/**
 * Makes the choices that the grammar leaves open. `expand` excludes options that cannot terminate or exceed the limits.
 */
export interface Chooser {
  /**
   * Returns one of `offered`, a nonempty list of option indexes that is valid only during the call. `room` is the
   * maximal number of characters that may be written here.
   */
  option(alt: AltNode, offered: readonly number[], room: number): number;
  /** Returns true for another iteration after `done` iterations; called only where both answers are possible. */
  again(repeat: RepeatNode, done: number, room: number): boolean;
  /** Returns a member of the class. */
  character(node: CharClassNode): string;
  /** Returns the item to expand first, completely, before the others from left to right. Default: the first item. */
  firstItem?(seq: SeqNode): number;
}
