import { readFileSync } from 'node:fs';

import type { SiteTable } from '../../instrument/sites.ts';
import { sourceWords, type SourceWords } from '../../search/source-words.ts';
import type { Campaign } from '../campaign.ts';

const mostFiles = 16;
const longestFile = 1 << 18;
/** The functions that ran count for so many of the others. */
const shareOfRun = 4;

/** What the sources of the target mention, packages left out; mostly from the functions that ran. */
export async function wordsOfSources({ explorers, coverage, monitor }: Campaign): Promise<SourceWords> {
  const tables = ((await explorers[0]?.tables()) ?? []).filter(({ file }) => !file.includes('node_modules'));
  const sources = tables.slice(0, mostFiles).map((table) => ({ table, text: textOf(table.file) }));
  const run = sourceWords(
    sources.map(({ table, text }) => functionsThatRan(table, text, (counter) => coverage.isRaised(table, counter))),
  );
  const all = sourceWords(sources.map(({ text }) => text));
  return {
    texts: [...repeated(run.texts, all.texts.length + monitor.words.length), ...all.texts, ...monitor.words],
    numbers: [...repeated(run.numbers, all.numbers.length), ...all.numbers],
  };
}

/** So often that they make up most of a list with so many others. */
function repeated<T>(items: readonly T[], others: number): readonly T[] {
  if (items.length === 0) return [];
  const times = Math.ceil((shareOfRun * others) / items.length);
  return Array.from({ length: times }, () => items).flat();
}

/** From the line of each up to that of the next. */
function functionsThatRan({ functions }: SiteTable, text: string, isRaised: (counter: number) => boolean): string {
  const lines = text.split('\n');
  const sorted = functions.toSorted((a, b) => a.line - b.line);
  return sorted
    .flatMap(({ line, counter }, i) => (isRaised(counter) ? lines.slice(line - 1, (sorted[i + 1]?.line ?? 0) - 1) : []))
    .join('\n');
}

/** Code made at run time is in no file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, longestFile);
  } catch {
    return '';
  }
}
