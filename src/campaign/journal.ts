import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';

import type { Json } from '../core/tagged-value.ts';
import type { Origin } from '../execution/input.ts';
import type { InputEncoding } from '../execution/encoded-input.ts';
import type { OutcomeKind } from '../execution/outcome.ts';
import type { Failing } from '../oracle/judge.ts';
import type { Counts } from './counts.ts';

/** One line of `campaign.jsonl`. */
export type JournalEntry =
  | { readonly kind: 'campaign'; readonly target: string; readonly strategy: string; readonly seed: string }
  | {
      readonly kind: 'kept';
      readonly id: string;
      readonly encoding: InputEncoding;
      readonly input: Json;
      readonly origin: Origin;
      readonly outcome: OutcomeKind;
      readonly gain: number;
    }
  /** All flips of a kept input have been tried. */
  | { readonly kind: 'expanded'; readonly id: string }
  /** The last one of a group stands. */
  | {
      readonly kind: 'finding';
      readonly encoding: InputEncoding;
      readonly input: Json;
      readonly origin: Origin;
      readonly failing: Failing;
      readonly isFlaky: boolean;
      /** There was no time to run it natively. */
      readonly isUnconfirmed?: boolean;
    }
  /** Everything counted so far, the last one stands; and the hashes of the paths since the one before. */
  | { readonly kind: 'counts'; readonly counts: Counts; readonly newPaths: readonly number[] };

/**
 * The record of a campaign. A line is written before anybody hears of what it says, so that a campaign killed at any
 * moment has lost nothing that was acknowledged.
 */
export class Journal {
  private readonly descriptor: number;

  private constructor(descriptor: number) {
    this.descriptor = descriptor;
  }

  static create(file: string): Journal {
    return new Journal(openSync(file, 'ax'));
  }

  /** Opens a journal to go on with it; a last line that was cut off is dropped. */
  static reopen(file: string): { readonly journal: Journal; readonly entries: readonly JournalEntry[] } {
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(file, end);
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    const entries = lines.map((line) => JSON.parse(line) as JournalEntry);
    return { journal: new Journal(openSync(file, 'a')), entries };
  }

  append(entry: JournalEntry): void {
    writeSync(this.descriptor, `${JSON.stringify(entry)}\n`);
  }

  close(): void {
    fsyncSync(this.descriptor);
    closeSync(this.descriptor);
  }
}
