import type { RawConstant } from '../../../core/raw-trace.ts';
import type { Constant, Expr } from '../../expression.ts';
import { isPlainConcat } from './segment-rules.ts';
import type { Rewriter, RewriteRule, RewriteRules } from '../rewriter.ts';
import { isUnit, stringOf, unitsOf } from '../unit-strings.ts';

/** Rewrites strings of known length to their code units; slices and concatenations of them keep this form. */
export const stringRules: RewriteRules = {
  toStringValue: ([s]) => (s?.sort === 'string' ? s : undefined),
  stringLength: ([s], rewriter) => lengthOf(s!, rewriter),
  charCodeAt: onUnits((units, at, rewriter) => units[at(0)] ?? rewriter.constant(Number.NaN)),
  codePointAt: onUnits((units, at, rewriter) => codePointAt(units, at(0), rewriter)),
  charAt: onUnits((units, at, rewriter) => characterAt(units, at(0), rewriter) ?? rewriter.constant('')),
  indexString: ([receiver, index], rewriter) => {
    const units = unitsOf(receiver, rewriter);
    // A property key is not converted to an integer, unlike the arguments of methods.
    if (units === undefined || index?.kind !== 'constant' || typeof index.value !== 'number') return undefined;
    return characterAt(units, index.value, rewriter) ?? rewriter.constant(undefined);
  },
  at: onUnits((units, at, rewriter) => {
    const i = at(0);
    return characterAt(units, i < 0 ? units.length + i : i, rewriter) ?? rewriter.constant(undefined);
  }),
  slice: onUnits((units, at, rewriter) => stringOf(units.slice(at(0), at(1, units.length)), rewriter)),
  substring: onUnits((units, at, rewriter) => {
    const ends = [at(0), at(1, units.length)].map((end) => Math.min(Math.max(end, 0), units.length));
    return stringOf(units.slice(Math.min(...ends), Math.max(...ends)), rewriter);
  }),
  substr: onUnits((units, at, rewriter) => {
    const start = at(0) < 0 ? Math.max(units.length + at(0), 0) : at(0);
    return stringOf(units.slice(start, start + Math.max(at(1, units.length), 0)), rewriter);
  }),
  splitPart: ([s, separator, i], { make }) =>
    isEmptyText(separator) && isIndex(i) ? make('indexString', s!, i) : undefined,
  splitCount: ([s, separator], { make }) => (isEmptyText(separator) ? make('stringLength', s!) : undefined),
  concat: (operands, rewriter) => concatenate(operands, rewriter),
  fromCharCode: (operands, rewriter) => fromCharCodes(operands, rewriter),
};

function isEmptyText(expr: Expr | undefined): boolean {
  return expr?.kind === 'constant' && expr.value === '';
}

function isIndex(expr: Expr | undefined): expr is Expr {
  return expr?.kind === 'constant' && Number.isInteger(expr.value) && (expr.value as number) >= 0;
}

/** An argument converted to an integer as string methods do; `otherwise` if it is omitted or undefined. */
type Argument = (index: number, otherwise?: number) => number;

/** Makes a rule for receivers of known length and constant arguments. */
function onUnits(rewrite: (units: readonly Expr[], at: Argument, rewriter: Rewriter) => Expr): RewriteRule {
  return ([receiver, ...rest], rewriter) => {
    const units = unitsOf(receiver, rewriter);
    if (units === undefined) return undefined;
    const values: RawConstant[] = [];
    for (const operand of rest) {
      if (operand.kind !== 'constant' || typeof operand.value === 'object' || typeof operand.value === 'bigint')
        return undefined;
      values.push(operand.value);
    }
    const at: Argument = (index, otherwise = 0) => {
      const value = values[index];
      return value === undefined ? otherwise : Math.trunc(Number(value)) || 0;
    };
    return rewrite(units, at, rewriter);
  };
}

function characterAt(units: readonly Expr[], i: number, rewriter: Rewriter): Expr | undefined {
  const unit = units[i];
  return unit === undefined ? undefined : stringOf([unit], rewriter);
}

