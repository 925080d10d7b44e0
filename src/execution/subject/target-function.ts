import { fileURLToPath } from 'node:url';

import type { RawError } from '../protocol.ts';
import { rawError } from './raw-error.ts';

/** A function and what it is called on. */
export interface TargetFunction {
  readonly target: (this: unknown, ...args: unknown[]) => unknown;
  readonly self: unknown;
}

export type FoundTarget =
  | { readonly kind: 'found'; readonly found: TargetFunction }
  | { readonly kind: 'no-export'; readonly exports: readonly string[]; readonly found: string | undefined }
  | { readonly kind: 'threw'; readonly error: RawError; readonly file: string };

// The subject has loaded by the time these are used, and may have replaced methods: loops are by index.
const { keys } = Object;

type Namespace = Readonly<Record<string, unknown>>;

/** Loads a module and picks an export by its dotted name; without a name, the default or the only function. */
export async function findTarget(url: string, exportName: string): Promise<FoundTarget> {
  const named = exportName === '' ? undefined : exportName.split('.');
  let namespace: Namespace;
  try {
    namespace = (await import(url)) as Namespace;
  } catch (error) {
    return { kind: 'threw', error: rawError(error), file: fileURLToPath(url) };
  }
  const path = named ?? onlyFunction(namespace);
  const found = path === undefined ? undefined : follow(namespace, path);
  if (found !== undefined) return { kind: 'found', found };
  const other = path === undefined ? undefined : (valueAt(namespace, path) ?? valueAt(namespace['default'], path));
  return {
    kind: 'no-export',
    exports: functionNames(namespace),
    found: other === undefined ? undefined : other.value === null ? 'null' : typeof other.value,
  };
}

/** CommonJS exports that Node could not foresee are found on the default export. */
function follow(namespace: Namespace, path: readonly string[]): TargetFunction | undefined {
  const inner = namespace['default'];
  if (path[0] === 'default' && isTranspiled(inner)) return callable(inner, path) ?? callable(namespace, path);
  return callable(namespace, path) ?? callable(inner, path);
}

interface ValueAt {
  readonly value: unknown;
  readonly receiver: unknown;
}

function valueAt(start: unknown, path: readonly string[]): ValueAt | undefined {
  let receiver: unknown;
  let value = start;
  for (let i = 0; i < path.length; i++) {
    if (value === null || value === undefined) return undefined;
    receiver = value;
    value = (value as Record<string, unknown>)[path[i] as string];
  }
  return value === undefined ? undefined : { value, receiver };
}

function callable(start: unknown, path: readonly string[]): TargetFunction | undefined {
  const { value, receiver } = valueAt(start, path) ?? {};
  if (typeof value !== 'function') return undefined;
  // A function of a module is called as it would be after an import: without a receiver.
  return { target: value as TargetFunction['target'], self: path.length === 1 ? undefined : receiver };
}

function isTranspiled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
}

function onlyFunction(namespace: Namespace): readonly string[] | undefined {
  if (typeof namespace['default'] === 'function' || isTranspiled(namespace['default'])) return ['default'];
  const names = functionNames(namespace);
  return names.length === 1 ? [names[0] as string] : undefined;
}

function functionNames(namespace: Namespace): string[] {
  const names: string[] = [];
  const holders = [namespace, namespace['default']];
  for (let h = 0; h < 2; h++) {
    const holder = holders[h];
    if (typeof holder !== 'object' || holder === null) continue;
    const all = keys(holder);
    for (let i = 0; i < all.length; i++) {
      const name = all[i] as string;
      const isNew = h === 0 || !(name in namespace);
      if (isNew && typeof (holder as Namespace)[name] === 'function') names[names.length] = name;
    }
  }
  return names;
}
