// Types in comments.

/* oxlint-disable */

function bug() {
  return null.x;
}

export const reported = [];

/**
 * @param {number} n
 * @param {{ a: number, b?: string }} o
 */
export function inline(n, o) {
  if (n === 5 && o.b === 'x') bug();
  return 0;
}

/**
 * @typedef {Object} Options
 * @property {boolean} strict
 * @property {'r' | 'w'} [mode]
 */

/** @param {Options} options */
export function typedef(options) {
  if (options.strict && options.mode === 'w') bug();
  return 0;
}

/**
 * @callback Visit
 * @param {number} n
 * @returns {boolean}
 */

/**
 * @param {Visit} visit
 * @param {?string} name
 */
export function callback(visit, name) {
  if (visit(1) && name === null) bug();
  return 0;
}

/** @type {(m: Map<string, number>) => number} */
export const typed = (m) => {
  if (m.get('k') === 3) bug();
  return 0;
};

/**
 * @param {Object} o
 * @param {string} o.name
 * @param {number[]} [o.list]
 */
export function fields({ name, list }) {
  if (name === 'n' && list !== undefined && list.length === 1) bug();
  return 0;
}

/** @param {...number} numbers */
export function variadic(...numbers) {
  if (numbers.length > 1 && numbers[1] === 12) bug();
  return 0;
}
