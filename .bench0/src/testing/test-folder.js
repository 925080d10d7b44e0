import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeInput } from '../execution/input/encoded-input.js';
import { readFindings } from '../finding/read-findings.js';
import { minimizedInput } from '../finding/minimized-input.js';
/**
 * The folder of one test: the campaign of its last run, and the inputs that ever failed. Those run first in every later
 * run, until they are deleted.
 */
export class TestFolder {
    #folder;
    constructor(out, name) {
        this.#folder = path.join(out, name.replaceAll(/[^\w.-]+/gu, '_'));
    }
    /** Where the campaign of this run goes. */
    get campaigns() {
        return path.join(this.#folder, 'last');
    }
    /** Undefined if no input has failed yet. */
    get regressions() {
        const folder = path.join(this.#folder, 'regressions');
        return existsSync(folder) ? folder : undefined;
    }
    /** Removes the campaign of the last run. Its findings were kept when it ended. */
    begin() {
        rmSync(this.campaigns, { recursive: true, force: true });
    }
    /** Keeps the inputs of the findings for later runs. */
    end() {
        if (!existsSync(this.campaigns))
            return;
        const found = readdirSync(this.campaigns).flatMap((name) => readFindings(path.join(this.campaigns, name)));
        for (const { reported } of found)
            this.#keep(reported.id, minimizedInput(reported));
    }
    #keep(id, input) {
        const folder = path.join(this.#folder, 'regressions');
        mkdirSync(folder, { recursive: true });
        const { encoding, input: written } = encodeInput(input);
        if (input.kind === 'bytes')
            writeFileSync(path.join(folder, `${id}.bin`), input.bytes);
        else if (input.kind === 'text' && encoding === 'utf8')
            writeFileSync(path.join(folder, `${id}.txt`), input.text);
        else
            writeFileSync(path.join(folder, `${id}.${encoding}.json`), `${JSON.stringify(written)}\n`);
    }
}
