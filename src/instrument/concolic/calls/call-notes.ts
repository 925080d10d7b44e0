import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';

/**
 * The code that notes where functions begin and end; all of it is empty in a build that does not. Only functions have
 * notes: the program, fields and static blocks run as part of whoever runs them.
 */
export const callNotes = {
  /** For the top of the body. */
  entered(context: EmitContext): string {
    return isNoted(context) ? `let ${depth(context)} = ${enter(context)};` : '';
  },

  /** For where the function returns or waits, its value being there: ends in a comma. */
  leaving(context: EmitContext): string {
    return isNoted(context) ? `${context.$}.calls.exit(${depth(context)}), ` : '';
  },

  /** For where it goes on after it has waited: ends in a comma. */
  resumed(context: EmitContext): string {
    return isNoted(context) ? `${depth(context)} = ${enter(context)}, ` : '';
  },

  /** For the end of the body: a statement. */
  ended(context: EmitContext): string {
    return isNoted(context) ? `;${context.$}.calls.exit(${depth(context)});` : '';
  },

  /** For the top of a block that something thrown may lead to. */
  caught(context: EmitContext): string {
    if (!isNoted(context)) return '';
    return `${depth(context)} = ${context.$}.calls.caught(${depth(context)}, ${site(context)});`;
  },
};

function isNoted(context: EmitContext): boolean {
  return context.options.calls && context.frame.id !== 0;
}

function depth(context: EmitContext): string {
  return context.names.local('depth');
}

function enter(context: EmitContext): string {
  return `${context.$}.calls.enter(${site(context)})`;
}

function site(context: EmitContext): string {
  const node: Node = context.frame.info.node;
  return context.site(node);
}
