import { types } from 'node:util';

// Runs beside the subject, natively in both builds: the functions that it calls are captured before the subject loads.
const { getPrototypeOf, getOwnPropertyDescriptor, isExtensible, isFrozen } = Object;
const { ownKeys, apply } = Reflect;
/** Returns a method as a function of its receiver, independent of later changes of prototypes. */
const method = (prototype, name) => {
  const own = prototype[name];
  return (self) => apply(own, self, []);
};
const functionText = method(Function.prototype, 'toString');
const tagOf = method(Object.prototype, 'toString');
const dateValue = method(Date.prototype, 'getTime');
const regExpText = method(RegExp.prototype, 'toString');

/**
 * Where the harness leaves the value to digest. As an argument of `digest` it would leave the rewritten code, and the
 * runtime would concretize all that it contains.
 */
export const observed = { value: undefined };

/**
 * Returns everything of the observed value that a program could see without running code of the subject, as text:
 * prototypes, order and flags of properties, symbols, cycles and shared parts, -0, contents of collections and buffers.
 */
export function digest() {
  return `returned ${new Digest().of(observed.value)}`;
}

/** Like `digest`, for a thrown value. Stacks are omitted, because they have other columns and frames of the runtime. */
export function digestThrown() {
  return `threw ${new Digest().of(observed.value)}`;
}

class Digest {
  #numbers = new Map();

  of(value) {
    switch (typeof value) {
      case 'string':
        return JSON.stringify(withoutFrames(value));
      case 'number':
        return Object.is(value, -0) ? '-0' : `${value}`;
      case 'bigint':
        return `${value}n`;
      case 'symbol':
        return value.toString();
      case 'object':
        return value === null ? 'null' : this.#object(value);
      case 'function':
        return this.#object(value);
      default:
        return `${value}`;
    }
  }

  #object(object) {
    const known = this.#numbers.get(object);
    if (known !== undefined) return `#${known}`;
    this.#numbers.set(object, this.#numbers.size);
    const isError = object instanceof Error;
    const properties = [];
    for (const key of ownKeys(object)) {
      if (isError && key === 'stack') continue;
      if (isInteger(key) && ArrayBuffer.isView(object)) continue;
      properties.push(this.#property(key, getOwnPropertyDescriptor(object, key)));
    }
    const sealed = isExtensible(object) ? '' : isFrozen(object) ? ' frozen' : ' closed';
    return `${this.#kind(object)}${sealed}{${properties.join(',')}}${this.#contents(object)}`;
  }

  #kind(object) {
    const shape = typeof object === 'function' ? functionText(object) : tagOf(object).slice(8, -1);
    return `${shape}:${this.#prototype(getPrototypeOf(object))}`;
  }

  /** Describes a prototype by the names of its classes, or by its contents if it is not the prototype of a class. */
  #prototype(prototype) {
    if (prototype === null) return 'null';
    const constructor = getOwnPropertyDescriptor(prototype, 'constructor')?.value;
    if (typeof constructor !== 'function' || constructor.prototype !== prototype) return this.of(prototype);
    const above = getPrototypeOf(prototype);
    return above === null ? constructor.name : `${constructor.name}<${this.#prototype(above)}`;
  }

  #property(key, { value, get, set, writable, enumerable, configurable }) {
    const name = typeof key === 'symbol' ? key.toString() : JSON.stringify(key);
    const flags = `${writable === false ? '!w' : ''}${enumerable ? '' : '!e'}${configurable ? '' : '!c'}`;
    const held = get === undefined && set === undefined ? this.of(value) : `accessor ${this.of(get)} ${this.of(set)}`;
    return `${name}${flags}:${held}`;
  }

  #contents(object) {
    if (object instanceof Map)
      return `[${Array.from(object, ([key, value]) => `${this.of(key)}=>${this.of(value)}`).join()}]`;
    if (object instanceof Set) return `[${Array.from(object, (value) => this.of(value)).join()}]`;
    if (ArrayBuffer.isView(object)) return `[${bytesOf(object)}]`;
    if (object instanceof ArrayBuffer) return `[${bytesOf(new Uint8Array(object))}]`;
    if (object instanceof Date) return `[${dateValue(object)}]`;
    if (object instanceof RegExp) return `[${regExpText(object)}]`;
    return types.isBoxedPrimitive(object) ? `[${this.of(object.valueOf())}]` : '';
  }
}

const isInteger = (key) => typeof key === 'string' && /^\d+$/.test(key);

const bytesOf = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength).toString('hex');

/** Stacks that subjects keep as plain text also have other columns and frames. */
const withoutFrames = (text) => text.replaceAll(/\n {4}at .*/g, '');
