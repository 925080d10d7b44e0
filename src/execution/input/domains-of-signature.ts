import {
  arrayBufferDomain,
  dateDomain,
  errorDomain,
  functionDomain,
  mapDomain,
  promiseDomain,
  recordDomain,
  regexpDomain,
  restDomain,
  searchParamsDomain,
  setDomain,
  typedArrayDomain,
  urlDomain,
} from '../../constraint/domains/built-domains.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import type { Parameter } from '../../instrument/signatures/signatures.ts';
import type { LeftOutInput } from './input-description.ts';
import type { ParameterType } from '../../instrument/signatures/parameter-type.ts';

/** Size bounds for values whose types set none. */
export interface SizeBounds {
  readonly maxLength: number;
  readonly byteLength: number;
  readonly arrayLength: number;
}

export interface SignatureDomains {
  readonly kind: 'domains';
  readonly domains: readonly Domain[];
  /** The parameter of each domain. */
  readonly parameters: readonly Parameter[];
  readonly leftOut: readonly LeftOutInput[];
}

/** `why` names the first parameter that has no domain and gives the reason. */
interface NoDomains {
  readonly kind: 'no-domains';
  readonly parameter: string;
  readonly why: string;
}

/**
 * The domains of the arguments of a function, from its declared types. Optional parts of unknown type are left out, and
 * are listed in `leftOut`.
 */
export function domainsOfSignature(parameters: readonly Parameter[], bounds: SizeBounds): SignatureDomains | NoDomains {
  const making = new DomainMaking(bounds);
  const domains: Domain[] = [];
  for (const { name, type, isRest } of parameters) {
    const made = making.within(name, () => making.of(type));
    if (made.kind === 'refused') return { kind: 'no-domains', parameter: name, why: `${name}: ${made.why}` };
    if (made.kind === 'cut')
      return { kind: 'no-domains', parameter: name, why: `${name}: every value of its type is infinitely deep` };
    const isSpread = isRest === true && made.domain.kind !== 'const';
    domains.push(isSpread ? restDomain(made.domain) : made.domain);
  }
  // Trailing optional parameters that are always undefined are not passed at all.
  while (isNothing(domains.at(-1)) && parameters[domains.length - 1]?.type.kind === 'optional') domains.pop();
  return { kind: 'domains', domains, parameters: parameters.slice(0, domains.length), leftOut: making.leftOut };
}

function isNothing(domain: Domain | undefined): boolean {
  return domain?.kind === 'const' && domain.value === undefined;
}

type Made =
  | { readonly kind: 'made'; readonly domain: Domain }
  | { readonly kind: 'refused'; readonly why: string }
  /** All values of the type contain themselves, or are nested deeper than the limit. */
  | { readonly kind: 'cut' };

const nothing: Domain = { kind: 'const', value: undefined };
const noElements: Domain = { kind: 'tuple', elements: [] };

class DomainMaking {
  readonly leftOut: LeftOutInput[] = [];
  readonly #bounds: SizeBounds;
  #path = '';

  constructor(bounds: SizeBounds) {
    this.#bounds = bounds;
  }

  /** Makes the domain of a part with this name. */
  within(name: string, make: () => Made): Made {
    const outer = this.#path;
    this.#path = outer === '' ? name : `${outer}.${name}`;
    const made = make();
    this.#path = outer;
    return made;
  }

