/** Constants that a predicate may compare with: those that survive a round trip through JSON. */
export type PredicateConstant = string | number | boolean | null;

/**
 * A predicate on one value, such as `c >= 48 && c <= 57 || c === 95`, without the value. Sources contain few of them
 * and runs evaluate them often, so a run records one `condition` node for the whole predicate. A comparison is the code
 * of its operator and the constant on the right, which is `undefined` if it is missing.
 */
export type Predicate =
  | readonly ['and' | 'or', Predicate, Predicate]
  | readonly ['not', Predicate]
  | readonly ['truth']
  | readonly [operator: number, ...constant: [] | [PredicateConstant]];
