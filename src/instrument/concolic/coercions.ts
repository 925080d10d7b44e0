import type { Node } from '../typescript/front-end.ts';
import type { ScopeAnalysis } from '../scopes/analyze-scopes.ts';
import type { Binding } from '../scopes/binding.ts';

const arithmetic = new Set(['-', '*', '/', '%', '**', '<', '<=', '>', '>=', '&', '|', '^', '<<', '>>', '>>>']);

/**
 * Where an operator may make text of an object, whose elements then decide though no operand has a shadow. Told by how
 * operands are written: one that is an array, or something beside a text. Between two others, numbers nearly always,
 * nobody looks: that would cost more than it finds.
 */
export class Coercions {
  readonly #scopes: ScopeAnalysis;
  readonly #objects = new Set<Binding>();
  readonly #texts = new Set<Binding>();

  constructor(scopes: ScopeAnalysis) {
    this.#scopes = scopes;
    for (const { binding, value } of scopes.stores) {
      if (value === 'unknown') continue;
      if (isWrittenObject(value)) this.#objects.add(binding);
      if (isWrittenText(value)) this.#texts.add(binding);
    }
  }

  /** By the operator of a binary expression, that of `+=` without its equals sign. */
  between(operator: string, left: Node, right: Node): boolean {
    const isLoose = operator === '==' || operator === '!=';
    if (this.isObject(left) || this.isObject(right)) return operator === '+' || isLoose || arithmetic.has(operator);
    if (operator !== '+' && !isLoose) return false;
    return this.#isText(left) ? !isWrittenText(right) : this.#isText(right);
  }

  isObject(node: Node): boolean {
    return isWrittenObject(node) || this.#isAmong(node, this.#objects);
  }

  #isText(node: Node): boolean {
    return isWrittenText(node) || this.#isAmong(node, this.#texts);
  }

  #isAmong(node: Node, bindings: ReadonlySet<Binding>): boolean {
    const binding = node.type === 'Identifier' ? this.#scopes.bindingOf(node) : undefined;
    return binding !== undefined && bindings.has(binding);
  }
}

function isWrittenObject(node: Node): boolean {
  return node.type === 'ArrayExpression' || node.type === 'NewExpression';
}

/** In a long chain of operators, each asks of all before it. */
const writtenTexts = new WeakMap<Node, boolean>();

function isWrittenText(node: Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isWrittenText(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') {
    let isText = writtenTexts.get(node);
    if (isText === undefined) {
      isText = node.operator === '+' && (isWrittenText(node.left) || isWrittenText(node.right));
      writtenTexts.set(node, isText);
    }
    return isText;
  }
  return node.type === 'TemplateLiteral';
}
