import type { RefNode, RepeatNode } from '../../../grammar/node.ts';
import type { Derivation } from '../../derivation.ts';

/** A pending step in a tree; `level` is the level of the enclosing rule. */
export type GrowthTask =
  /** Derive the rule of a reference. */
  | {
      readonly kind: 'rule';
      readonly ref: RefNode;
      /** Receives the derivation of the rule's body. */
      readonly into: Derivation[];
      readonly level: number;
      /** Index of this reference in the spine; -1 off the spine. */
      readonly goal: number;
      /** Number of steps down to where the nearest uncovered path ends. */
      readonly steps: number;
    }
  /** Decide whether to iterate once more. */
  | {
      readonly kind: 'iteration';
      readonly repeat: RepeatNode;
      readonly into: Derivation[];
      readonly level: number;
      /** Number of new paths in the tree before the latest iteration; -1 if it does not matter. */
      readonly coveredBefore: number;
    };

/**
 * Depth-first stack of tasks, so that queries about a level refer to the current branch. Among the tasks of one rule
 * those nearest to something uncovered come first, so that the others know what is covered and do not repeat it.
 * Iterations come last, when the earlier ones are complete.
 */
export class TaskStack {
  readonly #tasks: GrowthTask[] = [];
  #mark = 0;

  push(task: GrowthTask): void {
    this.#tasks.push(task);
  }

  /** Returns the next task; tasks pushed after this call belong to its rule. */
  pop(): GrowthTask | undefined {
    this.#sortSinceMark();
    const task = this.#tasks.pop();
    this.#mark = this.#tasks.length;
    return task;
  }

  /** Uses insertion sort: there are few tasks, and the first of equal ones must end on top. */
  #sortSinceMark(): void {
    const tasks = this.#tasks;
    for (let i = this.#mark + 1; i < tasks.length; i++) {
      const task = tasks[i]!;
      let to = i;
      for (; to > this.#mark && !isBefore(task, tasks[to - 1]!); to--) tasks[to] = tasks[to - 1]!;
      tasks[to] = task;
    }
  }
}

function isBefore(a: GrowthTask, b: GrowthTask): boolean {
  if (a.kind === 'iteration') return false;
  return b.kind === 'iteration' || a.steps < b.steps;
}
