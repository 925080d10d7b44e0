import { BufferedOutput } from '../../../buffered-output.ts';
import type { Output } from '../../../io.ts';
import type { OutputFolder } from '../../../output-folder.ts';
import { plural } from '../../../plural.ts';
import type { WordSource } from './word-source.ts';

/** Writes at most `count` words, one JSON string per line. Returns a sentence for the user. */
export async function writeLines(words: WordSource, count: number, output: Output): Promise<string> {
  const lines = new BufferedOutput(output);
  let written = 0;
  for (const word of take(words, count)) {
    await lines.write(`${JSON.stringify(word)}\n`);
    written++;
  }
  await lines.flush();
  return plural(written, 'word');
}

/** Writes at most `count` words, one file each. Returns a sentence for the user. */
export function writeFiles(words: WordSource, count: number, folder: OutputFolder): string {
  for (const word of take(words, count)) folder.add(word);
  return folder.toString();
}

function* take(words: WordSource, count: number): Generator<string, void, void> {
  for (let i = 0; i < count; i++) {
    const word = words.next();
    if (word === undefined) return;
    yield word;
  }
}
