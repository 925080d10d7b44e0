import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
const sourceFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Folders whose code determines the result of rewriting. The parser's version is fixed by the package. */
const deciding = ['core', 'instrument'];
/** Computed when first needed and kept for the life of the process: the rewriter does not change. */
let identity;
/** A hash of the rewriter's code, so that files cached by another version of the rewriter are not reused. */
export function rewriterIdentity() {
    identity ??= hashOfSources();
    return identity;
}
function hashOfSources() {
    const hash = createHash('sha256');
    for (const folder of deciding) {
        const files = readdirSync(join(sourceFolder, folder), { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => /\.[jt]s$/u.test(name)).sort()) {
            hash.update(file).update(readFileSync(join(sourceFolder, folder, file)));
        }
    }
    return hash.digest('hex');
}
