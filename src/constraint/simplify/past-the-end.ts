import type { Application, Expr, Variable } from '../expression.ts';
import { mirrored, type Relation } from './bounds/linear-comparison.ts';
import type { Rewriter } from './rewriter.ts';

/**
 * Compares `charCodeAt` of a text input of unknown length with a number other than NaN: the position is within the text
 * and its unit satisfies the relation. Past the end the result is NaN, which satisfies no relation.
 */
export function compareUnit(relation: Relation, a: Expr, b: Expr, rewriter: Rewriter): Expr | undefined {
  if (a.kind === 'constant') return b.kind === 'constant' ? undefined : compareUnit(mirrored[relation], b, a, rewriter);
  if (b.kind !== 'constant' || typeof b.value !== 'number' || Number.isNaN(b.value)) return undefined;
  if (a.kind !== 'application' || a.name !== 'charCodeAt') return undefined;
  const place = placeIn(a);
  return place && rewriter.make('and', isWithin(place, rewriter), rewriter.make(relation, unitAt(place, rewriter), b));
}

/** Compares `s[i]` or `s.charAt(i)` of such a text with a constant. */
export function compareCharacter(a: Expr, b: Expr, rewriter: Rewriter): Expr | undefined {
  const place = isCharacter(a) ? placeIn(a) : undefined;
  if (place === undefined || b.kind !== 'constant') return undefined;
  const { make, constant } = rewriter;
  const missing = (a as Application).name === 'charAt' ? '' : undefined;
  if (b.value === missing) return make('not', isWithin(place, rewriter));
  if (typeof b.value !== 'string' || b.value.length !== 1) return constant(false);
  return make(
    'and',
    isWithin(place, rewriter),
    make('strictEquals', unitAt(place, rewriter), constant(b.value.charCodeAt(0))),
  );
}

/** The condition that the character exists, which is its truth: every one-character string is truthy. */
export function isThere(expr: Expr, rewriter: Rewriter): Expr | undefined {
  const place = isCharacter(expr) ? placeIn(expr) : undefined;
  return place && isWithin(place, rewriter);
}

interface Place {
  readonly text: Variable;
  readonly position: Expr;
  readonly index: number;
}

function isCharacter(expr: Expr): expr is Application {
  return expr.kind === 'application' && (expr.name === 'indexString' || expr.name === 'charAt');
}

/** A constant position in a text input. */
function placeIn({ operands: [text, position] }: Application): Place | undefined {
  if (text?.kind !== 'variable' || text.name !== 'text' || position?.kind !== 'constant') return undefined;
  const index = position.value;
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? { text, position, index } : undefined;
}

function isWithin({ text, position }: Place, { make, pool }: Rewriter): Expr {
  return make('greaterThan', pool.variable('length', text.input), position);
}

function unitAt({ text, index }: Place, { pool }: Rewriter): Expr {
  return pool.variable('unit', text.input, index);
}
