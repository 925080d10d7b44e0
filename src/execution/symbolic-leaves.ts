import type { Primitive } from '../core/raw-trace.ts';
import { inputCount } from '../constraint/domain-inputs.ts';
import { contains, type Domain } from '../constraint/domain.ts';
import type { TextPart } from '../runtime/known-texts.ts';

/** A part of the arguments that is symbolic: where it is (the number of the argument, then keys), and which input it is. */
export type SymbolicLeaf = {
  readonly path: readonly (string | number)[];
  readonly input: number;
} & (
  | { readonly as: 'text' | 'number' | 'int32' | 'boolean' | 'bigint' | 'length' }
  /** Bytes travel as a Uint8Array, also those that are to be a Buffer. */
  | { readonly as: 'bytes'; readonly buffer: boolean }
  | { readonly as: 'choice'; readonly values: readonly Primitive[] }
  /** The holes are the inputs from `input` on. */
  | { readonly as: 'template'; readonly parts: readonly TextPart[] }
);

type Path = SymbolicLeaf['path'];

/** The symbolic parts of arguments, with inputs numbered as their domains say. */
export function symbolicLeaves(domains: readonly Domain[], args: readonly unknown[]): SymbolicLeaf[] {
  const leaves: SymbolicLeaf[] = [];
  collectAll(
    domains,
    args,
    domains.map((_, index) => [index]),
    0,
    leaves,
  );
  return leaves;
}

function collectAll(
  domains: readonly Domain[],
  values: readonly unknown[],
  paths: readonly Path[],
  first: number,
  leaves: SymbolicLeaf[],
): void {
  let input = first;
  domains.forEach((domain, index) => {
    collect(domain, values[index], paths[index] as Path, input, leaves);
    input += inputCount(domain);
  });
}

function collect(domain: Domain, value: unknown, path: Path, input: number, leaves: SymbolicLeaf[]): void {
  switch (domain.kind) {
    case 'const':
      return;
    case 'string':
      leaves.push({ path, input, as: 'text' });
      return;
    case 'bytes':
      leaves.push({ path, input, as: 'bytes', buffer: domain.as === 'buffer' });
      return;
    case 'template': {
      const parts = domain.parts.map((part) =>
        part.kind === 'text' ? part.text : { length: part.length, isOpen: part.minLength !== part.maxLength },
      );
      leaves.push({ path, input, as: 'template', parts });
      return;
    }
    case 'oneOf':
      return chosen(domain.options, value, path, input, leaves);
    case 'array': {
      const items = value as readonly unknown[];
      if (domain.exactLength === undefined) leaves.push({ path: [...path, 'length'], input, as: 'length' });
      return collectAll(
        items.map(() => domain.element),
        items,
        items.map((_, i) => [...path, i]),
        input + 1,
        leaves,
      );
    }
    case 'tuple':
      return collectAll(
        domain.elements,
        value as readonly unknown[],
        domain.elements.map((_, i) => [...path, i]),
        input,
        leaves,
      );
    case 'object': {
      const names = Object.keys(domain.fields);
      const values = names.map((name) => (value as Readonly<Record<string, unknown>>)[name]);
      return collectAll(
        Object.values(domain.fields),
        values,
        names.map((name) => [...path, name]),
        input,
        leaves,
      );
    }
    case 'optional':
      if (value !== undefined) collect(domain.of, value, path, input + 1, leaves);
      return;
    default:
      leaves.push({ path, input, as: domain.kind });
  }
}

/** A choice among primitives is a variable; among other things, only what was chosen is followed. */
function chosen(options: readonly Domain[], value: unknown, path: Path, input: number, leaves: SymbolicLeaf[]): void {
  const constants = options.map((option) =>
    option.kind === 'const' && isPrimitive(option.value) ? [option.value] : [],
  );
  if (constants.every(({ length }) => length === 1)) {
    leaves.push({ path, input, as: 'choice', values: constants.flat() });
    return;
  }
  const index = options.findIndex((option) => contains(option, value));
  if (index < 0) return;
  const before = options.slice(0, index).reduce((sum, option) => sum + inputCount(option), 0);
  collect(options[index] as Domain, value, path, input + 1 + before, leaves);
}

function isPrimitive(value: unknown): value is Primitive {
  return value === null || !['object', 'function', 'symbol'].includes(typeof value);
}
