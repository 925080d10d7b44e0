import type { Expression } from '../../expression.ts';

/** The same for expressions that are written alike, wherever they stand. */
export function expressionKey(expression: Expression): string {
  return JSON.stringify(expression, (name, value: unknown) => {
    if (name === 'offset') return undefined;
    return value === Infinity ? 'Infinity' : value;
  });
}
