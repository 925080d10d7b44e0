import type { Ref, Repeat } from '../../../grammar/node.ts';
import type { Derivation } from '../../derivation.ts';

/** What remains to be done in a tree; `level` is that of the rule around it. */
export type Task =
  /** Derive the rule of a reference. */
  | {
      readonly kind: 'rule';
      readonly ref: Ref;
      /** Receives the derivation of the rule's body. */
      readonly into: Derivation[];
      readonly level: number;
      /** The position in the spine of this reference; -1 off the spine. */
      readonly goal: number;
      /** How far below it the nearest uncovered path ends. */
      readonly steps: number;
    }
  /** Perhaps iterate once more. */
  | {
      readonly kind: 'iteration';
      readonly repeat: Repeat;
      readonly into: Derivation[];
      readonly level: number;
      /** The number of new paths in the tree before the latest iteration; -1 if that does not matter. */
      readonly coveredBefore: number;
    };

/**
 * Depth first, so that what is asked about a level refers to the branch in work. Among the tasks of one rule those that
 * are nearest to something uncovered come first: the others then know what has become covered, and do not repeat it.
 * Iterations come last, when the earlier ones are complete.
 */
export class TaskStack {
  private readonly tasks: Task[] = [];
  private mark = 0;

  push(task: Task): void {
    this.tasks.push(task);
  }

  /** The next task, and from here on pushed tasks belong to its rule. */
  pop(): Task | undefined {
    this.sortSinceMark();
    const task = this.tasks.pop();
    this.mark = this.tasks.length;
    return task;
  }

  /** By insertion: there are few, and the first of equals has to end on top. */
  private sortSinceMark(): void {
    const { tasks } = this;
    for (let i = this.mark + 1; i < tasks.length; i++) {
      const task = tasks[i] as Task;
      let to = i;
      for (; to > this.mark && !isBefore(task, tasks[to - 1] as Task); to--) tasks[to] = tasks[to - 1] as Task;
      tasks[to] = task;
    }
  }
}

function isBefore(a: Task, b: Task): boolean {
  if (a.kind === 'iteration') return false;
  return b.kind === 'iteration' || a.steps < b.steps;
}
