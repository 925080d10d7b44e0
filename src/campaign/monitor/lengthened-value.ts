import { builtObject, isBuilt } from '../../core/built-object.ts';
import type { Random } from '../../core/random.ts';
import { contains, type Domain } from '../../constraint/domains/domain.ts';
import { informedValue } from '../../search/mutation/informed-value.ts';
import type { SourceLiterals } from '../../search/mutation/source-literals.ts';

/** Fills texts: what conditions on characters mostly distinguish. */
const fillers = [' ', 'a', '0', '-', ','];
/** Lists within lists stay short: a value has to be sent to the process that runs it. */
const longestInside = 4;

/**
 * Returns a value of the domain that begins like the given one, which may be of smaller domains, and is mostly longer:
 * of a length that the source mentions, or next to one, or of any length up to the limit.
 */
export function lengthenedValue(domain: Domain, value: unknown, literals: SourceLiterals, random: Random): unknown {
  switch (domain.kind) {
    case 'string': {
      const text = String(value);
      return domain.exactLength === undefined ? text.padEnd(lengthFor(domain), filler(text)) : value;
    }
    case 'bytes': {
      const bytes = value as Uint8Array;
      if (domain.exactLength !== undefined) return bytes;
      const longer = new Uint8Array(Math.max(bytes.length, lengthFor(domain))).fill(random.int(256));
      longer.set(bytes);
      return longer;
    }
    case 'array':
      return domain.exactLength === undefined ? longerArray(domain, value as readonly unknown[]) : value;
    case 'tuple':
      return domain.elements.map((element, i) => inside(element, (value as readonly unknown[])[i]));
    case 'object': {
      const fields = Object.entries(value as Readonly<Record<string, unknown>>);
      return Object.fromEntries(fields.map(([name, field]) => [name, inside(domain.fields[name]!, field)]));
    }
    case 'optional':
      return value === undefined ? value : inside(domain.of, value);
    case 'oneOf': {
      const option = domain.options.find((each) => contains(each, value));
      return option === undefined ? value : inside(option, value);
    }
    case 'built':
      return isBuilt(value) ? builtObject(domain.type, inside(domain.of, value.content)) : value;
    default:
      return value;
  }

  /** Some parts stay as they are, because what makes them interesting may be their length. */
  function inside(part: Domain, of: unknown): unknown {
    return random.chance(0.4) ? of : lengthenedValue(part, of, literals, random);
  }

  function lengthFor({ maxLength }: { readonly maxLength: number }): number {
    const { numbers } = literals;
    const mentioned = numbers.length > 0 && random.chance(0.6) ? random.pick(numbers) + random.int(3) - 1 : NaN;
    return Number.isInteger(mentioned) && mentioned >= 0 && mentioned <= maxLength
      ? mentioned
      : random.int(maxLength + 1);
  }

  function filler(text: string): string {
    const last = text.at(-1);
    return last !== undefined && random.chance(0.3) ? last : random.pick(fillers);
  }

  function longerArray(list: Extract<Domain, { readonly kind: 'array' }>, items: readonly unknown[]): unknown {
    const length = Math.max(items.length, lengthFor(list));
    const further = Array.from({ length: length - items.length }, () =>
      items.length > 0 && random.chance(0.5)
        ? random.pick(items)
        : informedValue(short(list.element), literals, random),
    );
    return [...items, ...further];
  }
}

/** The domain without long lists and texts. */
function short(domain: Domain): Domain {
  switch (domain.kind) {
    case 'string':
    case 'bytes':
      return { ...domain, maxLength: Math.min(domain.maxLength, 4 * longestInside) };
    case 'array':
      return { ...domain, element: short(domain.element), maxLength: Math.min(domain.maxLength, longestInside) };
    case 'tuple':
      return { ...domain, elements: domain.elements.map(short) };
    case 'object':
      return {
        ...domain,
        fields: Object.fromEntries(Object.entries(domain.fields).map(([name, field]) => [name, short(field)])),
      };
    case 'oneOf':
      return { ...domain, options: domain.options.map(short) };
    case 'optional':
    case 'built':
      return { ...domain, of: short(domain.of) };
    default:
      return domain;
  }
}
