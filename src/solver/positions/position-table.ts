import type { Value } from '../../constraint/evaluate.ts';
import type { Expr, Variable } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import type { VariableValues } from '../chain/verdict.ts';
import { plainUnit, preferredValue } from '../links/domains/preferred-value.ts';
import { isPart } from '../path/is-part.ts';
import type { Conjunction, PositionReading } from './reading.ts';

/** The values that the events leave for a variable, after each event that narrows them. */
interface History {
  readonly events: number[];
  readonly sets: IntervalSet[];
}

/** The variables that a table knows. */
export interface VariableSpace {
  readonly pool: ExpressionPool;
  /** The integers that a variable ranges over; undefined if it is no integer. */
  rangeOf(variable: Variable): IntervalSet | undefined;
  /** The value in the run. */
  valueOf(variable: Variable): Value;
  /** Whether units that are added to a text, and of which nothing is known, should be letters instead of spaces. */
  readonly addsLetters?: boolean;
}

/** Longer extensions of an input are left to the links. */
const longestExtension = 4096;

/**
 * What the events of a path say about single positions and lengths. Events without a reading are left out, so if
 * readings are exact, the table admits at least all inputs that take the path: where it admits none, there is none, of
 * any length.
 */
export class PositionTable {
  readonly #read: (condition: Expr) => PositionReading | undefined;
  readonly #space: VariableSpace;
  readonly #histories = new Map<Variable, History>();
  #count = 0;

  constructor(read: (condition: Expr) => PositionReading | undefined, space: VariableSpace) {
    this.#read = read;
    this.#space = space;
  }

  /** Number of events read so far. */
  get length(): number {
    return this.#count;
  }

  push(event: Expr): void {
    const index = this.#count++;
    const reading = this.#read(event);
    if (reading?.length !== 1) return;
    for (const { variable, set } of reading[0]!) this.#narrow(variable, set, index);
  }

  /**
   * Models of the conjunction after the events before `end`, likely ones first, to be confirmed: events without a
   * reading may exclude them. Undefined if there is no model.
   */
  modelsOf(conjunction: Conjunction, end: number): readonly VariableValues[] | undefined {
    const domains = new Map<Variable, IntervalSet>();
    for (const { variable, set } of conjunction) {
      const before = domains.get(variable) ?? this.#domainAt(variable, end);
      if (before === undefined) return [];
      domains.set(variable, before.intersect(set));
    }
    // A position without a possible value is past the end of the input.
    for (const [variable, set] of domains) {
      if (!set.isEmpty) continue;
      if (!isPart(variable)) return undefined;
      const length = this.#lengthOf(variable);
      const lengths = domains.get(length) ?? this.#domainAt(length, end);
      const left = lengths?.intersect(IntervalSet.range(0, variable.position));
      if (left === undefined || left.isEmpty) return undefined;
      domains.set(length, left);
    }
    return this.#models(domains, end);
  }

  #models(domains: ReadonlyMap<Variable, IntervalSet>, end: number): readonly VariableValues[] {
    const parts = [...domains.keys()].filter(isPart);
    const sized = [...domains.keys()].filter((variable) => isPart(variable) || variable.name === 'length');
    const inputs = new Set(sized.map(({ input }) => input));
    let choices: readonly ReadonlyMap<number, number>[] = [new Map()];
    for (const input of inputs) {
      const lengths = this.#likelyLengths(input, domains, end);
      choices = choices.flatMap((before) => lengths.map((length) => new Map(before).set(input, length))).slice(0, 3);
    }
    return choices.map((lengths) => this.#model(domains, parts, lengths, end));
  }

  /** The length of the run if it is possible, else the nearest possible ones. */
  #likelyLengths(input: number, domains: ReadonlyMap<Variable, IntervalSet>, end: number): readonly number[] {
    const variable = this.#space.pool.variable('length', input);
    const lengths = domains.get(variable) ?? this.#domainAt(variable, end);
    const own = this.#space.valueOf(variable);
    if (lengths === undefined || typeof own !== 'number') return [];
    const longer = lengths.intersect(IntervalSet.range(own, own + longestExtension)).min;
    const shorter = lengths.intersect(IntervalSet.range(0, own - 1)).max;
    return [longer, shorter].filter((length) => !Number.isNaN(length));
  }

  #model(
    domains: ReadonlyMap<Variable, IntervalSet>,
    parts: readonly Variable[],
    lengths: ReadonlyMap<number, number>,
    end: number,
  ): VariableValues {
    const model = new Map<Variable, Primitive>();
    for (const [input, length] of lengths) {
      const variable = this.#space.pool.variable('length', input);
      const own = this.#space.valueOf(variable) as number;
      if (length === own) continue;
      model.set(variable, length);
      for (let position = own; position < length; position++) this.#fill(model, input, position, end);
    }
    for (const variable of parts) {
      if (variable.position >= (lengths.get(variable.input) ?? 0)) continue;
      model.set(variable, preferredValue(variable, domains.get(variable)!, this.#space.valueOf(variable)));
    }
    for (const [variable, set] of domains) {
      if (isPart(variable) || variable.name === 'length') continue;
      const value = preferredValue(variable, set, this.#space.valueOf(variable));
      model.set(variable, variable.sort === 'bool' ? value === 1 : value);
    }
    return model;
  }

  /** Chooses a value for a position that the run's input does not have. */
  #fill(model: Map<Variable, Primitive>, input: number, position: number, end: number): void {
    for (const name of ['unit', 'byte'] as const) {
      const variable = this.#space.pool.variable(name, input, position);
      const isLetter = name === 'unit' && this.#space.addsLetters === true;
      const domain = isLetter || this.#histories.has(variable) ? this.#domainAt(variable, end) : undefined;
      if (domain !== undefined && !domain.isEmpty) model.set(variable, plainUnit(domain));
    }
  }

  #narrow(variable: Variable, set: IntervalSet, event: number): void {
    const history = this.#historyOf(variable);
    const before = history?.sets.at(-1);
    if (history === undefined || before === undefined) return;
    const after = before.intersect(set);
    if (after.equals(before)) return;
    history.events.push(event);
    history.sets.push(after);
    if (after.isEmpty && isPart(variable))
      this.#narrow(this.#lengthOf(variable), IntervalSet.range(0, variable.position), event);
  }

  #lengthOf({ input }: Variable): Variable {
    return this.#space.pool.variable('length', input);
  }

  /** Starts with the range of the variable. */
  #historyOf(variable: Variable): History | undefined {
    const known = this.#histories.get(variable);
    if (known !== undefined) return known;
    const range = this.#space.rangeOf(variable);
    if (range === undefined) return undefined;
    const made: History = { events: [-1], sets: [range] };
    this.#histories.set(variable, made);
    return made;
  }

  #domainAt(variable: Variable, end: number): IntervalSet | undefined {
    const history = this.#historyOf(variable);
    if (history === undefined) return undefined;
    let index = history.events.length - 1;
    while (history.events[index]! >= end) index--;
    return history.sets[index];
  }
}
