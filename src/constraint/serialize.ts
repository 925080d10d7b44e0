import { operatorCode, operators } from '../core/operators.ts';
import type { ApplicationOperator, Expr, VariableOperator } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';
import { PathCondition, type Decision, type Concretization } from './path-condition.ts';
import { ByteReader } from './serialize/byte-reader.ts';
import { ByteWriter } from './serialize/byte-writer.ts';
import { readConstant, writeConstant } from './serialize/constant-codec.ts';

/** Equal expressions give equal bytes, independent of their pools; each shared term is written once. */
export function serializeExpressions(roots: readonly Expr[]): Uint8Array {
  const writer = new ByteWriter();
  writeExpressions(roots, writer);
  return writer.finish();
}

export function deserializeExpressions(bytes: Uint8Array, pool: ExpressionPool): readonly Expr[] {
  return readExpressions(new ByteReader(bytes), pool);
}

const decisionKinds = ['branch', 'implicit', 'assume', 'key'] as const;

export function serializePathCondition({ decisions, concretizations }: PathCondition): Uint8Array {
  const writer = new ByteWriter();
  writeExpressions(
    [...decisions.map(({ expr }) => expr), ...concretizations.map(({ condition }) => condition)],
    writer,
  );
  writer.natural(decisions.length);
  for (const { kind, site, taken } of decisions) {
    writer.natural(decisionKinds.indexOf(kind));
    writer.integer(site);
    writer.integer(Number(taken));
  }
  writer.natural(concretizations.length);
  for (const { site, why, before } of concretizations) {
    writer.integer(site);
    writer.text(why);
    writer.natural(before);
  }
  return writer.finish();
}

export function deserializePathCondition(bytes: Uint8Array, pool: ExpressionPool): PathCondition {
  const reader = new ByteReader(bytes);
  const exprs = readExpressions(reader, pool);
  let next = 0;
  const decisions = reader.list((): Decision => {
    const kind = decisionKinds[reader.natural()] ?? 'branch';
    const site = reader.integer();
    const taken = reader.integer();
    const expr = exprs[next++]!;
    return kind === 'key' ? { kind, site, expr, taken } : { kind, site, expr, taken: taken !== 0 };
  });
  const concretizations = reader.list((): Concretization => {
    const condition = exprs[next++]!;
    return { site: reader.integer(), condition, why: reader.text(), before: reader.natural() };
  });
  return new PathCondition(decisions, concretizations);
}

function writeExpressions(roots: readonly Expr[], writer: ByteWriter): void {
  const order = operandsFirst(roots);
  const places = new Map(order.map((expr, i) => [expr, i]));
  const placeOf = (expr: Expr): number => places.get(expr)!;
  writer.natural(order.length);
  for (const [place, expr] of order.entries()) writeTerm(expr, (operand) => place - placeOf(operand), writer);
  writer.natural(roots.length);
  for (const root of roots) writer.natural(placeOf(root));
}

function writeTerm(expr: Expr, distanceTo: (operand: Expr) => number, writer: ByteWriter): void {
  if (expr.kind === 'constant') {
    writer.natural(operatorCode.const);
    writeConstant(expr.value, writer);
    return;
  }
  writer.natural(operatorCode[expr.name]);
  if (expr.kind === 'variable') {
    writer.natural(expr.input);
    writer.natural(expr.position);
    return;
  }
  writer.natural(expr.operands.length);
  for (const operand of expr.operands) writer.natural(distanceTo(operand));
}

/** Orders terms by structure alone: roots in order, operands from the left, each term once and after its operands. */
function operandsFirst(roots: readonly Expr[]): readonly Expr[] {
  const placed = new Set<Expr>();
  for (const root of roots) {
    const path: { readonly expr: Expr; next: number }[] = [{ expr: root, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const operand = top.expr.kind === 'application' ? top.expr.operands[top.next++] : undefined;
      if (operand !== undefined && !placed.has(operand)) path.push({ expr: operand, next: 0 });
      if (operand !== undefined) continue;
      placed.add(top.expr);
      path.pop();
    }
  }
  return [...placed];
}

function readExpressions(reader: ByteReader, pool: ExpressionPool): readonly Expr[] {
  const terms: Expr[] = [];
  for (let count = reader.natural(); count > 0; count--) terms.push(readTerm(reader, terms, pool));
  return reader.list(() => terms[reader.natural()]!);
}

function readTerm(reader: ByteReader, terms: readonly Expr[], pool: ExpressionPool): Expr {
  const operator = operators[reader.natural()];
  if (operator === undefined) throw new RangeError('serialized data names an unknown operator');
  if (operator.name === 'const') return pool.constant(readConstant(reader));
  if (operator.shape === 'immediate') {
    return pool.variable(operator.name as VariableOperator, reader.natural(), reader.natural());
  }
  const operands = reader.list(() => terms[terms.length - reader.natural()]!);
  return pool.apply(operator.name as ApplicationOperator, ...operands);
}
