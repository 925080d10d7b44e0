import type { Domain } from '../constraint/domain.ts';
import type { Random } from '../core/random.ts';
import { randomUnit, randomValue } from './random-value.ts';

/** The value with one small change, still of its domain. */
export function mutateValue(domain: Domain, value: unknown, random: Random): unknown {
  switch (domain.kind) {
    case 'string':
      return mutateText(value as string, domain.exactLength, domain.maxLength, random);
    case 'bytes':
      return mutateBytes(value as Uint8Array, random);
    case 'number':
    case 'int32':
      return random.chance(0.5) ? near(value as number, domain.kind, random) : randomValue(domain, random);
    case 'array': {
      const items = value as readonly unknown[];
      if (items.length === 0 || random.chance(0.2)) return randomValue(domain, random);
      const at = random.int(items.length);
      return items.with(at, mutateValue(domain.element, items[at], random));
    }
    case 'tuple': {
      const items = value as readonly unknown[];
      if (items.length === 0) return value;
      const at = random.int(items.length);
      return items.with(at, mutateValue(domain.elements[at] as Domain, items[at], random));
    }
    default:
      return randomValue(domain, random);
  }
}

function near(value: number, kind: 'number' | 'int32', random: Random): number {
  const moved = value + random.int(9) - 4;
  return kind === 'int32' ? moved | 0 : moved;
}

function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const result = Uint8Array.from(bytes);
  if (result.length > 0) result[random.int(result.length)] = random.int(256);
  return result;
}

function mutateText(text: string, exactLength: number | undefined, maxLength: number, random: Random): string {
  const at = random.int(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.int(4));
  const unit = String.fromCharCode(randomUnit(random));
  if (exactLength !== undefined) return text.length === 0 ? text : replaced(text, random.int(text.length), unit);
  switch (random.int(5)) {
    case 0:
      return fit(text.slice(0, at) + unit + text.slice(at), maxLength);
    case 1:
      return text.slice(0, at) + text.slice(end);
    case 2:
      return fit(text.slice(0, end) + text.slice(at, end) + text.slice(end), maxLength);
    case 3: {
      const to = random.int(text.length + 1);
      return fit(text.slice(0, to) + text.slice(at, end) + text.slice(to), maxLength);
    }
    default:
      return text.length === 0 ? unit.slice(0, maxLength) : replaced(text, random.int(text.length), unit);
  }
}

function replaced(text: string, at: number, unit: string): string {
  return text.slice(0, at) + unit + text.slice(at + 1);
}

function fit(text: string, maxLength: number): string {
  return text.slice(0, maxLength);
}
