import type { RawError } from '../protocol.ts';
import { rawError } from './raw-error.ts';

export type TargetFunction = (args: readonly unknown[]) => unknown;

export type FoundTarget =
  | { readonly kind: 'found'; readonly call: TargetFunction }
  | { readonly kind: 'no-export'; readonly exports: readonly string[] }
  | { readonly kind: 'threw'; readonly error: RawError };

/** Loads a module and picks an export by its dotted name; without a name, the default or the only function. */
export async function findTarget(url: string, exportName: string): Promise<FoundTarget> {
  let namespace: Namespace;
  try {
    namespace = (await import(url)) as Namespace;
  } catch (error) {
    return { kind: 'threw', error: rawError(error) };
  }
  const path = exportName === '' ? onlyFunction(namespace) : exportName.split('.');
  const call = path === undefined ? undefined : follow(namespace, path);
  return call === undefined ? { kind: 'no-export', exports: functionNames(namespace) } : { kind: 'found', call };
}

type Namespace = Readonly<Record<string, unknown>>;

/** CommonJS exports that Node could not foresee are found on the default export. */
function follow(namespace: Namespace, path: readonly string[]): TargetFunction | undefined {
  const inner = namespace['default'];
  const candidates = path[0] === 'default' && isTranspiled(inner) ? [inner, namespace] : [namespace, inner];
  for (const start of candidates) {
    const call = callable(start, path);
    if (call !== undefined) return call;
  }
  return undefined;
}

function callable(start: unknown, path: readonly string[]): TargetFunction | undefined {
  let receiver: unknown;
  let value = start;
  for (const name of path) {
    if (value === null || value === undefined) return undefined;
    receiver = value;
    value = (value as Record<string, unknown>)[name];
  }
  if (typeof value !== 'function') return undefined;
  const target = value as (...args: unknown[]) => unknown;
  // A function of a module namespace is called as it would be after an import: without a receiver.
  const self = path.length === 1 ? undefined : receiver;
  const { apply } = Reflect;
  return (args) => apply(target, self, args);
}

function isTranspiled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
}

function onlyFunction(namespace: Namespace): string[] | undefined {
  if (callable(namespace, ['default']) !== undefined || isTranspiled(namespace['default'])) return ['default'];
  const names = functionNames(namespace);
  return names.length === 1 ? (names[0] as string).split('.') : undefined;
}

function functionNames(namespace: Namespace): string[] {
  const names = Object.keys(namespace).filter((name) => typeof namespace[name] === 'function');
  const inner = namespace['default'];
  if (typeof inner !== 'object' || inner === null) return names;
  for (const [name, value] of Object.entries(inner)) {
    if (typeof value === 'function' && !names.includes(name)) names.push(`default.${name}`);
  }
  return names;
}
