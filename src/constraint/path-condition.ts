import type { Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';

/** A decision the run took: `branch` a test of the program, `implicit` an operation that can throw, `assume` a wish of the harness. */
interface TruthDecision {
  readonly kind: 'branch' | 'implicit' | 'assume';
  readonly site: number;
  /** Decided by its truth, as a test of the program would. */
  readonly expr: Expr;
  readonly taken: boolean;
}

/** A look-up by a symbolic key, which goes as many ways as there are keys, and one more. */
interface KeyDecision {
  readonly kind: 'key';
  readonly site: number;
  /** A `keyIndex`. */
  readonly expr: Expr;
  /** The value of expr: which of the keys, -1 for none. */
  readonly taken: number;
}

export type Decision = TruthDecision | KeyDecision;

/** A symbolic value that was made concrete: conclusions about later decisions hold only while the condition does. */
export interface Pin {
  readonly site: number;
  readonly condition: Expr;
  readonly why: string;
  /** Decisions taken before it. */
  readonly before: number;
}

/** Another way a decision could have gone. */
export interface Alternative {
  /** Of the decision. */
  readonly index: number;
  readonly taken: boolean | number;
  /** What has to hold for it, besides everything decided before. */
  readonly condition: Expr;
}

/** What one run says about its input: the decisions in order, and what was taken for granted between them. */
export class PathCondition {
  readonly decisions: readonly Decision[];
  readonly pins: readonly Pin[];
  /** How many of the first pins say what all inputs have in common: these hold on every other path, too. */
  readonly givenCount: number;

  constructor(decisions: readonly Decision[], pins: readonly Pin[] = [], givenCount = 0) {
    this.decisions = decisions;
    this.pins = pins;
    this.givenCount = givenCount;
  }

  /** The first decisions, with the pins made before the next one. */
  prefix(length: number): PathCondition {
    return new PathCondition(
      this.decisions.slice(0, length),
      this.pins.filter((pin) => pin.before <= length),
      this.givenCount,
    );
  }

  /** The same path among inputs that all satisfy the given conditions: these come first among the pins. */
  under(given: readonly Expr[]): PathCondition {
    if (given.length === 0) return this;
    const pins = given.map((condition): Pin => ({ site: 0, condition, why: 'the shape of the input', before: 0 }));
    return new PathCondition(this.decisions, [...pins, ...this.pins], pins.length);
  }

  /** One expression per decision and pin, in order, each true under the run's own input. */
  constraints(pool: ExpressionPool): readonly Expr[] {
    const result: Expr[] = [];
    let nextPin = 0;
    for (let i = 0; i <= this.decisions.length; i++) {
      for (; (this.pins[nextPin]?.before ?? Infinity) <= i; nextPin++)
        result.push((this.pins[nextPin] as Pin).condition);
      const decision = this.decisions[i];
      if (decision !== undefined) result.push(conditionFor(decision, decision.taken, pool));
    }
    return result;
  }

  /** What can be tried instead of decision `index`: nothing for an assumption that holds. */
  alternatives(index: number, pool: ExpressionPool): readonly Alternative[] {
    const decision = this.decisions[index];
    if (decision === undefined || (decision.kind === 'assume' && decision.taken)) return [];
    return otherWays(decision).map((taken) => ({ index, taken, condition: conditionFor(decision, taken, pool) }));
  }

  toString(): string {
    const lines: string[] = [];
    for (let i = 0; i <= this.decisions.length; i++) {
      for (const pin of this.pins)
        if (pin.before === i) lines.push(`pin ${pin.condition.toString()} // ${pin.why} at ${pin.site}`);
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
