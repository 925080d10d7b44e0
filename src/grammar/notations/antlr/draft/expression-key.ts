import type { Expression } from '../../../expression.ts';

/** Returns a key that is equal for equal expressions, independent of their positions. */
export function expressionKey(expression: Expression): string {
  return JSON.stringify(expression, (name, value: unknown) => {
    if (name === 'offset') return undefined;
    return value === Infinity ? 'Infinity' : value;
  });
}
