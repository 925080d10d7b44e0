import { constantKey } from './constant-key.js';
import { undefinedResult } from './undefined-result.js';
/** Values for the variables of expressions: the inputs by number, and samples of opaque functions. Immutable. */
export class Assignment {
    static empty = new Assignment(new Map(), new Map());
    inputs;
    #samples;
    constructor(inputs, samples) {
        this.inputs = inputs;
        this.#samples = samples;
    }
    /** Assigns inputs 0, 1, ... in order. */
    static of(...inputs) {
        return new Assignment(new Map(inputs.entries()), new Map());
    }
    static from(inputs) {
        return new Assignment(new Map(inputs), new Map());
    }
    withInput(input, value) {
        return new Assignment(new Map(this.inputs).set(input, value), this.#samples);
    }
    /** Replaces all inputs and keeps the samples of opaque functions. */
    withInputs(inputs) {
        return new Assignment(inputs, this.#samples);
    }
    withSample({ name, operands, result }) {
        return new Assignment(this.inputs, new Map(this.#samples).set(sampleKey(name, operands), result));
    }
    /** Adds the samples of another assignment; where both have one, that of this assignment is kept. */
    withSamplesOf(other) {
        if (other.#samples.size === 0)
            return this;
        return new Assignment(this.inputs, new Map([...other.#samples, ...this.#samples]));
    }
    get sampleCount() {
        return this.#samples.size;
    }
    /**
     * Sets lengths before elements, independent of the order of the changes. Added units are spaces; added bytes and
     * tokens are 0.
     */
    withVariables(changes) {
        const inputs = new Map(this.inputs);
        const sorted = [...changes].sort(([a], [b]) => Number(b.name === 'length') - Number(a.name === 'length'));
        for (const [variable, value] of sorted) {
            const changed = changedInput(inputs.get(variable.input), variable, value);
            if (changed !== undefined)
                inputs.set(variable.input, changed);
        }
        return new Assignment(inputs, this.#samples);
    }
    /** Returns `undefinedResult` if the input is missing, of another kind, or too short. */
    valueOf({ name, input, position }) {
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
    sampleOf(name, operands) {
        const key = sampleKey(name, operands);
        return this.#samples.has(key) ? this.#samples.get(key) : undefinedResult;
    }
    toString() {
        const sorted = [...this.inputs].sort(([a], [b]) => a - b);
        return sorted.map(([input, value]) => `${input === 0 ? 'in' : `in${input}`} = ${printInput(value)}`).join('; ');
    }
}
function changedInput(old, variable, value) {
    const { name, position } = variable;
    if (name === 'unit' && typeof old === 'string') {
        const padded = old.padEnd(position + 1);
        return padded.slice(0, position) + String.fromCharCode(value) + padded.slice(position + 1);
    }
    if (name === 'byte' && old instanceof Uint8Array) {
        const bytes = resized(old, Math.max(old.length, position + 1));
        bytes[position] = value;
        return bytes;
    }
    if (name === 'token' && isTokens(old))
        return resizedTokens(old, Math.max(old.length, position + 1)).with(position, value);
    if (name === 'length' && typeof old === 'string')
        return old.slice(0, value).padEnd(value);
    if (name === 'length' && old instanceof Uint8Array)
        return resized(old, value);
    if (name === 'length' && isTokens(old))
        return resizedTokens(old, value);
    if (name === 'unit' || name === 'byte' || name === 'token')
        return undefined;
    return value ?? undefined;
}
function resized(bytes, length) {
    const result = new Uint8Array(length);
    result.set(bytes.subarray(0, length));
    return result;
}
function isTokens(value) {
    return Array.isArray(value);
}
function resizedTokens(tokens, length) {
    return Array.from({ length }, (_, i) => tokens[i] ?? 0);
}
function hasLength(value) {
    return typeof value === 'string' || typeof value === 'object';
}
function sampleKey(name, operands) {
    return `${name}(${operands.map(constantKey).join()})`;
}
function printInput(value) {
    if (value instanceof Uint8Array)
        return `bytes ${Buffer.from(value).toString('hex')}`;
    if (isTokens(value))
        return `tokens ${value.join(' ')}`;
    return constantKey(value);
}
