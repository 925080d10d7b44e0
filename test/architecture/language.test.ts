import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';
import { oldTermsIn, oldTermsInName } from './old-terms.ts';
import { proseOf } from './prose-of.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts in which an old term is right, each with the reason. */
const exceptions: readonly (readonly [text: RegExp, reason: string])[] = [
  [/\bnever[- ]settles\b|\bpromise settles\b|^settle$/g, 'the standard says this of promises'],
  [/\bCESE\b/g, 'the name of the method in its paper'],
  [/^cese$|\(also: cese\)/g, 'the alias of the strategy `symbolic-grammar`'],
  [/\bCutShort\b/g, 'minimizing that was cut short by the clock; nothing about texts'],
];

const used = new Set<RegExp>();

function withoutExceptions(text: string): string {
  return exceptions.reduce((rest, [exception]) => {
    const changed = rest.replaceAll(exception, '');
    if (changed !== rest) used.add(exception);
    return changed;
  }, text);
}

/** Where exported names may speak of words: strings of the language of a grammar. */
const speaksOfWords =
  /^(?:derivation|search|engine\/words|solver\/grammar|cli\/commands\/grammar)\/|\/[a-z-]*word[a-z-]*\.ts$/u;

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'scripts/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

describe('no term of the old vocabulary is left', () => {
  it('in exported names', () => {
    const names = [...exportedNames(sourceFiles).keys()];
    expect(names.flatMap((name) => oldTermsInName(withoutExceptions(name)).map((term) => `${name} ${term}`))).toEqual(
      [],
    );
  });

  it('in names of files', () => {
    const names = [...sourceFiles.map(({ path: name }) => name), ...documents.map((name) => path.basename(name))];
    expect(names.flatMap((name) => oldTermsInName(withoutExceptions(name)).map((term) => `${name} ${term}`))).toEqual(
      [],
    );
  });

  it.each(documents)('in %s', (name) => {
    const lines = readFileSync(path.join(root, name), 'utf8').split('\n');
    expect(
      lines.flatMap((line, i) => oldTermsIn(withoutExceptions(line)).map((term) => `line ${i + 1}: ${term}`)),
    ).toEqual([]);
  });

  it('in comments, messages and help texts', () => {
    const found = sourceFiles.flatMap((file) =>
      proseOf(file).flatMap((text) => oldTermsIn(withoutExceptions(text)).map((term) => `${file.path}: ${term}`)),
    );
    expect(found).toEqual([]);
  });

  it('except where an exception names a reason, and every exception is needed', () => {
    expect(exceptions.filter(([exception]) => !used.has(exception))).toEqual([]);
  });
});

it('a word is a string of the language of a grammar, in exported names', () => {
  const elsewhere = [...exportedNames(sourceFiles)].filter(
    ([name, files]) => /(?:^w|W)ords?(?![a-z])/u.test(name) && !files.every((file) => speaksOfWords.test(file)),
  );
  expect(elsewhere).toEqual([]);
});

it.each([
  ['pinFrom', '`pin`: say concretization, concretized'],
  ['VainFlips', '`vain`: say back-off'],
  ['front-graph.ts', '`front`: say item set'],
  ['KnownTexts', '`known texts`: say segment'],
  ['emitInitialiser', '`initialiser`: say the American spelling: -ize'],
])('the name %s is wrong', (name, wrong) => {
  expect(oldTermsInName(name)).toEqual([wrong]);
});

it.each(['front-end.ts', 'spin', 'resettle', 'wordCounts'])('the name %s is right', (name) => {
  expect(oldTermsInName(name)).toEqual([]);
});

it('comments and strings are read, code is not', () => {
  const text = "/** A note. */ const pin = 'a' + `b${pin}c`; // end";
  expect(
    proseOf({ path: 'a.ts', text })
      .map((part) => part.trim())
      .sort(),
  ).toEqual(['* A note.', 'a', 'b', 'c', 'end']);
});
