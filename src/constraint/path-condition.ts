import type { Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';

/**
 * A decision of the run: `branch` is a test of the program, `implicit` an operation that can throw, `assume` an
 * assumption.
 */
interface TruthDecision {
  readonly kind: 'branch' | 'implicit' | 'assume';
  readonly site: number;
  /** The expression whose truth decides. */
  readonly expr: Expr;
  readonly taken: boolean;
}

/** A look-up by a symbolic key, with one outcome for each key and one for a missing key. */
interface KeyDecision {
  readonly kind: 'key';
  readonly site: number;
  /** A `keyIndex`. */
  readonly expr: Expr;
  /** The value of expr: the index of the key, -1 if it is missing. */
  readonly taken: number;
}

export type Decision = TruthDecision | KeyDecision;

/** A concretization: conclusions about later decisions hold only while its condition does. */
export interface Concretization {
  readonly site: number;
  readonly condition: Expr;
  readonly why: string;
  /** Number of decisions before it. */
  readonly before: number;
}

/** Another outcome of a decision. */
export interface Alternative {
  /** Index of the decision. */
  readonly index: number;
  readonly taken: boolean | number;
  /** The condition for this outcome, in addition to everything decided before. */
  readonly condition: Expr;
}

/** The path of one run: its decisions in order, and the concretizations between them. */
export class PathCondition {
  readonly decisions: readonly Decision[];
  readonly concretizations: readonly Concretization[];
  /** Number of leading concretizations that describe all inputs: they hold on every other path, too. */
  readonly givenCount: number;

  constructor(decisions: readonly Decision[], concretizations: readonly Concretization[] = [], givenCount = 0) {
    this.decisions = decisions;
    this.concretizations = concretizations;
    this.givenCount = givenCount;
  }

  /** The first `length` decisions, with the concretizations made before the next one. */
  prefix(length: number): PathCondition {
    return new PathCondition(
      this.decisions.slice(0, length),
      this.concretizations.filter((concretization) => concretization.before <= length),
      this.givenCount,
    );
  }

  /** The same path under conditions that all inputs satisfy; these become the first concretizations. */
  under(given: readonly Expr[]): PathCondition {
    if (given.length === 0) return this;
    const concretizations = given.map((condition): Concretization => ({
      site: 0,
      condition,
      why: 'the shape of the input',
      before: 0,
    }));
    return new PathCondition(this.decisions, [...concretizations, ...this.concretizations], concretizations.length);
  }

  /** One expression per decision and concretization, in order, each true under the run's own input. */
  constraints(pool: ExpressionPool): readonly Expr[] {
    const result: Expr[] = [];
    let nextConcretization = 0;
    for (let i = 0; i <= this.decisions.length; i++) {
      for (; (this.concretizations[nextConcretization]?.before ?? Infinity) <= i; nextConcretization++)
        result.push(this.concretizations[nextConcretization]!.condition);
      const decision = this.decisions[i];
      if (decision !== undefined) result.push(conditionFor(decision, decision.taken, pool));
    }
    return result;
  }

  /** The other outcomes of decision `index`; none for an assumption that holds. */
  alternatives(index: number, pool: ExpressionPool): readonly Alternative[] {
    const decision = this.decisions[index];
    if (decision === undefined || (decision.kind === 'assume' && decision.taken)) return [];
    return otherWays(decision).map((taken) => ({ index, taken, condition: conditionFor(decision, taken, pool) }));
  }

  toString(): string {
    const lines: string[] = [];
    for (let i = 0; i <= this.decisions.length; i++) {
      for (const concretization of this.concretizations)
        if (concretization.before === i)
          lines.push(
            `concretization ${concretization.condition.toString()} // ${concretization.why} at ${concretization.site}`,
          );
      const decision = this.decisions[i];
      if (decision !== undefined)
        lines.push(`${decision.kind} ${decision.expr.toString()} -> ${decision.taken} // at ${decision.site}`);
    }
    return lines.join('\n');
  }
}

function conditionFor({ kind, expr }: Decision, taken: boolean | number, pool: ExpressionPool): Expr {
  if (kind === 'key') return pool.apply('strictEquals', expr, pool.constant(taken));
  return pool.apply(taken === true ? 'toBoolean' : 'not', expr);
}

function otherWays(decision: Decision): readonly (boolean | number)[] {
  if (decision.kind !== 'key') return [!decision.taken];
  const { expr, taken } = decision;
  const keys =
    expr.kind === 'application' && expr.operands[0]?.kind === 'constant' ? expr.operands[0].value : undefined;
  const count = typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.length : 0;
  return Array.from({ length: count + 1 }, (_, i) => i - 1).filter((i) => i !== taken);
}
