import fs from 'node:fs';
import { byteLength, decode, framed, headerBytes, messageLength, steady, steadyBytes, tokenBytes, } from './wire-format.js';
// Captured from the default export: named imports change when a subject replaces functions of `fs`.
const { readSync, writeSync } = fs;
const ErrorClass = Error;
/**
 * Sends and receives messages over a blocking descriptor that the process inherited. All built-ins it uses are captured
 * before the subject loads, because a subject may replace methods.
 */
export class SyncChannel {
    #descriptor;
    #header = steadyBytes(headerBytes);
    #token;
    /** @param token by default the token of the first message received */
    constructor(descriptor, token) {
        this.#descriptor = descriptor;
        this.#token = token;
    }
    get token() {
        if (this.#token === undefined)
            throw new ErrorClass('no message has been received yet');
        return this.#token;
    }
    /** The next message; undefined if the other side has closed the channel. */
    receive() {
        if (!this.#fill(this.#header))
            return undefined;
        this.#token ??= tokenOf(this.#header);
        const length = messageLength(this.#header, 0, this.#token);
        if (length === undefined)
            throw new ErrorClass('a message from Coppice was read by other code of this process');
        const body = steadyBytes(length);
        return this.#fill(body) ? decode(body) : undefined;
    }
    send(message) {
        const frame = steady(framed(message, this.token));
        const length = byteLength(frame);
        let at = 0;
        while (at < length)
            at += writeSync(this.#descriptor, frame, at, length - at, null);
    }
    #fill(bytes) {
        const length = byteLength(bytes);
        let at = 0;
        while (at < length) {
            const count = readSync(this.#descriptor, bytes, at, length - at, null);
            if (count === 0)
                return false;
            at += count;
        }
        return true;
    }
}
function tokenOf(header) {
    const token = steadyBytes(tokenBytes);
    for (let i = 0; i < tokenBytes; i++)
        token[i] = header[i];
    return token;
}
