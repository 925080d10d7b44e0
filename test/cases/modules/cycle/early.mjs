import './late.mjs';

export var state = 'ready';

export const target = (text) => (text === 'x' ? state : 'other');

/** Called by the other module before the body of this one has run. */
export function early(options) {
  const { name } = options;
  state += name;
  return `${typeof state}:${name}:${state}`;
}
