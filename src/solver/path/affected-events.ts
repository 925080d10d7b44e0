import type { Expr, Variable } from '../../constraint/expression.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { PositionReading } from '../positions/reading.ts';
import { isPart } from './is-part.ts';

/**
 * Finds the events of a path whose truth can change when variables change.
 * A text depends on each of its units, and a length determines which units exist.
 */
export class AffectedEvents {
  readonly #byVariable = new Map<Variable, number[]>();
  readonly #byText = new Map<number, number[]>();
  readonly #byInput = new Map<number, number[]>();

  /** Events must be added in order. `reading`: what the event says, if that is about single positions and lengths. */
  add(event: number, expr: Expr, reading?: PositionReading): void {
    for (const variable of expr.variables) {
      append(this.#byVariable, variable, event);
      append(this.#byInput, variable.input, event);
      if (variable.name === 'text' && reading === undefined) append(this.#byText, variable.input, event);
    }
    for (const conjunction of reading ?? []) {
      for (const { variable } of conjunction) append(this.#byVariable, variable, event);
    }
  }

  /** Ascending for a model of one variable; may contain an event more than once. */
  *before(end: number, model: VariableValues): Iterable<number> {
    for (const variable of model.keys()) {
      if (!isPart(variable)) yield* upTo(end, this.#byInput.get(variable.input));
      else {
        yield* upTo(end, this.#byVariable.get(variable));
        yield* upTo(end, this.#byText.get(variable.input));
      }
    }
  }
}

function append<K>(lists: Map<K, number[]>, key: K, event: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [event]);
  else if (list.at(-1) !== event) list.push(event);
}

function* upTo(end: number, events: readonly number[] = []): Iterable<number> {
  for (const event of events) {
    if (event >= end) return;
    yield event;
  }
}
