import type { Primitive } from '../core/raw-trace.ts';
import { constantKey } from './constant-key.ts';
import type { Variable } from './expression.ts';
import { undefinedResult, type UndefinedResult } from './undefined-result.ts';

/**
 * The value of one input: a text, bytes, numbers of token kinds, or the primitive of a scalar, a choice or an array
 * length.
 */
export type InputValue = string | Uint8Array | readonly number[] | number | boolean | bigint;

export interface Sample {
  readonly name: string;
  readonly operands: readonly Primitive[];
  readonly result: Primitive;
}

/** Values for the variables of expressions: the inputs by number, and samples of opaque functions. Immutable. */
export class Assignment {
  static readonly empty = new Assignment(new Map(), new Map());

  readonly inputs: ReadonlyMap<number, InputValue>;
  readonly #samples: ReadonlyMap<string, Primitive>;

  private constructor(inputs: ReadonlyMap<number, InputValue>, samples: ReadonlyMap<string, Primitive>) {
    this.inputs = inputs;
    this.#samples = samples;
  }

  /** Assigns inputs 0, 1, ... in order. */
  static of(...inputs: readonly InputValue[]): Assignment {
    return new Assignment(new Map(inputs.entries()), new Map());
  }

  static from(inputs: Iterable<readonly [number, InputValue]>): Assignment {
    return new Assignment(new Map(inputs), new Map());
  }

  withInput(input: number, value: InputValue): Assignment {
    return new Assignment(new Map(this.inputs).set(input, value), this.#samples);
  }

  /** Replaces all inputs and keeps the samples of opaque functions. */
  withInputs(inputs: ReadonlyMap<number, InputValue>): Assignment {
    return new Assignment(inputs, this.#samples);
  }

  withSample({ name, operands, result }: Sample): Assignment {
    return new Assignment(this.inputs, new Map(this.#samples).set(sampleKey(name, operands), result));
  }

  /** Adds the samples of another assignment; where both have one, that of this assignment is kept. */
  withSamplesOf(other: Assignment): Assignment {
    if (other.#samples.size === 0) return this;
    return new Assignment(this.inputs, new Map([...other.#samples, ...this.#samples]));
  }

  get sampleCount(): number {
    return this.#samples.size;
  }

  /**
   * Sets lengths before elements, independent of the order of the changes. Added units are spaces; added bytes and
   * tokens are 0.
   */
  withVariables(changes: Iterable<readonly [Variable, Primitive]>): Assignment {
    const inputs = new Map(this.inputs);
    const sorted = [...changes].sort(([a], [b]) => Number(b.name === 'length') - Number(a.name === 'length'));
    for (const [variable, value] of sorted) {
      const changed = changedInput(inputs.get(variable.input), variable, value);
      if (changed !== undefined) inputs.set(variable.input, changed);
    }
    return new Assignment(inputs, this.#samples);
  }

  /** Returns `undefinedResult` if the input is missing, of another kind, or too short. */
  valueOf({ name, input, position }: Variable): Primitive | UndefinedResult {
    const value = this.inputs.get(input);
    switch (name) {
      case 'unit':
        return typeof value === 'string' && position < value.length ? value.charCodeAt(position) : undefinedResult;
      case 'byte':
        return value instanceof Uint8Array ? (value[position] ?? undefinedResult) : undefinedResult;
      case 'token':
        return isTokens(value) ? (value[position] ?? undefinedResult) : undefinedResult;
      case 'length':
        return typeof value === 'number' ? value : hasLength(value) ? value.length : undefinedResult;
      case 'text':
        return typeof value === 'string' ? value : undefinedResult;
      case 'int32Value':
      case 'numberValue':
      case 'choice':
        return typeof value === 'number' ? value : undefinedResult;
      case 'booleanValue':
        return typeof value === 'boolean' ? value : undefinedResult;
      case 'bigintValue':
        return typeof value === 'bigint' ? value : undefinedResult;
    }
  }

  /** The observed result of the opaque function for these operands. */
  sampleOf(name: string, operands: readonly Primitive[]): Primitive | UndefinedResult {
    const key = sampleKey(name, operands);
    return this.#samples.has(key) ? this.#samples.get(key) : undefinedResult;
  }

  toString(): string {
    const sorted = [...this.inputs].sort(([a], [b]) => a - b);
    return sorted.map(([input, value]) => `${input === 0 ? 'in' : `in${input}`} = ${printInput(value)}`).join('; ');
  }
}

/** Longer inputs are not made: goals of conditions on positions may name any index, also those that no text can have. */
const longest = 1 << 24;

function isLength(value: Primitive): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= longest;
}

/** Returns undefined if the input has no such variable, or cannot have such a length. */
function changedInput(old: InputValue | undefined, variable: Variable, value: Primitive): InputValue | undefined {
  const { name, position } = variable;
  if (!isLength(position) || (name === 'length' && hasLength(old) && !isLength(value))) return undefined;
  if (name === 'unit' && typeof old === 'string') {
    const padded = old.padEnd(position + 1);
    return padded.slice(0, position) + String.fromCharCode(value as number) + padded.slice(position + 1);
  }
  if (name === 'byte' && old instanceof Uint8Array) {
    const bytes = resized(old, Math.max(old.length, position + 1));
    bytes[position] = value as number;
    return bytes;
  }
  if (name === 'token' && isTokens(old))
    return resizedTokens(old, Math.max(old.length, position + 1)).with(position, value as number);
  if (name === 'length' && typeof old === 'string') return old.slice(0, value as number).padEnd(value as number);
  if (name === 'length' && old instanceof Uint8Array) return resized(old, value as number);
  if (name === 'length' && isTokens(old)) return resizedTokens(old, value as number);
  if (name === 'unit' || name === 'byte' || name === 'token') return undefined;
  return value ?? undefined;
}

function resized(bytes: Uint8Array, length: number): Uint8Array {
  const result = new Uint8Array(length);
  result.set(bytes.subarray(0, length));
  return result;
}

function isTokens(value: InputValue | undefined): value is readonly number[] {
  return Array.isArray(value);
}

function resizedTokens(tokens: readonly number[], length: number): readonly number[] {
  return Array.from({ length }, (_, i) => tokens[i] ?? 0);
}

function hasLength(value: InputValue | undefined): value is string | Uint8Array | readonly number[] {
  return typeof value === 'string' || typeof value === 'object';
}

function sampleKey(name: string, operands: readonly Primitive[]): string {
  return `${name}(${operands.map(constantKey).join()})`;
}

function printInput(value: InputValue): string {
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('hex')}`;
  if (isTokens(value)) return `tokens ${value.join(' ')}`;
  return constantKey(value);
}
