import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Results stored on disk as they arrive, one line per test, so that an interrupted run continues where it stopped. */
export class Journal {
  #file;
  #lines = new Map();

  constructor(folder, name, fresh) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, `${name}.jsonl`);
    if (fresh || !existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const { test, stamp, value } = JSON.parse(line);
      this.#lines.set(test, { stamp, value });
    }
  }

  /** Returns undefined if there is no result, or only one of another version of the test. */
  get(test) {
    const known = this.#lines.get(test);
    return known?.stamp === stampOf(test) ? known.value : undefined;
  }

  set(test, value) {
    appendFileSync(this.#file, `${JSON.stringify({ test, stamp: stampOf(test), value })}\n`);
  }
}

export const defaultFolder = path.join(os.tmpdir(), 'coppice-conformance');

/**
 * Identifies everything that can change a result: the engine, and for rewritten code also the rewriter and the runtime.
 */
export function nativeIdentity() {
  return `native-${process.version}`;
}

export function rewrittenIdentity(literals) {
  const hash = createHash('sha256');
  for (const folder of ['core', 'instrument', 'runtime']) {
    const files = readdirSync(path.join(distFolder, folder), { recursive: true }).filter((name) =>
      name.endsWith('.js'),
    );
    for (const name of files.toSorted((a, b) => (a < b ? -1 : 1)))
      hash.update(name).update(readFileSync(path.join(distFolder, folder, name)));
  }
  return `${literals}-${process.version}-${hash.digest('hex').slice(0, 16)}`;
}

function stampOf(test) {
  const { size, mtimeMs } = statSync(test);
  return `${size} ${mtimeMs}`;
}
