import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { none } from '../emitted.ts';
import type { Operand } from '../expressions/operand.ts';

type Read = Pick<Operand, 'value' | 'shadow'>;

/** The condition of `ThrowEvents` by operator; it is about the right operand. */
const conditions: Readonly<Record<string, string>> = {
  '/': 'divisor',
  '%': 'divisor',
  '**': 'exponent',
  in: 'object',
};

/**
 * The code that notes, ahead of an operation that throws for some values, by what it does so. Empty where no operand can
 * have a shadow; else an expression that ends in a comma, unless it is said to be a statement.
 */
export const throwNotes = {
  /** Of operators: division of BigInts by zero, and the like. */
  operation(context: EmitContext, node: Node, operator: string, right: Read): string {
    const condition = conditions[operator];
    return condition === undefined ? '' : note(context, node, condition, right);
  },

  /** A property of the value is read, written, called or taken out by a pattern. */
  defined(context: EmitContext, node: Node, object: Read): string {
    return note(context, node, 'defined', object);
  },

  iterable(context: EmitContext, node: Node, source: Read): string {
    return note(context, node, 'iterable', source);
  },

  /** The value is stored as a property called `length`, which arrays refuse if it is none. */
  length(context: EmitContext, node: Node, object: string, given: Read): string {
    if (given.shadow === none) return '';
    return `${given.shadow} === 0 || ${context.$}.lengthStored(${context.site(node)}, ${object}, ${given.value}, ${given.shadow}), `;
  },

  /**
   * For the top of a block that something thrown may leave, and of those that it leads to: statements. Calls that were left
   * that way have not said that they are over. What runs now and then has others under way each time.
   */
  interrupted(context: EmitContext): { readonly setup: string; readonly restore: string } {
    if (context.frame.async || context.frame.generator) return { setup: '', restore: '' };
    const { $ } = context;
    const [callee, pending] = [context.temporary(), context.temporary()];
    const setup = `${callee} = ${$}.callee, ${pending} = ${$}.pending`;
    const restore = `${$}.callee = ${callee}, ${$}.pending = ${pending}`;
    return { setup: asStatement(context, setup), restore: asStatement(context, restore) };
  },

  /** For the top of a block that something thrown may lead to: a statement. */
  caught(context: EmitContext): string {
    return `${context.$}.underway === null || ${context.$}.channels.concretizeThrown();`;
  },
};

/** A declaration, even of nothing, has no completion value that could be seen instead of that of the block. */
function asStatement({ completionMatters }: EmitContext, code: string): string {
  return completionMatters ? `let {} = [${code}];` : `${code};`;
}

function note(context: EmitContext, node: Node, condition: string, { value, shadow }: Read): string {
  if (shadow === none) return '';
  return `${shadow} === 0 || ${context.$}.throws.${condition}(${context.site(node)}, ${value}, ${shadow}), `;
}
