/** What the messages of such findings begin with. */
export const ofReplacedPrototype = 'the prototype of the result';

/**
 * Returns the source of the helper that tells whether a prototype in a result comes from the input. Prototypes of classes
 * have a constructor of their own.
 */
export function replacedPrototypeSource(isTyped: boolean): string {
  const signature = isTyped ? 'value: unknown, seen = new Set()): boolean' : 'value, seen = new Set())';
  return `/** Tells whether a prototype in a value is one that the input made: it has no constructor of its own. */
function hasReplacedPrototype(${signature} {
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  const prototype${isTyped ? ': unknown' : ''} = Object.getPrototypeOf(value);
  if (prototype !== null && !Object.prototype.hasOwnProperty.call(prototype, "constructor")) return true;
  return Object.values(value).some((part) => hasReplacedPrototype(part, seen));
}
`;
}
