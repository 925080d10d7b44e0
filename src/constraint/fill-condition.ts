import type { ConditionTemplate } from '../core/condition-template.ts';
import { operators } from '../core/operators.ts';
import type { ApplicationOperator, Constant, Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';

/** Conditions filled before, of one template. */
interface Filled {
  readonly template: ConditionTemplate;
  readonly byOperand: Map<Expr, Expr>;
}

const filledBefore = new WeakMap<Constant, Filled>();

/** The condition that `text`, the JSON of a `ConditionTemplate`, is about the operand. */
export function fillCondition(text: Constant, operand: Expr, pool: ExpressionPool): Expr {
  let filled = filledBefore.get(text);
  if (filled === undefined) {
    filled = { template: JSON.parse(text.value as string) as ConditionTemplate, byOperand: new Map() };
    filledBefore.set(text, filled);
  }
  const known = filled.byOperand.get(operand);
  if (known !== undefined) return known;
  const made = fill(filled.template, operand, pool);
  filled.byOperand.set(operand, made);
  return made;
}

function fill(template: ConditionTemplate, operand: Expr, pool: ExpressionPool): Expr {
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
