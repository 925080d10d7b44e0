import type { Expr } from '../../constraint/expression.ts';
import type { InputLimits } from '../solver.ts';

/** How many other lengths of one input are tried when nothing says which. */
const triesPerInput = 12;
const longestTried = 4096;

/** The lengths of an input that can make a difference; `last` stands for all longer ones. */
export interface LengthHorizon {
  readonly input: number;
  readonly first: number;
  readonly last: number;
}

/** All lengths up to the horizon but the run's own, which may itself lie beyond and stand for those there. */
export function* lengthsUpTo(
  { input, first, last }: LengthHorizon,
  runLengths: ReadonlyMap<number, number>,
): Iterable<ReadonlyMap<number, number>> {
  const own = Math.min(runLengths.get(input) ?? -1, last);
  for (let length = first; length <= last; length++) {
    if (length !== own) yield new Map(runLengths).set(input, length);
  }
}

/**
 * Other lengths of the inputs that a condition speaks of, the likely ones first: near the run's,
 * and what the numbers and texts in the condition suggest.
 */
export function* likelyLengths(
  condition: Expr,
  runLengths: ReadonlyMap<number, number>,
  limits: InputLimits,
): Iterable<ReadonlyMap<number, number>> {
  const suggested = suggestedLengths(condition);
  const inputs = new Set(condition.variables.map(({ input }) => input));
  for (const input of inputs) {
    const length = runLengths.get(input);
    if (length === undefined) continue;
    const near = [1, -1, 2, -2, 3, 4, 6, 8].map((step) => length + step);
    const further = suggested.flatMap((value) => [value, value + 1, length + value]);
    const fitting = [...new Set([...near.slice(0, 2), ...further, ...near, 0])].filter(
      (value) => value >= 0 && value <= longestTried && value !== length && (limits.get(input)?.has(value) ?? true),
    );
    for (const other of fitting.slice(0, triesPerInput)) yield new Map(runLengths).set(input, other);
  }
}

function suggestedLengths(root: Expr): readonly number[] {
  const lengths = new Set<number>();
  const terms = new Set<Expr>([root]);
  for (const term of terms) {
    if (term.kind === 'application') for (const operand of term.operands) terms.add(operand);
    if (term.kind !== 'constant') continue;
    if (typeof term.value === 'string') lengths.add(term.value.length);
    if (Number.isInteger(term.value)) lengths.add(term.value as number);
    if (typeof term.value === 'number') lengths.add(String(term.value).length);
  }
  return [...lengths];
}
