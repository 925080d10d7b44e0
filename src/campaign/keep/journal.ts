import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';
import type { Json } from '../../core/tagged-value.ts';
import type { Origin } from '../../execution/input/input.ts';
import type { EncodedInput, InputEncoding } from '../../execution/input/encoded-input.ts';
import type { NewCoverage } from '../../execution/outcome/coverage.ts';
import type { OutcomeKind } from '../../execution/outcome/outcome.ts';
import type { Failing } from '../../oracle/judge.ts';
import type { Counts } from '../summarize/counts.ts';
import { FolderLock } from './folder-lock.ts';
import type { MonitorCounts } from '../monitor/monitor.ts';
import { readJournal } from './read-journal.ts';

/** One line of `campaign.jsonl`. */
export type JournalEntry =
  | {
      readonly kind: 'campaign';
      readonly target: string;
      /** The names of the compared targets, if there are several. */
      readonly sides?: readonly string[];
      readonly strategy: string;
      readonly seed: string;
    }
  | {
      readonly kind: 'kept';
      readonly id: string;
      readonly encoding: InputEncoding;
      readonly input: Json;
      readonly origin: Origin;
      readonly outcome: OutcomeKind;
      readonly gain: number;
      /** What the input covered first, after how many runs and seconds. Missing in journals of earlier versions. */
      readonly raised?: NewCoverage['counters'];
      readonly runs?: number;
      readonly seconds?: number;
    }
  /** All flips of a kept input were tried. */
  | { readonly kind: 'expanded'; readonly id: string }
  /** The last entry of a group is valid. */
  | {
      readonly kind: 'finding';
      readonly encoding: InputEncoding;
      readonly input: Json;
      readonly origin: Origin;
      readonly failing: Failing;
      readonly isFlaky: boolean;
      /** The first run that failed in this way; missing in journals of earlier versions. */
      readonly first?: EncodedInput & { readonly run: number; readonly origin: Origin };
      /** There was no time to run it natively. */
      readonly isUnconfirmed?: boolean;
    }
  /** All counters so far (the last entry is valid), and the hashes of paths that are new since the entry before. */
  | {
      readonly kind: 'counts';
      readonly counts: Counts;
      /** Missing in journals of earlier versions. */
      readonly monitor?: MonitorCounts;
      readonly newPaths: readonly number[];
    };

/**
 * The record of a campaign. A line is written before its content is reported, so a campaign that is killed at any time
 * loses nothing that it reported.
 */
export class Journal {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #lock: FolderLock;

  private constructor(file: string, flags: string, lock: FolderLock) {
    this.#file = file;
    this.#lock = lock;
    this.#descriptor = openSync(file, flags);
  }

  static create(file: string): Journal {
    return Journal.#locked(file, (lock) => new Journal(file, 'ax', lock));
  }

  /** Opens a journal to continue it; an incomplete last line is removed. */
  static reopen(file: string): { readonly journal: Journal; readonly entries: readonly JournalEntry[] } {
    return Journal.#locked(file, (lock) => {
      const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
      const end = bytes.lastIndexOf('\n') + 1;
      const entries = readJournal(file, bytes.subarray(0, end).toString('utf8'));
      if (end < bytes.length) truncateSync(file, end);
      return { journal: new Journal(file, 'a', lock), entries };
    });
  }

  append(entry: JournalEntry): void {
    try {
      writeSync(this.#descriptor, `${JSON.stringify(entry)}\n`);
    } catch (cause) {
      const message = `cannot write ${displayPath(this.#file)}: ${(cause as Error).message}`;
      throw new CoppiceError('unwritable-folder', message, {
        hint: 'what was written so far is kept: free some space, then continue with --resume',
        cause,
      });
    }
  }

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#lock.release();
  }

  static #locked<Made>(file: string, make: (lock: FolderLock) => Made): Made {
    const lock = FolderLock.acquire(path.dirname(file));
    try {
      return make(lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }
}