  #leaveOut(why: string): void {
    const name = this.#path;
    if (!this.leftOut.some((one) => one.name === name && one.why === why)) this.leftOut.push({ name, why });
  }

  of(type: ParameterType): Made {
    const { maxLength, byteLength, arrayLength } = this.#bounds;
    switch (type.kind) {
      case 'string':
        return made({ kind: 'string', maxLength });
      case 'bytes':
        return made({ kind: 'bytes', maxLength: byteLength, ...(type.as === 'buffer' ? { as: 'buffer' } : {}) });
      case 'number':
      case 'boolean':
      case 'bigint':
        return made({ kind: type.kind });
      case 'const':
        return made(type);
      case 'oneOf':
        return this.#oneOf(type.options);
      case 'array': {
        const element = this.of(type.element);
        if (element.kind === 'cut') return made(noElements);
        return element.kind === 'made'
          ? made({ kind: 'array', element: element.domain, maxLength: arrayLength })
          : element;
      }
      case 'tuple':
        return this.#together(type.elements, (elements) => ({ kind: 'tuple', elements }));
      case 'object':
        if (type.isOpen === true) this.#leaveOut('only the declared fields are generated');
        return this.#object(type.fields, type.isOpen === true);
      case 'optional': {
        const inner = this.of(type.of);
        if (inner.kind === 'refused') this.#leaveOut(inner.why);
        // A value that cannot be made can still be left out.
        return made(inner.kind === 'made' ? { kind: 'optional', of: inner.domain } : nothing);
      }
      case 'built':
        return this.#built(type);
      case 'any':
        this.#leaveOut(
          'for `any`, only strings, numbers, booleans, null, undefined, and arrays and records of these are generated',
        );
        return made(anyDomain(this.#bounds));
      case 'cut':
        return { kind: 'cut' };
      case 'unknown':
        return {
          kind: 'refused',
          why:
            type.written === ''
              ? 'the code does not say its type'
              : `values of type ${type.written} cannot be generated`,
        };
    }
  }

  #oneOf(types: readonly ParameterType[]): Made {
    const each = types.map((type) => this.of(type));
    const options = each.flatMap((option) => (option.kind === 'made' ? [option.domain] : []));
    const refused = each.filter((option) => option.kind === 'refused');
    const [only] = options;
    if (only === undefined) return refused[0] ?? { kind: 'cut' };
    for (const { why } of refused) this.#leaveOut(why);
    return made(options.length === 1 ? only : { kind: 'oneOf', options: distinct(options) });
  }

  #object(fields: Readonly<Record<string, ParameterType>>, isOpen: boolean): Made {
    const domains: [string, Domain][] = [];
    const isArrayLike = isOpen || Object.keys(fields).some((name) => /^\d+$/u.test(name));
    for (const [name, type] of Object.entries(fields)) {
      const isLength = isArrayLike && name === 'length' && type.kind === 'number';
      const field = this.within(name, () => (isLength ? this.#lengthOfArrayLike() : this.of(type)));
      if (field.kind === 'refused') return { kind: 'refused', why: `in ${name}, ${field.why}` };
      if (field.kind === 'cut') return field;
      const isLeftOut = field.domain.kind === 'const' && type.kind === 'optional';
      if (!isLeftOut) domains.push([name, field.domain]);
    }
    return made({ kind: 'object', fields: Object.fromEntries(domains) });
  }

  /** Loops over an array-like object run this often, so that a length out of all numbers would mostly be a hang. */
  #lengthOfArrayLike(): Made {
    const { arrayLength } = this.#bounds;
    this.#leaveOut(`only lengths up to ${arrayLength} are generated`);
    const options = Array.from({ length: arrayLength + 1 }, (_, value): Domain => ({ kind: 'const', value }));
    return made({ kind: 'oneOf', options });
  }

  #built({ type, parts }: ParameterType & { kind: 'built' }): Made {
    const { maxLength, byteLength, arrayLength } = this.#bounds;
    const text: Domain = { kind: 'string', maxLength };
    switch (type) {
      case 'Map':
        return this.#filled(type, parts, ([key, value]) => mapDomain(key!, value!, arrayLength));
      case 'Record':
        return this.#filled(type, parts, ([key, value]) => recordDomain(key!, value!, arrayLength));
      case 'Set':
        return this.#filled(type, parts, ([element]) => setDomain(element!, arrayLength));
      case 'Function': {
        const result = this.of(parts[0] ?? { kind: 'any' });
        if (result.kind === 'refused') this.#leaveOut(`its return value: ${result.why}`);
        return made(functionDomain(result.kind === 'made' ? result.domain : nothing));
      }
      case 'Promise':
        return this.#together(parts, ([of]) => promiseDomain(of!));
      case 'Date':
        return made(dateDomain());
      case 'RegExp':
        return made(regexpDomain());
      case 'URL':
        return made(urlDomain(maxLength));
      case 'URLSearchParams':
        return made(searchParamsDomain(text, arrayLength));
      case 'Error':
        return made(errorDomain(maxLength));
      case 'ArrayBuffer':
        return made(arrayBufferDomain({ maxLength: byteLength }));
      case 'Same':
      case 'Rest':
        return { kind: 'cut' };
      default:
        return made(typedArrayDomain(type, arrayLength));
    }
  }

  /** A collection whose elements are cut off is empty. */
  #filled(
    type: 'Map' | 'Record' | 'Set',
    parts: readonly ParameterType[],
    join: (domains: readonly Domain[]) => Domain,
  ): Made {
    const whole = this.#together(parts, join);
    return whole.kind === 'cut' ? made({ kind: 'built', type, of: noElements }) : whole;
  }

  #together(types: readonly ParameterType[], join: (domains: readonly Domain[]) => Domain): Made {
    const domains: Domain[] = [];
    for (const type of types) {
      const part = this.of(type);
      if (part.kind !== 'made') return part;
      domains.push(part.domain);
    }
    return made(join(domains));
  }
}

function made(domain: Domain): Made {
  return { kind: 'made', domain };
}

/** The values of JSON, and undefined. */
function anyDomain({ maxLength, arrayLength }: SizeBounds): Domain {
  const text: Domain = { kind: 'string', maxLength };
  const plain: readonly Domain[] = [
    text,
    { kind: 'number' },
    { kind: 'boolean' },
    { kind: 'const', value: null },
    nothing,
  ];
  const element: Domain = { kind: 'oneOf', options: plain };
  const list: Domain = { kind: 'array', element, maxLength: arrayLength };
  return { kind: 'oneOf', options: [...plain, list, recordDomain(text, element, arrayLength)] };
}

/**
 * Removes duplicate constants: a value belongs to the first option that contains it, so the second could never be
 * chosen.
 */
function distinct(options: readonly Domain[]): readonly Domain[] {
  const plain = new Set<string>();
  return options.filter((option) => {
    if (option.kind !== 'const') return true;
    const key = `${typeof option.value} ${String(option.value)}`;
    return !plain.has(key) && Boolean(plain.add(key));
  });
}
