import type { Variable } from '../../constraint/expression.ts';

/** Whether the variable stands for one place of an input that has a length, and so for nothing where that is shorter. */
export function isPart({ name }: Variable): boolean {
  return name === 'unit' || name === 'byte' || name === 'token';
}
