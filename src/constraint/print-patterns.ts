import type { ApplicationOperator, Expr } from './expression.ts';

/**
 * Prints an operator whose first operand is a regular expression as the call it stands for, such as
 * `text.split(/,/).length`. Returns undefined for other operators, and where the search does not begin at the start.
 */
export function patternCall(
  name: ApplicationOperator,
  operands: readonly Expr[],
  print: (operand: Expr) => string,
  printArgument: (operand: Expr) => string,
): string | undefined {
  const [pattern, text, ...others] = operands;
  if (pattern === undefined || text === undefined) return undefined;
  const re = print(pattern);
  const at = (operand: Expr | undefined): string => (operand === undefined ? '' : printArgument(operand));
  const [first, second] = others;
  switch (name) {
    case 'regExpTest':
      return isStart(first) ? `${re}.test(${at(text)})` : undefined;
    case 'regExpMatchIndex':
      return isStart(first) ? `${print(text)}.search(${re})` : undefined;
    case 'regExpGroup':
      return isStart(first) ? `${re}.exec(${at(text)})[${at(second)}]` : undefined;
    case 'regExpReplace':
      return isStart(second) ? `${print(text)}.replace(${re}, ${at(first)})` : undefined;
    case 'regExpSplitCount':
      return `${print(text)}.split(${re}).length`;
    case 'regExpSplitPart':
      return `${print(text)}.split(${re})[${at(first)}]`;
    case 'regExpMatchCount':
      return `[...${print(text)}.matchAll(${re})].length`;
    case 'regExpMatchAllGroup':
      return `[...${print(text)}.matchAll(${re})][${at(first)}][${at(second)}]`;
    default:
      return undefined;
  }
}

/** True if a `lastIndex` is left out, or 0. */
function isStart(lastIndex: Expr | undefined): boolean {
  return lastIndex === undefined || (lastIndex.kind === 'constant' && lastIndex.value === 0);
}
