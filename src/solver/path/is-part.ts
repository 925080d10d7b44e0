import type { Variable } from '../../constraint/expression.ts';

/** Whether the variable is one element of an input with a length; it has no value if the input is shorter. */
export function isPart({ name }: Variable): boolean {
  return name === 'unit' || name === 'byte' || name === 'token';
}
