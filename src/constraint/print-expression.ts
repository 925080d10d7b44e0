import type { Primitive, RawConstant } from '../core/raw-trace.ts';
import type { Application, ApplicationOperator, Expr, Variable } from './expression.ts';
import { patternCall } from './print-patterns.ts';
import { infix, leadingReceiver, prefix, type InfixForm } from './print-forms.ts';

/** Upper limit of printed nodes; the rest is omitted because the text is for human readers. */
const nodeLimit = 400;
const textLimit = 80;

/**
 * Prints an expression as JavaScript with minimal parentheses; `in[3]` is code unit 3 of input 0, `in1` another input.
 *
 * @param names names of inputs, by number, in place of `in` and `in1`
 */
export function printExpression(expr: Expr, names: ReadonlyMap<number, string> = new Map()): string {
  let left = nodeLimit;

  function print(expr: Expr, atLeast: number): string {
    if (left-- <= 0) return '…';
    if (expr.kind === 'constant') return printConstant(expr.value, atLeast);
    if (expr.kind === 'variable') return printVariable(expr, names);
    const form = infix[expr.name];
    if (form !== undefined && expr.operands.length > 1) return printInfix(expr, form, atLeast);
    const operator = prefix[expr.name];
    if (operator !== undefined) return parenthesize(printPrefix(expr, operator), atLeast > prefixLevel);
    if (expr.name === 'conditional') return parenthesize(printConditional(expr), atLeast > conditionalLevel);
    return printCall(expr);
  }

  function printInfix({ operands }: Application, { symbol, level, associative }: InfixForm, atLeast: number): string {
    const parts = operands.map((operand, i) => print(operand, associative || i === 0 ? level : level + 1));
    return parenthesize(parts.join(` ${symbol} `), atLeast > level);
  }

  function printPrefix({ operands: [operand] }: Application, operator: string): string {
    const text = print(operand!, prefixLevel);
    return text.startsWith(operator) ? `${operator}(${text})` : operator + text;
  }

  function printConditional({ operands: [test, yes, no] }: Application): string {
    const printed = [print(test!, conditionalLevel + 1), print(yes!, conditionalLevel + 1)];
    return `${printed[0]} ? ${printed[1]} : ${print(no!, conditionalLevel)}`;
  }

  function printCall({ name, operands }: Application): string {
    const [first, ...rest] = operands;
    if (name === 'stringLength' && first !== undefined) return `${print(first, callLevel)}.length`;
    if ((name === 'select' || name === 'indexString') && first !== undefined && rest[0] !== undefined)
      return `${print(first, callLevel)}[${print(rest[0], 0)}]`;
    if (name === 'splitPart' && first !== undefined && rest.length === 2)
      return `${print(first, callLevel)}.split(${print(rest[0]!, 0)})[${print(rest[1]!, 0)}]`;
    if (name === 'splitCount' && first !== undefined)
      return `${print(first, callLevel)}.split(${printAll(rest)}).length`;
    const pattern = patternCall(
      name,
      operands,
      (operand) => print(operand, callLevel),
      (operand) => print(operand, 0),
    );
    if (pattern !== undefined) return pattern;
    if (name === 'opaque')
      return `${opaqueName(first?.kind === 'constant' ? first.value : undefined)}(${printAll(rest)})`;
    if (first !== undefined && leadingReceiver.has(name)) {
      return `${print(first, callLevel)}.${methodName(name)}(${printAll(rest)})`;
    }
    return `${name}(${printAll(operands)})`;
  }

  function printAll(operands: readonly Expr[]): string {
    return operands.map((operand) => print(operand, 0)).join(', ');
  }

  return print(expr, 0);
}

const conditionalLevel = 1;
const prefixLevel = 14;
const callLevel = 17;

function methodName(name: ApplicationOperator): string {
  return name === 'toStringRadix' ? 'toString' : name;
}

function opaqueName(name: RawConstant): string {
  return typeof name === 'string' ? name : 'opaque';
}

function printVariable({ name, input, position }: Variable, names: ReadonlyMap<number, string>): string {
  const label = names.get(input) ?? (input === 0 ? 'in' : `in${input}`);
  switch (name) {
    case 'unit':
    case 'byte':
      return `${label}[${position}]`;
    case 'token':
      return `${label}.token(${position})`;
    case 'length':
    case 'choice':
      return `${label}.${name}`;
    default:
      return label;
  }
}

function parenthesize(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}

function printConstant(value: RawConstant, atLeast: number): string {
  if (typeof value !== 'object' || value === null) {
    const text = printPrimitive(value);
    const startsNumber = typeof value === 'number' || typeof value === 'bigint';
    return parenthesize(
      text,
      startsNumber && (atLeast >= callLevel || (atLeast > prefixLevel && text.startsWith('-'))),
    );
  }
  switch (value.kind) {
    case 'table':
      return shorten(`[${value.values.map(printPrimitive).join(', ')}]`);
    case 'keys':
      return shorten(`{${value.keys.map(printPrimitive).join(', ')}}`);
    case 'map':
      return shorten(
        `{${value.keys.map((key, i) => `${printPrimitive(key)}: ${printPrimitive(value.values[i])}`).join(', ')}}`,
      );
    case 'regExp':
      return `/${value.source}/${value.flags}`;
  }
}

function printPrimitive(value: Primitive): string {
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

function shorten(text: string): string {
  return text.length <= textLimit ? text : `${text.slice(0, textLimit)}…${text.slice(-1)}`;
}
