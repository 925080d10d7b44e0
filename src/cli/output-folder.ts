import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.ts';
import { plural } from './plural.ts';

/** With the `u` flag a pair is one character, so only halves match. */
const loneSurrogate = /\p{Surrogate}/u;

/** A new or empty folder that takes one file per word. Nothing that is already there is ever written over. */
export class OutputFolder {
  private readonly folder: string;
  private written = 0;
  private skipped = 0;

  /** Makes sure that the folder can be used, before any work is spent on words; it is made with the first of them. */
  constructor(folder: string) {
    this.folder = folder;
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isDirectory() && readdirSync(folder).length === 0)) return;
    throw new CoppiceError('output-exists', `\`${folder}\` ${stats.isDirectory() ? 'is not empty' : 'is a file'}`, {
      hint: 'name a folder that does not exist yet or is empty: nothing is written over',
    });
  }

  add(word: string): void {
    // Files are UTF-8, which has no lone surrogates: another word would be read back.
    if (loneSurrogate.test(word)) {
      this.skipped++;
      return;
    }
    if (this.written === 0) this.make();
    this.written++;
    writeFileSync(path.join(this.folder, `word-${String(this.written).padStart(4, '0')}.txt`), word, { flag: 'wx' });
  }

  toString(): string {
    const skipped =
      this.skipped === 0 ? '' : `, left out ${this.skipped} with lone surrogates, which UTF-8 cannot hold`;
    return `wrote ${plural(this.written, 'file')} to ${this.folder}${skipped}`;
  }

  private make(): void {
    try {
      mkdirSync(this.folder, { recursive: true });
    } catch (cause) {
      throw new CoppiceError('unwritable-folder', `cannot make the folder \`${this.folder}\``, { cause });
    }
  }
}
