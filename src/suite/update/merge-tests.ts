import type { Statement } from 'oxc-parser';

import {
  readWrittenFile,
  recordingsIn,
  shortHash,
  withEntries,
  type TestSource,
  type WrittenEntry,
  type WrittenTest,
} from './written-tests.ts';

/**
 * Numbers of tests by what an update did with them.
 *
 * @example
 * ```ts
 * const { updated } = await suite('.coppice', { update: true });
 * if (updated !== undefined) console.log(`${updated.added} added, ${updated.changed} changed`);
 * ```
 */
export interface UpdateCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Tests that the user wrote or edited; they stay as they are. */
  readonly edited: number;
  /** Tests that the user removed; they are not written again. */
  readonly removed: number;
  /** Tests whose input now fails, or has a different result in every run. */
  readonly dropped: number;
}

/** A test that is to be written: its title, and what stands for its input. */
export interface KeyedTitle {
  readonly title: string;
  readonly key: string;
}

/** A test file after an update. */
interface MergedTests {
  readonly text: string;
  readonly counts: UpdateCounts;
  /** The recorded results to write anew. */
  readonly recordings: readonly string[];
}

/** Adds to a new file what a later update needs. */
export function withKeys(fresh: TestSource, titles: readonly KeyedTitle[]): string {
  return withEntries(fresh.text, entriesOf(readWrittenFile(fresh).tests, titles));
}

/** Which of the tests that were written before the user edited and removed, by their keys. */
export function decisionsIn(existing: TestSource): {
  readonly kept: Set<string>;
  readonly removed: Set<string>;
} {
  const { tests, entries } = readWrittenFile(existing);
  const kept = new Set([...assigned(tests, entries).values()].map(({ key }) => key));
  return { kept, removed: new Set(entries.map(({ key }) => key).filter((key) => !kept.has(key))) };
}

/**
 * Changes in a test file only what has changed: tests with another result are replaced, new ones inserted, and those in
 * `gone` removed. Tests that the user edited stay, and those that the user removed stay removed.
 */
export function mergeTests(
  existing: TestSource,
  fresh: TestSource,
  titles: readonly KeyedTitle[],
  gone: ReadonlySet<string>,
): MergedTests {
  const [old, next] = [readWrittenFile(existing), readWrittenFile(fresh)];
  const owners = assigned(old.tests, old.entries);
  const kept = new Set([...owners.values()].map(({ key }) => key));
  const removed = old.entries.filter(({ key }) => !kept.has(key));
  const isRemoved = new Set(removed.map(({ key }) => key));
  const nextByKey = new Map(
    entriesOf(next.tests, titles).map((entry, index) => [entry.key, { entry, test: next.tests[index]! }]),
  );
  const edits: Edit[] = [];
  const entries: WrittenEntry[] = [...removed];
  const counts = { added: 0, changed: 0, unchanged: 0, edited: 0, removed: removed.length, dropped: 0 };
  for (const test of old.tests) {
    const owner = owners.get(test);
    const now = owner && nextByKey.get(owner.key);
    if (owner === undefined || owner.body !== test.body) {
      counts.edited++;
      if (owner !== undefined) entries.push(owner);
    } else if (now === undefined && gone.has(owner.key)) {
      counts.dropped++;
      edits.push({ start: test.start, end: test.end, by: '' });
    } else if (now === undefined || now.entry.body === test.body) {
      counts.unchanged++;
      entries.push(owner);
    } else {
      counts.changed++;
      edits.push({ start: test.start, end: test.end, by: next.text.slice(now.test.start, now.test.end) });
      entries.push(now.entry);
    }
  }
  let at = old.tests[0]?.start ?? old.text.length;
  for (const { key, title } of titles) {
    const place = old.tests.find((test) => owners.get(test)?.key === key);
    const now = nextByKey.get(key);
    if (place !== undefined) at = place.end;
    else if (now !== undefined && !isRemoved.has(key)) {
      const source = next.text.slice(now.test.start, now.test.end);
      const isFirst = at === old.tests[0]?.start;
      edits.push({ start: at, end: at, by: isFirst ? `${source}\n\n  ` : `\n\n  ${source}` });
      entries.push({ ...now.entry, title: shortHash(title) });
      counts.added++;
    }
  }
  const recordings = edits.flatMap(({ by }) => recordingsIn(by));
  edits.push(...missing(old.others, old.text, next.others, next.text));
  const text = applied(old.text, edits);
  return { text: withEntries(text, inOrderOfTests({ ...existing, text }, entries)), counts, recordings };
}

