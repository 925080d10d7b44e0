import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Domain } from '../../src/constraint/domains/domain.ts';

/** A function with one branch to reach, and what it is first called with. */
export interface OneBranchFunction {
  readonly file: string;
  /** `text/charCode`: the file and the function. */
  readonly name: string;
  readonly exportName: string;
  readonly domains: readonly Domain[];
  readonly start: readonly unknown[];
}

type Start = readonly [Domain, unknown];

/** By file: what every argument starts from, unless the file says so itself. */
const starts: Readonly<Record<string, Start | undefined>> = {
  text: [{ kind: 'string', maxLength: 64 }, ''],
  pattern: [{ kind: 'string', maxLength: 64 }, ''],
  number: [{ kind: 'number' }, 0],
  int32: [{ kind: 'int32' }, 0],
  formats: [{ kind: 'string', maxLength: 64 }, ''],
  strangers: [{ kind: 'string', maxLength: 64 }, ''],
  quantities: [{ kind: 'number' }, 0],
  mixed: undefined,
};

/** All functions of the table, in the order in which they are written. */
export async function oneBranchFunctions(): Promise<readonly OneBranchFunction[]> {
  const result: OneBranchFunction[] = [];
  for (const [group, start] of Object.entries(starts)) {
    const file = resolve('test/cases/one-branch', `${group}.js`);
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const own = module['starts'] as Record<string, readonly Start[]> | undefined;
    for (const [exportName, value] of Object.entries(module)) {
      if (typeof value !== 'function') continue;
      const parameters = own?.[exportName] ?? Array.from({ length: value.length }, () => start!);
      result.push({
        file,
        name: `${group}/${exportName}`,
        exportName,
        domains: parameters.map(([domain]) => domain),
        start: parameters.map(([, first]) => first),
      });
    }
  }
  return result;
}
