import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../core/text/display-path.js';
import { moduleFormat } from './module-format.js';
import { rewriterIdentity } from './rewriter-identity.js';
import { strippingFacts } from '../typescript/type-stripping.js';
/**
 * A cache of rewritten files on disk, with keys derived from their content. Read and write failures are ignored: they
 * only cost time.
 */
export class RewriteCache {
    #folder;
    #buildName;
    #rewrite;
    constructor(folder, buildName, rewrite) {
        this.#folder = folder;
        this.#buildName = buildName;
        this.#rewrite = rewrite;
    }
    rewrite(input) {
        if (this.#folder === undefined)
            return this.#rewrite(input);
        // The format may depend on the package of the file, which is no part of the content: resolve it for the key.
        const withFormat = { ...input, format: input.format ?? moduleFormat(input.file, input.text) };
        const path = join(this.#folder, `${this.#keyOf(withFormat)}.json`);
        const kept = read(path);
        if (kept !== undefined)
            return { ...kept, table: { ...kept.table, file: displayPath(input.file) } };
        const rewritten = this.#rewrite(withFormat);
        write(this.#folder, path, rewritten);
        return rewritten;
    }
    #keyOf({ file, text, format }) {
        const extension = /\.\w+$/u.exec(file)?.[0];
        const facts = JSON.stringify([rewriterIdentity(), this.#buildName, extension, format, strippingFacts(file)]);
        return createHash('sha256').update(facts).update(text, 'utf16le').digest('hex').slice(0, 32);
    }
}
function read(path) {
    try {
        return JSON.parse(readFileSync(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}
/** Writes a draft and renames it, so that another process never reads an incomplete file. */
function write(folder, path, rewritten) {
    try {
        mkdirSync(folder, { recursive: true });
        const draft = `${path}.${process.pid}`;
        writeFileSync(draft, JSON.stringify(rewritten));
        renameSync(draft, path);
    }
    catch {
        // Without a cache entry, the file is rewritten again next time.
    }
}
