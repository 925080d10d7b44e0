import v8 from 'node:v8';

/**
 * The engine's structured clone: lone surrogates, -0, NaN, undefined, BigInt and typed arrays survive. The plain classes,
 * because those behind `v8.serialize` iterate arrays, which a subject may have made impossible.
 * A view is written with the whole buffer below it: make small ones small first.
 *
 * Subject processes use this too, after the subject has loaded: nothing here goes through what a subject may replace.
 */
const { Serializer, Deserializer } = v8;
type Methods<Name extends string> = Readonly<Record<Name, (...args: unknown[]) => unknown>>;
const { writeHeader, writeValue, writeRawBytes, releaseBuffer } = Serializer.prototype as unknown as Methods<
  'writeHeader' | 'writeValue' | 'writeRawBytes' | 'releaseBuffer'
>;
const { readHeader, readValue } = Deserializer.prototype as unknown as Methods<'readHeader' | 'readValue'>;
const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const BytesClass = Uint8Array;
const getLength = getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype) as object, 'length')
  ?.get as () => number;

/** A number that both sides know and the subject does not stands before each message, then how long it is. */
export const tokenBytes = 8;
export const headerBytes = tokenBytes + 4;

export function encode(message: unknown): Buffer {
  const serializer = new Serializer();
  apply(writeHeader, serializer, []);
  apply(writeValue, serializer, [message]);
  return apply(releaseBuffer, serializer, []) as Buffer;
}

const room = new Uint8Array(headerBytes);

/** Encoded, after its header: one buffer, since each write may wake the process on the other side. */
export function framed(message: unknown, token: Uint8Array): Buffer {
  const serializer = new Serializer();
  apply(writeRawBytes, serializer, [room]);
  apply(writeHeader, serializer, []);
  apply(writeValue, serializer, [message]);
  const frame = apply(releaseBuffer, serializer, []) as Buffer;
  const length = byteLength(frame) - headerBytes;
  for (let i = 0; i < tokenBytes; i++) frame[i] = token[i] as number;
  for (let i = 0; i < 4; i++) frame[tokenBytes + i] = length >>> (8 * i);
  return frame;
}

/** How long the message is whose header stands there; undefined if no such header does. */
export function messageLength(bytes: Uint8Array, at: number, token: Uint8Array): number | undefined {
  for (let i = 0; i < tokenBytes; i++) if (bytes[at + i] !== token[i]) return undefined;
  let length = 0;
  for (let i = 3; i >= 0; i--) length = length * 256 + (bytes[at + tokenBytes + i] as number);
  return length;
}

export function decode(bytes: Uint8Array): unknown {
  const deserializer = new Deserializer(bytes);
  apply(readHeader, deserializer, []);
  return apply(readValue, deserializer, []);
}

export function byteLength(bytes: Uint8Array): number {
  return apply(getLength, bytes, []);
}

/** Functions of Node ask for the length of bytes, which a subject may have made impossible: these have their own. */
export function steadyBytes(length: number): Uint8Array {
  return steady(new BytesClass(length));
}

export function steady<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  // Without a prototype: a descriptor would inherit what a subject has put on that of all objects.
  defineProperty(bytes, 'byteLength', { __proto__: null, value: byteLength(bytes) } as PropertyDescriptor);
  return bytes;
}
