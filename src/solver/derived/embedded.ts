import type { Variable } from '../../constraint/expression.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { PositionPath } from '../positions/position-path.ts';
import type { Span } from '../positions/span-finder.ts';

/** A part of an input, and the text to put there. */
export interface ReplacedSpan {
  readonly span: Span;
  readonly text: string;
}

/**
 * Values of whole texts with the replacements made; `own` are further changes of the inputs. Undefined if replacements
 * overlap.
 */
export function embedded(
  replacements: readonly ReplacedSpan[],
  own: VariableValues,
  { run }: PositionPath,
): VariableValues | undefined {
  if (replacements.length === 0) return own;
  const changed = run.withVariables(own);
  const texts = new Map<Variable, Primitive>();
  // From the end on, so that the positions before stay what they were.
  const sorted = [...replacements].sort((a, b) => b.span.start - a.span.start);
  const ends = new Map<Variable, number>();
  for (const { span, text } of sorted) {
    const { text: variable, start, end } = span;
    if (end > (ends.get(variable) ?? Infinity)) return undefined;
    ends.set(variable, start);
    const before = texts.get(variable) ?? changed.valueOf(variable);
    if (typeof before !== 'string') return undefined;
    texts.set(variable, before.slice(0, start) + text + before.slice(end));
  }
  const inputs = new Set([...texts.keys()].map(({ input }) => input));
  return new Map([...[...own].filter(([{ input }]) => !inputs.has(input)), ...texts]);
}
