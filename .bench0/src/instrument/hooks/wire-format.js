import v8 from 'node:v8';
/**
 * Messages are encoded with the engine's structured clone, which preserves lone surrogates, -0, NaN, undefined, BigInt
 * and typed arrays. The base classes are used because those of `v8.serialize` iterate arrays, and a subject may have
 * replaced the array iterator. A view is written with its whole underlying buffer: copy small views first.
 *
 * Subject processes use this file after the subject has loaded, so it calls only built-ins captured before.
 */
const { Serializer, Deserializer } = v8;
const { writeHeader, writeValue, writeRawBytes, releaseBuffer } = Serializer.prototype;
const { readHeader, readValue } = Deserializer.prototype;
const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const BytesClass = Uint8Array;
const getLength = getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), 'length')?.get;
/** A header precedes each message: a secret token that the subject does not know, then the length of the message. */
export const tokenBytes = 8;
export const headerBytes = tokenBytes + 4;
export function encode(message) {
    const serializer = new Serializer();
    apply(writeHeader, serializer, []);
    apply(writeValue, serializer, [message]);
    return apply(releaseBuffer, serializer, []);
}
const room = new Uint8Array(headerBytes);
/** The header and the encoded message in one buffer, since each write may wake the process on the other side. */
export function framed(message, token) {
    const serializer = new Serializer();
    apply(writeRawBytes, serializer, [room]);
    apply(writeHeader, serializer, []);
    apply(writeValue, serializer, [message]);
    const frame = apply(releaseBuffer, serializer, []);
    const length = byteLength(frame) - headerBytes;
    for (let i = 0; i < tokenBytes; i++)
        frame[i] = token[i];
    for (let i = 0; i < 4; i++)
        frame[tokenBytes + i] = length >>> (8 * i);
    return frame;
}
/** The length of the message whose header is at `at`; undefined if there is no header with this token. */
export function messageLength(bytes, at, token) {
    for (let i = 0; i < tokenBytes; i++)
        if (bytes[at + i] !== token[i])
            return undefined;
    let length = 0;
    for (let i = 3; i >= 0; i--)
        length = length * 256 + bytes[at + tokenBytes + i];
    return length;
}
export function decode(bytes) {
    const deserializer = new Deserializer(bytes);
    apply(readHeader, deserializer, []);
    return apply(readValue, deserializer, []);
}
export function byteLength(bytes) {
    return apply(getLength, bytes, []);
}
/**
 * Bytes with their own `byteLength`: Node's functions read it, and a subject may have replaced the inherited getter.
 */
export function steadyBytes(length) {
    return steady(new BytesClass(length));
}
export function steady(bytes) {
    // The descriptor has no prototype: it would inherit properties that a subject has added to `Object.prototype`.
    defineProperty(bytes, 'byteLength', { __proto__: null, value: byteLength(bytes) });
    return bytes;
}
