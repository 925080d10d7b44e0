import { readFileSync, statSync } from 'node:fs';

import { changedRange, everyLine, type LineRange } from '../../../../core/changed-lines.ts';

/** Polled rather than watched: editors replace files, and events for folders differ between systems. */
const everyMs = 200;

/** Files whose changes are noticed, with the lines that changed. */
export class WatchedFiles {
  readonly #files = new Map<string, WatchedFile>();

  get size(): number {
    return this.#files.size;
  }

  add(files: Iterable<string>): void {
    for (const file of files) if (!this.#files.has(file)) this.#files.set(file, seenFile(file));
  }

  /** Returns what changed since the last call, or since a file was added. */
  takeChanges(): ReadonlyMap<string, readonly LineRange[]> {
    const changes = new Map<string, readonly LineRange[]>();
    for (const [file, before] of this.#files) {
      const stamp = stampOf(file);
      // A file that is being replaced is missing for a moment.
      if (stamp === before.stamp || stamp === undefined) continue;
      const now = seenFile(file);
      this.#files.set(file, now);
      const range = rangeBetween(before.text, now.text);
      if (range !== undefined) changes.set(file, [range]);
    }
    return changes;
  }

  /** Resolves with the next changes; with none after the signal. */
  async nextChanges(signal: AbortSignal): Promise<ReadonlyMap<string, readonly LineRange[]>> {
    while (!signal.aborted) {
      const changes = this.takeChanges();
      if (changes.size > 0) return changes;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, everyMs);
        function done(): void {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        }
        signal.addEventListener('abort', done);
      });
    }
    return new Map();
  }
}

interface WatchedFile {
  readonly stamp: string | undefined;
  /** Undefined if it could not be read. */
  readonly text: string | undefined;
}

function seenFile(file: string): WatchedFile {
  const stamp = stampOf(file);
  try {
    return { stamp, text: readFileSync(file, 'utf8') };
  } catch {
    return { stamp, text: undefined };
  }
}

function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
}

function rangeBetween(before: string | undefined, after: string | undefined): LineRange | undefined {
  if (after === undefined) return undefined;
  return before === undefined ? everyLine : changedRange(before, after);
}
