import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domain.ts';

/** Of one text, in UTF-16 units. */
const longestText = 1 << 20;
/** Bytes and elements that are symbolic each for itself, of all arguments together. */
const mostParts = 1 << 16;

/** Throws a `CoppiceError` if inputs of these domains would be larger than a campaign can do anything with. */
export function checkSizes(domains: readonly Domain[]): void {
  const parts = sum(domains, partsOf);
  if (parts <= mostParts) return;
  throw new CoppiceError(
    'too-large',
    `the inputs have up to ${parts.toLocaleString('en')} parts, of which ${mostParts.toLocaleString('en')} can be followed`,
    { hint: 'name smaller sizes: --inputs "bytes(256)", "array(int32, ..16)"' },
  );
}

/** How many values of their own there are in the largest value of a domain; a text is one, whatever its length. */
function partsOf(domain: Domain): number {
  switch (domain.kind) {
    case 'string':
      checkLength(domain.exactLength ?? domain.maxLength);
      return 1;
    case 'bytes':
      return 1 + (domain.exactLength ?? domain.maxLength);
    case 'array':
      return 1 + (domain.exactLength ?? domain.maxLength) * Math.max(1, partsOf(domain.element));
    case 'tuple':
      return sum(domain.elements, partsOf);
    case 'oneOf':
      return 1 + Math.max(0, ...domain.options.map(partsOf));
    case 'object':
      return sum(Object.values(domain.fields), partsOf);
    case 'optional':
    case 'built':
      return 1 + partsOf(domain.of);
    default:
      return 1;
  }
}

function checkLength(length: number): void {
  if (length <= longestText) return;
  throw new CoppiceError(
    'too-large',
    `a text of up to ${length.toLocaleString('en')} characters is longer than the ${longestText.toLocaleString('en')} that can be followed`,
    { hint: 'name a smaller size: --inputs "string(..1000)", or --max-length' },
  );
}

function sum(domains: readonly Domain[], count: (domain: Domain) => number): number {
  return domains.reduce((total, domain) => total + count(domain), 0);
}
