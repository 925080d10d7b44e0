import { SourceMap as TokenMap } from 'node:module';

import { SourceText } from '../../core/text/source-text.ts';

/** A position in a text. Lines and columns count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The ranges of rewritten text that were copied. Range i starts at `generated[i]` in the rewritten text and covers the
 * source from `source[i]` up to `ends[i]`. Text inserted after a range maps to the end of that range.
 */
export interface CopiedRanges {
  readonly generated: readonly number[];
  readonly source: readonly number[];
  readonly ends: readonly number[];
}

/** Maps positions in rewritten text to positions in its source text. */
export class SourceMap {
  readonly #lineStarts: readonly number[];
  readonly #source: SourceText;
  readonly #ranges: CopiedRanges;

  constructor(rewritten: string, source: string, ranges: CopiedRanges) {
    this.#lineStarts = lineStartsOf(rewritten);
    this.#source = new SourceText('', source);
    this.#ranges = ranges;
  }

  original({ line, column }: Position): Position {
    const start = this.#lineStarts[line - 1] ?? this.#lineStarts.at(-1) ?? 0;
    return this.#source.positionAt(this.#sourceOffset(start + column - 1));
  }

  #sourceOffset(offset: number): number {
    const { generated, source, ends } = this.#ranges;
    const index = lastAtMost(generated, offset);
    if (index < 0) return 0;
    return Math.min(source[index]! + offset - generated[index]!, ends[index]!);
  }
}

/** A source map as tools write it, decoded from JSON. */
export interface SourceMapData {
  file: string;
  version: number;
  sources: string[];
  sourcesContent: string[];
  names: string[];
  mappings: string;
  sourceRoot: string;
}

/** Returns a map from positions in text without types to the typed text; the identity if `map` is null. */
export function typedPositions(map: SourceMapData | null): (position: Position) => Position {
  if (map === null) return (position) => position;
  const tokens = new TokenMap(map);
  return (position) => {
    const entry = tokens.findEntry(position.line - 1, position.column - 1);
    if (!('originalLine' in entry)) return position;
    return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n?|[\n\u2028\u2029]/gu)) starts.push(match.index + match[0].length);
  return starts;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = -1;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
