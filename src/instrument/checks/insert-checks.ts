import { checksName, type SilentFaultChecks, type SilentFaultName } from './silent-faults.ts';
import { SourceMapWriter } from '../files/source-map-writer.ts';
import type { CopiedRanges } from '../files/source-map.ts';
import { childrenOf, type Node, type NodeOf, type Program } from '../typescript/front-end.ts';

const arithmetic = new Set(['+', '-', '*', '/', '%', '**']);
const bitwise = new Set(['|', '&', '^', '<<', '>>', '>>>']);
const dividing = new Set(['/', '%']);

/**
 * Inserts calls that look at operands and results of operators, for the faults asked for. The calls return what they
 * are given, so the program computes the same. Whatever is built from the result contains the checks: the search can
 * solve for inputs that fail them, and findings are confirmed without other instrumentation.
 */
export function insertChecks(
  program: Program,
  text: string,
  faults: readonly SilentFaultName[],
): { readonly text: string; readonly ranges: CopiedRanges } {
  const writer = new SourceMapWriter(text);
  const inserter = new CheckInserter(text, writer, new Set(faults));
  for (const statement of program.body) inserter.visit(statement);
  return writer.finish();
}

/**
 * How an expression is used: `written` is a place that is assigned to or deleted, so that its value is not read;
 * `called` is what is called, whose text the engine shows in errors.
 */
type Use = 'value' | 'written' | 'called';

/** Walks a program in source order. */
class CheckInserter {
  readonly #text: string;
  readonly #writer: SourceMapWriter;
  readonly #faults: ReadonlySet<SilentFaultName>;
  /** The checks of results of arithmetic. */
  readonly #ofResults: readonly (keyof SilentFaultChecks)[];

  constructor(text: string, writer: SourceMapWriter, faults: ReadonlySet<SilentFaultName>) {
    this.#text = text;
    this.#writer = writer;
    this.#faults = faults;
    this.#ofResults = [
      ...(faults.has('nan') ? (['notNaN'] as const) : []),
      ...(faults.has('unsafe-integer') ? (['safe'] as const) : []),
    ];
  }

  visit(node: Node, use: Use = 'value'): void {
    switch (node.type) {
      case 'BinaryExpression':
        return this.#binary(node, use === 'called');
      case 'CallExpression':
      case 'NewExpression':
        this.visit(node.callee, 'called');
        return node.arguments.forEach((argument) => this.visit(argument));
      case 'ChainExpression':
        return this.visit(node.expression, use);
      case 'AssignmentExpression':
        return this.#assignment(node);
      case 'UnaryExpression':
        if (node.operator === '~') return this.#within(node.argument, this.#bits(node.argument));
        return this.visit(node.argument, node.operator === 'delete' ? 'written' : 'value');
      case 'UpdateExpression':
        return this.visit(node.argument, 'written');
      case 'MemberExpression':
        return this.#member(node, use);
      case 'ParenthesizedExpression':
        return this.visit(node.expression, use);
      case 'ForInStatement':
      case 'ForOfStatement':
        this.visit(node.left, 'written');
        this.visit(node.right);
        return this.visit(node.body);
      case 'AssignmentPattern':
        this.visit(node.left, 'written');
        return this.visit(node.right);
      case 'ArrayPattern':
      case 'RestElement':
        return childrenOf(node).forEach((child) => this.visit(child, 'written'));
      case 'ObjectPattern':
        return node.properties.forEach((property) => this.#boundProperty(property));
      default:
        for (const child of childrenOf(node)) this.visit(child);
    }
  }

  #boundProperty(property: NodeOf<'ObjectPattern'>['properties'][number]): void {
    if (property.type === 'RestElement') return this.visit(property.argument, 'written');
    if (!property.shorthand) this.visit(property.key);
    this.visit(property.value, 'written');
  }

  /** @param isPart true if the result is not checked: an operand of arithmetic, whose result tells as much */
  #binary(node: NodeOf<'BinaryExpression'>, isPart: boolean): void {
    const { operator, left, right } = node;
    if (bitwise.has(operator)) {
      this.#within(left, this.#bits(left));
      return this.#within(right, this.#bits(right));
    }
    const checks = arithmetic.has(operator) && !isPart ? this.#ofResults : [];
    const part = arithmetic.has(operator);
    this.#open(node.start, checks);
    this.#operand(left, part);
    this.#within(right, this.#divisor(operator), part);
    this.#close(node.end, checks);
  }

  #assignment(node: NodeOf<'AssignmentExpression'>): void {
    const operator = node.operator.slice(0, -1);
    const checks = arithmetic.has(operator) ? this.#ofResults : [];
    this.#open(node.start, checks);
    this.visit(node.left, node.operator === '=' ? 'written' : 'value');
    if (bitwise.has(operator)) this.#within(node.right, this.#bits(node.right));
    else this.#within(node.right, this.#divisor(operator), false);
    this.#close(node.end, checks);
  }

  #operand(node: Node, isPart: boolean): void {
    let inner = node;
    while (inner.type === 'ParenthesizedExpression') inner = inner.expression;
    if (isPart && inner.type === 'BinaryExpression') this.#binary(inner, arithmetic.has(inner.operator));
    else this.visit(inner);
  }

  #within(node: Node, checks: readonly (keyof SilentFaultChecks)[], isPart = false): void {
    this.#open(node.start, checks);
    this.#operand(node, isPart);
    this.#close(node.end, checks);
  }

  #member(node: NodeOf<'MemberExpression'>, use: Use): void {
    this.visit(node.object);
    if (!node.computed) return;
    const { object, property } = node;
    // Other objects would have to be evaluated twice.
    const isNamed = object.type === 'Identifier' || object.type === 'ThisExpression';
    const isChecked = this.#faults.has('out-of-bounds') && use === 'value' && isNamed && property.type !== 'Literal';
    if (!isChecked) return this.visit(property, use === 'called' ? 'called' : 'value');
    this.#writer.insertAt(property.start, `${checksName}.index(${this.#text.slice(object.start, object.end)},`);
    this.visit(property);
    this.#writer.insertAt(property.end, ')');
  }

  #divisor(operator: string): readonly (keyof SilentFaultChecks)[] {
    return dividing.has(operator) && this.#faults.has('division-by-zero') ? ['divisor'] : [];
  }

  /** Constants are left out: what does not fit is written on purpose. */
  #bits(operand: Node): readonly (keyof SilentFaultChecks)[] {
    return operand.type !== 'Literal' && this.#faults.has('int32-wrap') ? ['fits'] : [];
  }

  #open(offset: number, checks: readonly (keyof SilentFaultChecks)[]): void {
    for (const check of checks) this.#writer.insertAt(offset, `${checksName}.${check}(`);
  }

  #close(offset: number, checks: readonly (keyof SilentFaultChecks)[]): void {
    if (checks.length > 0) this.#writer.insertAt(offset, ')'.repeat(checks.length));
  }
}
