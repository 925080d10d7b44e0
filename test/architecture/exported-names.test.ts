import { expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';
import { sourceFiles } from './source-files.ts';

/** Names that several files export, each with the reason. */
const shared: Readonly<Record<string, string>> = {
  load: 'Node calls a module hook by this name',
  resolve: 'Node calls a module hook by this name',
};

const names = exportedNames(sourceFiles);

it('every exported name is declared in one file, so that a search leads to one meaning', () => {
  expect(names.size).toBeGreaterThan(1000);
  const repeated = [...names].filter(([name, files]) => files.length > 1 && shared[name] === undefined);
  expect(repeated).toEqual([]);
});

it('no exception is listed in vain', () => {
  expect(Object.keys(shared).filter((name) => (names.get(name)?.length ?? 0) < 2)).toEqual([]);
});

it.each([
  ['export const a = 1;', 'export function a() {}'],
  ['export const { a, b } = x;', 'interface Own {} export type { Own as a };'],
  ['export class a {}', 'export type a = 1;'],
])('%j and %j share a name', (one, other) => {
  const found = exportedNames([
    { path: 'one.ts', text: one },
    { path: 'other.ts', text: other },
  ]);
  expect(found.get('a')).toEqual(['one.ts', 'other.ts']);
});

it('what a file exports of another file is not declared twice', () => {
  const found = exportedNames([
    { path: 'one.ts', text: 'export const a = 1;' },
    { path: 'index.ts', text: "export { a } from './one.ts'; export * from './one.ts';" },
  ]);
  expect([...found]).toEqual([['a', ['one.ts']]]);
});
