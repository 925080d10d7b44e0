import { readFileSync } from 'node:fs';

import { CoppiceError } from '../../src/core/coppice-error.ts';

/** A stage of a compiler: the files, or parts of files, that belong to it. */
export interface CompilerModule {
  readonly name: string;
  readonly parts: readonly ModulePart[];
  /** Name of the function that every input of the stage passes through. */
  readonly entry: string;
}

interface ModulePart {
  /** End of the file's path. */
  readonly file: string;
  /** First line of the part, and the line after it; the whole file if undefined. */
  readonly between?: readonly [first: string, after: string];
}

interface LineRange {
  readonly first: number;
  readonly after: number;
}

/** Determines which module a line of a file belongs to. */
export class ModuleLines {
  readonly #modules: readonly CompilerModule[];
  readonly #ranges = new Map<ModulePart, LineRange>();

  constructor(modules: readonly CompilerModule[]) {
    this.#modules = modules;
  }

  /** Returns the index of the module; -1 if there is none. */
  moduleOf(file: string, line: number): number {
    return this.#modules.findIndex(({ parts }) =>
      parts.some((part) => {
        if (!file.endsWith(part.file)) return false;
        const { first, after } = this.#rangeOf(part, file);
        return first <= line && line < after;
      }),
    );
  }

  #rangeOf(part: ModulePart, file: string): LineRange {
    const known = this.#ranges.get(part);
    if (known !== undefined) return known;
    const range = part.between === undefined ? { first: 1, after: Infinity } : rangeBetween(file, part.between);
    this.#ranges.set(part, range);
    return range;
  }
}

function rangeBetween(file: string, [first, after]: readonly [string, string]): LineRange {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.indexOf(first);
  const end = lines.indexOf(after, start + 1);
  if (start !== -1 && end !== -1) return { first: start + 1, after: end + 1 };
  throw new CoppiceError('bench-module-missing', `${file} has no part between \`${first}\` and \`${after}\``);
}
