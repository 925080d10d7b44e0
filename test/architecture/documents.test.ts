import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

interface Entry {
  readonly term: string;
  readonly meaning: string;
  readonly types: readonly string[];
}

const entries: readonly Entry[] = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, term = '', meaning = '', types = ''] = line.split('|').map((cell) => cell.trim());
    return { term, meaning, types: [...types.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) };
  });

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(path.join('src', name)));

const declared = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/^(?:export )?(?:class|interface|type|function\*?|const) (\w+)/gm)].map(([, name]) => name),
  ),
);

describe('the glossary', () => {
  it('has its terms in alphabetical order, each with one sentence', () => {
    const terms = entries.map(({ term }) => term);
    expect(terms.length).toBeGreaterThan(60);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(entries.filter(({ meaning }) => !/^[^.]+(?:\.[^ ][^.]*)*\.$/u.test(meaning))).toEqual([]);
  });

  it('names types that exist', () => {
    const named = entries.flatMap(({ types }) => types);
    expect(entries.filter(({ types }) => types.length === 0)).toEqual([]);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('documents', () => {
  const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name));

  it.each([...pages, 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'scripts/README.md', 'bench/README.md'])(
    'lead to files that exist: %s',
    (name) => {
      const text = read(name);
      const files = [...text.matchAll(/`((?:src|scripts|bench|test|docs)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!);
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, file]) =>
        path.join(path.dirname(name), file!),
      );
      expect([...files, ...links].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    },
  );
});

describe('the benchmarks', () => {
  const benchmarks = readdirSync(path.join(root, 'bench'))
    .filter((name) => name.endsWith('.ts') && name !== 'measure.ts')
    .map((name) => name.slice(0, -3));

  it('are listed in their README, and in quick.json with small budgets or a reason to leave them out', () => {
    const { settings, leftOut } = JSON.parse(read('bench/quick.json')) as Record<string, Record<string, unknown>>;
    const quick = [...Object.keys(settings!), ...Object.keys(leftOut!)];
    expect(benchmarks.filter((name) => !quick.includes(name))).toEqual([]);
    expect(benchmarks.filter((name) => !read('bench/README.md').includes(`| \`${name}\``))).toEqual([]);
  });
});