/** The code unit, or the code point if the unit and the next one are a surrogate pair. */
function codePointAt(units: readonly Expr[], i: number, rewriter: Rewriter): Expr {
  const [unit, next] = [units[i], units[i + 1]];
  const { make, constant } = rewriter;
  if (unit === undefined) return constant(undefined);
  if (next === undefined) return unit;
  const within = (expr: Expr, from: number, to: number): Expr =>
    make('and', make('greaterOrEqual', expr, constant(from)), make('lessOrEqual', expr, constant(to)));
  const isPair = make('and', within(unit, 0xd800, 0xdbff), within(next, 0xdc00, 0xdfff));
  // Only the low ten bits of each half, so that the bounds of the sum are those of the code points.
  const [high, low] = [unit, next].map((half) => make('bitAnd', half, constant(0x3ff))) as [Expr, Expr];
  const pair = make('add', make('add', make('multiply', high, constant(0x400)), low), constant(0x10000));
  return make('conditional', isPair, pair, unit);
}

function lengthOf(s: Expr, rewriter: Rewriter): Expr | undefined {
  const units = unitsOf(s, rewriter);
  if (units !== undefined) return rewriter.constant(units.length);
  if (s.kind === 'variable' && s.name === 'text') return rewriter.pool.variable('length', s.input);
  if (!isPlainConcat(s)) return undefined;
  return s.operands
    .map((part) => rewriter.make('stringLength', part))
    .reduce((sum, part) => rewriter.make('add', sum, part));
}

/**
 * Upper limits of the segments of a concatenation and of the units of a segment. Longer ones stay nested: a text that a
 * program doubles again and again would have more segments than there is memory.
 */
const mostSegments = 512;
const mostUnits = 1024;

function concatenate(operands: readonly Expr[], rewriter: Rewriter): Expr | undefined {
  if (operands[0]?.sort !== 'string') return undefined;
  const parts: Expr[] = [];
  for (const operand of operands) {
    const text = rewriter.make('toStringValue', operand);
    const isFlat = isPlainConcat(text) && parts.length + text.operands.length <= mostSegments;
    const nested = isFlat ? text.operands : [text];
    for (const part of nested) append(part, parts, rewriter);
  }
  if (parts.length === 0) return rewriter.constant('');
  return parts.length === 1 ? parts[0] : rewriter.pool.apply('concat', ...parts);
}

/** Appends a part; neighbors of known length become one string. */
function append(part: Expr, parts: Expr[], rewriter: Rewriter): void {
  const units = unitsOf(part, rewriter);
  if (units?.length === 0) return;
  const before = unitsOf(parts.at(-1), rewriter);
  if (units !== undefined && before !== undefined && before.length + units.length <= mostUnits) {
    parts[parts.length - 1] = stringOf([...before, ...units], rewriter);
    return;
  }
  const joined = joinedSlices(parts.at(-1), part, rewriter);
  if (joined === undefined) parts.push(part);
  else parts[parts.length - 1] = joined;
}

/** A part of a text between constant positions. */
interface ConstantSlice {
  readonly text: Expr;
  readonly from: number;
  readonly to: number;
}

/** Texts are often copied character by character: a slice followed by the character after it is a longer slice. */
function joinedSlices(before: Expr | undefined, after: Expr, { make, constant }: Rewriter): Expr | undefined {
  const [a, b] = [before && constantSlice(before), constantSlice(after)];
  if (a === undefined || b === undefined || a.text !== b.text || a.to !== b.from) return undefined;
  return make('slice', a.text, constant(a.from), constant(b.to));
}

function constantSlice(expr: Expr): ConstantSlice | undefined {
  if (expr.kind !== 'application') return undefined;
  const [text, first, second] = expr.operands;
  if (text?.sort !== 'string' || !isIndex(first)) return undefined;
  const from = (first as Constant).value as number;
  if (expr.name === 'charAt') return { text, from, to: from + 1 };
  if ((expr.name !== 'slice' && expr.name !== 'substring') || !isIndex(second)) return undefined;
  const to = (second as Constant).value as number;
  return to < from ? undefined : { text, from, to };
}

/** Masks codes outside 0..65535, which wrap around, so that all operands are code units. */
function fromCharCodes(operands: readonly Expr[], rewriter: Rewriter): Expr | undefined {
  if (operands.every((operand) => isUnit(operand, rewriter))) return undefined;
  if (operands.some((operand) => rewriter.boundsOf(operand) === undefined)) return undefined;
  const mask = rewriter.constant(0xffff);
  return stringOf(
    operands.map((operand) => (isUnit(operand, rewriter) ? operand : rewriter.make('bitAnd', operand, mask))),
    rewriter,
  );
}