/** So that the next update does not move them; those of removed tests come first. */
function inOrderOfTests(merged: TestSource, entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  const { tests } = readWrittenFile(merged);
  const owners = assigned(tests, entries);
  const ordered = tests.flatMap((test) => owners.get(test) ?? []);
  return [...entries.filter((entry) => !ordered.includes(entry)), ...ordered];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

function applied(text: string, edits: readonly Edit[]): string {
  let changed = text;
  const ordered = edits.map((edit, index) => ({ ...edit, index }));
  ordered.sort((a, b) => b.start - a.start || b.index - a.index);
  for (const { start, end, by } of ordered) {
    const before = changed.slice(0, start);
    // A removed test leaves no blank line behind.
    changed = (by === '' ? before.replace(/\n[ \t]*\n?[ \t]*$/u, '') : before) + by + changed.slice(end);
  }
  return changed;
}

function entriesOf(tests: readonly WrittenTest[], titles: readonly KeyedTitle[]): WrittenEntry[] {
  const keys = new Map(titles.map(({ title, key }) => [title, key]));
  return tests.map(({ title, body }) => ({ key: keys.get(title) ?? '', body, title: shortHash(title) }));
}

/** Finds for each test what was written in its place: the same function, or the same title. */
function assigned(tests: readonly WrittenTest[], entries: readonly WrittenEntry[]): Map<WrittenTest, WrittenEntry> {
  const open = new Set(entries);
  const found = new Map<WrittenTest, WrittenEntry>();
  const matches = [
    (test: WrittenTest, entry: WrittenEntry) => entry.body === test.body && entry.title === shortHash(test.title),
    (test: WrittenTest, entry: WrittenEntry) => entry.body === test.body,
    (test: WrittenTest, entry: WrittenEntry) => entry.title === shortHash(test.title),
  ];
  for (const isMatch of matches) {
    for (const test of tests) {
      const entry = found.has(test) ? undefined : [...open].find((one) => isMatch(test, one));
      if (entry === undefined) continue;
      found.set(test, entry);
      open.delete(entry);
    }
  }
  return found;
}

/** Inserts imports and helpers that new tests need and the file lacks. A helper that the user edited stays. */
function missing(old: readonly Statement[], existing: string, next: readonly Statement[], fresh: string): Edit[] {
  const has = new Set(old.map(({ start, end }) => withoutSpace(existing.slice(start, end))));
  const declared = new Set(old.flatMap(declaredNames));
  const lastImport = old.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
  return next.flatMap((statement) => {
    const source = fresh.slice(statement.start, statement.end);
    if (has.has(withoutSpace(source))) return [];
    if (statement.type !== 'ImportDeclaration') {
      const documented = fresh.slice(docStart(fresh, statement.start), statement.end);
      const isKnown = declaredNames(statement).some((name) => declared.has(name));
      return isKnown ? [] : [{ start: lastImport, end: lastImport, by: `\n\n${documented}` }];
    }
    const same = old.find((one) => one.type === 'ImportDeclaration' && one.source.value === statement.source.value);
    if (same === undefined) return [{ start: lastImport, end: lastImport, by: `\n${source}` }];
    const names = namesIn(existing.slice(same.start, same.end));
    const isSuperset = [...names].every((name) => namesIn(source).has(name));
    return isSuperset ? [{ start: same.start, end: same.end, by: source }] : [];
  });
}

function declaredNames(statement: Statement): readonly string[] {
  if (statement.type === 'FunctionDeclaration') return statement.id === null ? [] : [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** The start of the doc comment right before a statement. */
function docStart(text: string, start: number): number {
  return /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/u.exec(text.slice(0, start))?.index ?? start;
}

function namesIn(source: string): Set<string> {
  return new Set(source.replace(/\bfrom\b[^]*$/u, '').match(/[\w$]+/gu));
}

function withoutSpace(source: string): string {
  return source.replaceAll(/[\s;,'"]/gu, '');
}
