import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, none } from '../emitted.ts';
import type { Operand } from '../expressions/operand.ts';
import type { RuntimeMethod } from '../runtime-code.ts';

type Read = Pick<Operand, 'value' | 'shadow'>;
type ThrowCondition = RuntimeMethod & `throws.${string}`;

/** The method of `ThrowEvents` for an operator; its condition concerns the right operand. */
const conditions: Readonly<Record<string, ThrowCondition>> = {
  '/': 'throws.divisor',
  '%': 'throws.divisor',
  '**': 'throws.exponent',
  in: 'throws.object',
};

/**
 * Emits the code that records, before an operation that throws for some values, the condition under which it throws.
 * Empty if no operand can have a shadow; otherwise an expression that ends in a comma, unless documented as a
 * statement.
 */
export const throwNotes = {
  /** For operators that may throw, such as the division of BigInts by zero. */
  operation(context: EmitContext, node: Node, operator: string, right: Read): string {
    const condition = conditions[operator];
    return condition === undefined ? '' : note(context, node, condition, right);
  },

  /** For reading, writing, calling or destructuring a property: the object must not be null or undefined. */
  defined(context: EmitContext, node: Node, object: Read): string {
    return note(context, node, 'throws.defined', object);
  },

  iterable(context: EmitContext, node: Node, source: Read): string {
    return note(context, node, 'throws.iterable', source);
  },

  /** For a store into a property `length`: arrays throw if the value is no valid length. */
  length(context: EmitContext, node: Node, object: string, { value, shadow }: Read): string {
    if (shadow === none) return '';
    return `${ifSet(shadow, context.runtime.call('lengthStored', context.site(node), object, value, shadow))}, `;
  },

  /**
   * Statements for the top of a `try` block and of its handlers. They restore the registers of calls that an exception
   * has left without their end hook. Not for generators and async functions, which resume with other calls in progress.
   */
  interrupted(context: EmitContext): { readonly setup: string; readonly restore: string } {
    if (context.frame.async || context.frame.generator) return { setup: '', restore: '' };
    const { runtime } = context;
    const [callee, pending] = [context.temporary(), context.temporary()];
    const setup = `${callee} = ${runtime.get('callee')}, ${pending} = ${runtime.get('pending')}`;
    const restore = `${runtime.set('callee', callee)}, ${runtime.set('pending', pending)}`;
    return { setup: asStatement(context, setup), restore: asStatement(context, restore) };
  },

  /** Statement for the top of a `catch` or `finally` block. */
  caught(context: EmitContext): string {
    return `${context.runtime.get('underway')} === null || ${context.runtime.call('channels.concretizeThrown')};`;
  },
};

/**
 * Code as a statement. A declaration has no completion value, so that the completion value of the block stays visible.
 */
function asStatement({ completionMatters }: EmitContext, code: string): string {
  return completionMatters ? `let {} = [${code}];` : `${code};`;
}

function note(context: EmitContext, node: Node, condition: ThrowCondition, { value, shadow }: Read): string {
  if (shadow === none) return '';
  return `${ifSet(shadow, context.runtime.call(condition, context.site(node), value, shadow))}, `;
}
