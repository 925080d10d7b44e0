import { textOfUnits } from '../../core/text/text-of-units.ts';
import type { Expr } from '../expression.ts';
import type { Rewriter } from './rewriter.ts';

/** Longer strings are not split into units. */
const lengthLimit = 1024;

/** The code units of a simplified string whose length is known, each an expression within 0..65535. */
export function unitsOf(expr: Expr | undefined, rewriter: Rewriter): readonly Expr[] | undefined {
  const { pool } = rewriter;
  if (expr?.kind === 'constant' && typeof expr.value === 'string') {
    const text = expr.value;
    if (text.length > lengthLimit) return undefined;
    return Array.from({ length: text.length }, (_, i) => pool.constant(text.charCodeAt(i)));
  }
  if (expr?.kind === 'variable' && expr.name === 'text') {
    const length = rewriter.lengthOf(expr.input);
    if (length === undefined || length > lengthLimit) return undefined;
    return Array.from({ length }, (_, i) => pool.variable('unit', expr.input, i));
  }
  if (expr?.kind !== 'application' || expr.name !== 'fromCharCode') return undefined;
  return expr.operands.every((unit) => isUnit(unit, rewriter)) ? expr.operands : undefined;
}

/** The string of these code units. */
export function stringOf(units: readonly Expr[], { pool }: Rewriter): Expr {
  const constants: number[] = [];
  for (const unit of units) if (unit.kind === 'constant') constants.push(unit.value as number);
  if (constants.length === units.length) return pool.constant(textOfUnits(constants));
  return pool.apply('fromCharCode', ...units);
}

export function isUnit(expr: Expr, { boundsOf }: Rewriter): boolean {
  const bounds = boundsOf(expr);
  return bounds !== undefined && bounds.min >= 0 && bounds.max <= 0xffff;
}

/** The condition that two strings of known length are equal. */
export function sameUnits(a: readonly Expr[], b: readonly Expr[], rewriter: Rewriter): Expr {
  if (a.length !== b.length) return rewriter.constant(false);
  const pairs: Expr[] = [];
  for (const [i, unit] of a.entries()) {
    const same = rewriter.make('strictEquals', unit, b[i]!);
    if (same.kind === 'constant' && same.value === false) return same;
    pairs.push(same);
  }
  return rewriter.make('and', ...pairs);
}
