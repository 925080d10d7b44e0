import type { Application, Expr, Variable } from '../expression.ts';
import { mirrored, type Relation } from './linear-comparison.ts';
import type { Rewriter } from './rewriter.ts';

/**
 * `charCodeAt` of a text input of open length against a number that is not NaN: the position is within the text and its unit compares.
 * (Past the end it is NaN, which does not compare.)
 */
export function compareUnit(relation: Relation, a: Expr, b: Expr, rewriter: Rewriter): Expr | undefined {
  if (a.kind === 'constant') return b.kind === 'constant' ? undefined : compareUnit(mirrored[relation], b, a, rewriter);
  if (b.kind !== 'constant' || typeof b.value !== 'number' || Number.isNaN(b.value)) return undefined;
  if (a.kind !== 'application' || a.name !== 'charCodeAt') return undefined;
  const place = placeIn(a);
  return place && rewriter.make('and', isWithin(place, rewriter), rewriter.make(relation, unitAt(place, rewriter), b));
}

/** `s[i]` and `s.charAt(i)` of such a text against a constant. */
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

/** Whether there is such a character: those that are there are true. */
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

/** A constant place in a text input. */
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
