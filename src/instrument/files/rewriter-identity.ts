import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = fileURLToPath(new URL('../..', import.meta.url));
/** What decides how a file is rewritten, beside the versions of the parser that the package pins. */
const deciding = ['core', 'instrument'];

let identity: string | undefined;

/** Another one for every change of the rewriter, so that nothing rewritten by an older one is ever taken for its own. */
export function rewriterIdentity(): string {
  identity ??= hashOfSources();
  return identity;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of deciding) {
    const files = readdirSync(join(sourceFolder, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.[jt]s$/u.test(name)).sort()) {
      hash.update(file).update(readFileSync(join(sourceFolder, folder, file)));
    }
  }
  return hash.digest('hex');
}
