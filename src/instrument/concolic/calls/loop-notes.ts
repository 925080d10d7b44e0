import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';

const loops: ReadonlySet<string> = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

/**
 * Emits the code that records the iterations of loops; empty in a build that does not record loops. A loop that a
 * `return`, an exception or a jump to an outer label leaves records no end: the next event of the code around it shows it.
 */
export const loopNotes = {
  /** Code for the top of the body of a loop that has no test before it. */
  iteration(context: EmitContext, loop: Node): string {
    return isNoted(context) ? context.runtime.call('calls.iteration', context.site(loop)) : '';
  },

  /** The test of a loop: it reads what the iteration that it begins consumes. The last one begins an empty iteration. */
  tested(context: EmitContext, loop: Node, test: string): string {
    const note = this.iteration(context, loop);
    return note === '' ? test : `(${note}, ${test})`;
  },

  /** The code of a statement, and after it, if it is a loop, a note that the loop has ended. */
  around(context: EmitContext, node: Node, code: string): string {
    const loop = isNoted(context) ? loopIn(node) : undefined;
    return loop === undefined ? code : `{${code};${context.runtime.call('calls.left', context.site(loop))};}`;
  },
};

/** The loop that a statement is, perhaps with labels, which must stay directly before it. */
function loopIn(node: Node): Node | undefined {
  if (node.type === 'LabeledStatement') return loopIn(node.body);
  return loops.has(node.type) ? node : undefined;
}

/** A note would be the completion value of evaluated code. */
function isNoted(context: EmitContext): boolean {
  return context.options.loops && context.frame.id !== 0 && !context.completionMatters;
}
