import type { Predicate } from '../core/predicate.ts';
import { operators } from '../core/operators.ts';
import type { ApplicationOperator, Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';

/** A predicate with the conditions already built from it. */
interface Filled {
  readonly template: Predicate;
  readonly byOperand: Map<Expr, Expr>;
}

const filledBefore = new WeakMap<ExpressionPool, Map<string, Filled>>();

/** Applies a predicate, given as JSON text, to an operand. */
export function fillCondition(text: string, operand: Expr, pool: ExpressionPool): Expr {
  const { template, byOperand } = filledOf(text, pool);
  const known = byOperand.get(operand);
  if (known !== undefined) return known;
  const made = fill(template, operand, pool);
  byOperand.set(operand, made);
  return made;
}

function filledOf(text: string, pool: ExpressionPool): Filled {
  let ofPool = filledBefore.get(pool);
  if (ofPool === undefined) {
    ofPool = new Map();
    filledBefore.set(pool, ofPool);
  }
  let filled = ofPool.get(text);
  if (filled === undefined) {
    filled = { template: JSON.parse(text) as Predicate, byOperand: new Map() };
    ofPool.set(text, filled);
  }
  return filled;
}

function fill(template: Predicate, operand: Expr, pool: ExpressionPool): Expr {
  switch (template[0]) {
    case 'and':
    case 'or':
      return pool.apply(template[0], fill(template[1], operand, pool), fill(template[2], operand, pool));
    case 'not':
      return pool.apply('not', fill(template[1], operand, pool));
    case 'truth':
      return operand;
    default: {
      const [operator, constant] = template;
      return pool.apply(operators[operator]?.name as ApplicationOperator, operand, pool.constant(constant));
    }
  }
}
