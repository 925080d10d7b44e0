import fs from 'node:fs';
import { byteLength, steady, steadyBytes } from '../../instrument/hooks/wire-format.js';
const { writeSync } = fs;
const { stringify } = JSON;
const { from: bufferFrom } = Buffer;
/** Offset of the final message in the marker file; the number of the run is at its start. */
export const finalMessageOffset = 8;
/** Writes the number of each run to a file before it starts, because the process may die during the run. */
export class RunMarker {
    #descriptor;
    #number = steadyBytes(4);
    #run = 0;
    constructor(descriptor) {
        this.#descriptor = descriptor;
    }
    startRun() {
        this.#run++;
        for (let i = 0; i < 4; i++)
            this.#number[i] = this.#run >>> (8 * i);
        writeSync(this.#descriptor, this.#number, 0, 4, 0);
    }
    leave(message) {
        const text = steady(bufferFrom(stringify(message)));
        writeSync(this.#descriptor, text, 0, byteLength(text), finalMessageOffset);
    }
}
