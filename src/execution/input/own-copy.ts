/**
 * A value of an input with containers of its own. Inputs are made of parts of other inputs, and what is shared would arrive as
 * one object in the process that runs them: what a run does to its arguments would be done to those of another.
 */
export function ownCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return value.map(ownCopy);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, ownCopy(field)]));
}
