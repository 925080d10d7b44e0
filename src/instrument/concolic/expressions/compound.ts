import { isSymbolicLiteral } from '../fixpoint.ts';
import type { Node, NodeOf } from '../../typescript/front-end.ts';
import { joinedInPairs, longChain } from '../logical-chain.ts';
import type { EmitContext } from '../emit-context.ts';
import { anyShadow, none } from '../emitted.ts';
import { joinTestChain, joinTests } from './join-tests.ts';
import { binaryCode } from './binary-code.ts';
import { compoundOperand } from './compound-operand.ts';
import { predicateCondition } from './predicate-condition.ts';

/**
 * A condition that is recorded as one decision, such as `c >= 48 && c <= 57 || c === 95`. Reading its operands again
 * runs no code, so comparisons that were short-circuited are part of the expression too.
 */
export interface Compound {
  /** Nonzero if an operand has a shadow. */
  readonly test: string;
  /** Code that builds the condition's expression. */
  readonly expression: string;
  /** The original condition with its arms counted; only its truth value is preserved. */
  readonly native: string;
}

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=']);

/**
 * Null if the node is not such a condition.
 *
 * @param boolean require that the value of the condition is a boolean
 */
export function compoundOf(context: EmitContext, node: Node, boolean: boolean): Compound | null {
  if (!context.options.compound || !joinsConditions(node)) return null;
  const writer = new CompoundWriter(context);
  const expression = writer.write(node, boolean);
  if (expression === null) return null;
  const test = anyShadow(writer.shadows);
  return test === '' ? null : { test, expression, native: emitNatively(context, node) };
}

function emitNatively(context: EmitContext, node: Node): string {
  if (node.type === 'ParenthesizedExpression') return `(${emitNatively(context, node.expression)})`;
  if (node.type === 'LogicalExpression') {
    const chain = longChain(node);
    if (chain !== undefined) {
      const codes = chain.operands.map((operand) => emitNatively(context, operand));
      return `(${joinTestChain(context, chain, codes)})`;
    }
    return joinTests(context, node, emitNatively(context, node.left), emitNatively(context, node.right));
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return `!${emitNatively(context, node.argument)}`;
  return context.source(node);
}

function joinsConditions(node: Node): boolean {
  if (node.type === 'ParenthesizedExpression') return joinsConditions(node.expression);
  if (node.type === 'UnaryExpression' && node.operator === '!') return joinsConditions(node.argument);
  return node.type === 'LogicalExpression' && node.operator !== '??';
}

interface Read {
  readonly value: string;
  readonly shadow: string;
}

class CompoundWriter {
  readonly #context: EmitContext;
  readonly shadows: string[] = [];

  constructor(context: EmitContext) {
    this.#context = context;
  }

  write(node: Node, boolean: boolean): string | null {
    const whole = joinsConditions(node) ? predicateCondition(this.#context, node, boolean) : null;
    if (whole !== null) {
      this.shadows.push(whole.variable.shadow);
      return whole.expression;
    }
    const { runtime } = this.#context;
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.write(node.expression, boolean);
      case 'UnaryExpression': {
        const argument = node.operator === '!' ? this.write(node.argument, false) : null;
        return argument === null ? null : runtime.call('conditions.negated', argument);
      }
      case 'LogicalExpression': {
        if (node.operator === '??') return null;
        const parts: string[] = [];
        for (const operand of longChain(node)?.operands ?? [node.left, node.right]) {
          const part = this.write(operand, boolean);
          if (part === null) return null;
          parts.push(part);
        }
        const join = node.operator === '&&' ? 'conditions.both' : 'conditions.either';
        return joinedInPairs(parts, (left, right) => runtime.call(join, left, right));
      }
      case 'BinaryExpression':
        return this.#comparison(node);
      default: {
        const read = boolean ? null : this.#read(node);
        return read === null ? null : runtime.call('conditions.truth', read.value, read.shadow);
      }
    }
  }

  #comparison(node: NodeOf<'BinaryExpression'>): string | null {
    if (!comparisons.has(node.operator)) return null;
    const left = this.#read(node.left);
    const right = left === null ? null : this.#read(node.right);
    if (left === null || right === null) return null;
    const context = this.#context;
    const operands = [left.value, right.value, left.shadow, right.shadow] as const;
    return context.runtime.call('conditions.compared', context.site(node), binaryCode(node.operator)!, ...operands);
  }

  #read(node: Node): Read | null {
    const operand = compoundOperand(this.#context, node);
    if (operand === null) return null;
    if (operand.kind === 'literal') return this.#constant(operand.node);
    if (operand.kind === 'undefined') return { value: 'void 0', shadow: none };
    this.shadows.push(operand.shadow);
    return { value: operand.name, shadow: operand.shadow };
  }

  #constant(node: Node): Read {
    const context = this.#context;
    const value = context.source(node);
    if (!isSymbolicLiteral(node) || !context.options.symbolicLiterals) return { value, shadow: none };
    this.shadows.push('1');
    return { value, shadow: context.runtime.call('literal', context.literalCount++, value) };
  }
}
