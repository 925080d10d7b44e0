import type { Domain } from '../constraint/domain.ts';
import type { Parameter } from '../instrument/signatures.ts';
import type { ParameterType } from '../instrument/signatures-type-annotation.ts';

/** How large the values may be whose types set no bound. */
export interface SizeBounds {
  readonly maxLength: number;
  readonly byteLength: number;
  readonly arrayLength: number;
}

export type SignatureDomains =
  | { readonly kind: 'domains'; readonly domains: readonly Domain[] }
  /** `why` is a sentence about the first parameter that has no domain. */
  | { readonly kind: 'no-domains'; readonly parameter: string; readonly why: string };

/** What the arguments of a function range over, by its declared types. Parameters of unknown type that may be left out are. */
export function domainsOfSignature(parameters: readonly Parameter[], bounds: SizeBounds): SignatureDomains {
  const domains: Domain[] = [];
  for (const { name, type } of parameters) {
    const read = domainOf(type, bounds);
    if ('why' in read) return { kind: 'no-domains', parameter: name, why: `${name}: ${read.why}` };
    domains.push(read);
  }
  return { kind: 'domains', domains };
}

interface Refusal {
  readonly why: string;
}

function domainOf(type: ParameterType, bounds: SizeBounds): Domain | Refusal {
  switch (type.kind) {
    case 'string':
      return { kind: 'string', maxLength: bounds.maxLength };
    case 'bytes':
      return { kind: 'bytes', length: bounds.byteLength, ...(type.as === 'buffer' ? { as: 'buffer' } : {}) };
    case 'number':
    case 'boolean':
    case 'bigint':
      return { kind: type.kind };
    case 'const':
      return type;
    case 'oneOf':
      return together(type.options, bounds, (options) => ({ kind: 'oneOf', options: distinct(options) }));
    case 'array':
      return together([type.element], bounds, ([element]) => ({
        kind: 'array',
        element: element as Domain,
        maxLength: bounds.arrayLength,
      }));
    case 'tuple':
      return together(type.elements, bounds, (elements) => ({ kind: 'tuple', elements }));
    case 'object':
      return objectDomain(type.fields, bounds);
    case 'optional': {
      const inner = domainOf(type.of, bounds);
      // What cannot be made can still be left out.
      return 'why' in inner ? { kind: 'const', value: undefined } : { kind: 'optional', of: inner };
    }
    case 'unknown':
      return { why: `values of type ${type.written} cannot be made; say what it ranges over, or write a harness` };
  }
}

function objectDomain(fields: Readonly<Record<string, ParameterType>>, bounds: SizeBounds): Domain | Refusal {
  const made: [string, Domain][] = [];
  for (const [name, type] of Object.entries(fields)) {
    const field = domainOf(type, bounds);
    if ('why' in field) return { why: `in ${name}, ${field.why}` };
    const isLeftOut = field.kind === 'const' && type.kind === 'optional';
    if (!isLeftOut) made.push([name, field]);
  }
  return { kind: 'object', fields: Object.fromEntries(made) };
}

function together(
  types: readonly ParameterType[],
  bounds: SizeBounds,
  join: (domains: readonly Domain[]) => Domain,
): Domain | Refusal {
  const domains: Domain[] = [];
  for (const type of types) {
    const domain = domainOf(type, bounds);
    if ('why' in domain) return domain;
    domains.push(domain);
  }
  return join(domains);
}

/** A value belongs to the first option that holds it: the second of two equal ones could never be chosen. */
function distinct(options: readonly Domain[]): readonly Domain[] {
  const plain = new Set<string>();
  return options.filter((option) => {
    if (option.kind !== 'const') return true;
    const key = `${typeof option.value} ${String(option.value)}`;
    return !plain.has(key) && Boolean(plain.add(key));
  });
}
