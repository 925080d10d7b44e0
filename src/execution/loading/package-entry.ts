import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';

type Exports = string | null | undefined | readonly Exports[] | { readonly [key: string]: Exports };

/** The conditions under which Node imports a module, and those under which it requires one. */
const conditionSets: readonly ReadonlySet<string>[] = [
  new Set(['node', 'import', 'module-sync', 'default']),
  new Set(['node', 'require', 'module-sync', 'default']),
];

/**
 * Returns the file that `import` loads for a package, or for a path below one, as seen from a folder; undefined if no
 * such package is installed.
 */
export function packageEntry(specifier: string, from: string): string | undefined {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/u.exec(specifier) ?? [];
  const folder = packageFolder(name, resolve(from));
  if (folder === undefined) return undefined;
  const { exports, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Exports;
    readonly main?: string;
  };
  const wanted =
    exports === undefined
      ? `.${path === '' ? `/${main ?? 'index.js'}` : path}`
      : conditionSets
          .map((conditions) => exported(exports, `.${path}`, conditions))
          .find((found) => found !== undefined);
  const file = wanted === undefined ? undefined : moduleAt(join(folder, wanted));
  if (file !== undefined) return file;
  throw new CoppiceError('no-such-file', `the package ${name} has no module ${path === '' ? 'to import' : specifier}`, {
    hint: 'name a path that the package exports, such as PACKAGE/PATH#EXPORT, or a file',
  });
}

function packageFolder(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) return undefined;
  }
}

function exported(exports: Exports, path: string, conditions: ReadonlySet<string>): string | undefined {
  if (typeof exports === 'object' && exports !== null && !Array.isArray(exports)) {
    const entries = exports as Readonly<Record<string, Exports>>;
    if (Object.keys(entries).some((key) => key.startsWith('.'))) return subpath(entries, path, conditions);
  }
  return path === '.' ? chosen(exports, conditions) : undefined;
}

function subpath(
  entries: Readonly<Record<string, Exports>>,
  path: string,
  conditions: ReadonlySet<string>,
): string | undefined {
  if (Object.hasOwn(entries, path)) return chosen(entries[path], conditions);
  for (const [key, entry] of Object.entries(entries)) {
    const [start = '', end] = key.split('*');
    if (end === undefined || !path.startsWith(start) || !path.endsWith(end)) continue;
    const target = chosen(entry, conditions);
    if (target !== undefined) return target.replaceAll('*', path.slice(start.length, path.length - end.length));
  }
  return undefined;
}

function chosen(exports: Exports, conditions: ReadonlySet<string>): string | undefined {
  if (typeof exports === 'string') return exports;
  if (exports === null || exports === undefined) return undefined;
  if (Array.isArray(exports)) {
    for (const one of exports as readonly Exports[]) {
      const file = chosen(one, conditions);
      if (file !== undefined) return file;
    }
    return undefined;
  }
  for (const [condition, entry] of Object.entries(exports as Readonly<Record<string, Exports>>)) {
    const file = conditions.has(condition) ? chosen(entry, conditions) : undefined;
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Old packages leave out endings, or name a folder. */
function moduleAt(path: string): string | undefined {
  const candidates = [path, `${path}.js`, `${path}.cjs`, join(path, 'index.js'), join(path, 'index.cjs')];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}
