import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';

/**
 * Emits the code that records where functions begin and end; empty in a build that does not record calls. Only
 * functions are recorded: the program, fields and static blocks count as part of the function that runs them.
 */
export const callNotes = {
  /** Statement for the top of the body. */
  entered(context: EmitContext): string {
    return isNoted(context) ? `let ${depth(context)} = ${enter(context)};` : '';
  },

  /** Code for a `return`, `yield` or `await`, after its value is evaluated; ends in a comma. */
  leaving(context: EmitContext): string {
    return isNoted(context) ? `${context.runtime.call('calls.exit', depth(context))}, ` : '';
  },

  /** Code for resuming after a `yield` or `await`; ends in a comma. */
  resumed(context: EmitContext): string {
    return isNoted(context) ? `${depth(context)} = ${enter(context)}, ` : '';
  },

  /** Statement for the end of the body. */
  ended(context: EmitContext): string {
    return isNoted(context) ? `;${context.runtime.call('calls.exit', depth(context))};` : '';
  },

  /** Statement for the top of a `catch` or `finally` block. */
  caught(context: EmitContext): string {
    if (!isNoted(context)) return '';
    return `${depth(context)} = ${context.runtime.call('calls.caught', depth(context), site(context))};`;
  },
};

function isNoted(context: EmitContext): boolean {
  return context.options.calls && context.frame.id !== 0;
}

function depth(context: EmitContext): string {
  return context.names.local('depth');
}

function enter(context: EmitContext): string {
  return context.runtime.call('calls.enter', site(context));
}

function site(context: EmitContext): string {
  const node: Node = context.frame.info.node;
  return context.site(node);
}
