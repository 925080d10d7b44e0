import type {
  ArrayExpression,
  ArrowFunctionExpression,
  BlockStatement,
  CallExpression,
  Expression,
  Node,
  ObjectExpression,
  TemplateLiteral,
} from 'oxc-parser';

import { repetitionsIn } from '../../core/text/repetitions.ts';
import type { CodeStyle } from './code-style.ts';
import { fill, group, ifBroken, indent, joinDocs, line, literalLine, softLine, type Doc } from './doc.ts';
import { isConcise, printArguments, type Argument } from './print-arguments.ts';
import { textLiteral } from './string-literal.ts';

/** The code that is printed: its text, and how to print the statements of a function. */
export interface PrintedCode {
  readonly text: string;
  readonly style: CodeStyle;
  readonly isTyped: boolean;
  readonly block: (block: BlockStatement) => Doc;
}

const identifier = /^[A-Za-z_$][\w$]*$/u;

/** Prints an expression of the kinds that tests consist of. */
export function expressionDoc(node: Argument, code: PrintedCode): Doc {
  const print = (inner: Argument): Doc => expressionDoc(inner, code);
  switch (node.type) {
    case 'Literal':
      return printLiteral(node, code);
    case 'TemplateLiteral':
      return printTemplate(node, code);
    case 'ArrayExpression':
      return printArray(node, code);
    case 'ObjectExpression':
      return printObject(node, code);
    case 'CallExpression':
      return isTest(node)
        ? [print(node.callee), '(', joinDocs(node.arguments.map(print), ', '), ')']
        : [print(node.callee), printCallArguments(node, code)];
    case 'NewExpression':
      return ['new ', print(node.callee), printCallArguments(node, code)];
    case 'MemberExpression':
      if (node.computed) return [print(node.object), node.optional ? '?.[' : '[', print(node.property), ']'];
      return [print(node.object), node.optional ? '?.' : '.', nodeText(node.property, code)];
    case 'ChainExpression':
      return print(node.expression);
    case 'AwaitExpression':
      return ['await ', print(node.argument)];
    case 'SpreadElement':
      return ['...', print(node.argument)];
    case 'UnaryExpression':
      return [node.operator, /\w/u.test(node.operator) ? ' ' : '', print(node.argument)];
    case 'ParenthesizedExpression':
      return ['(', print(node.expression), ')'];
    case 'AssignmentExpression':
      return [nodeText(node.left, code), ` ${node.operator}`, assignedDoc(node.right, code)];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return group(indent(printBinary(node, code)));
    case 'ConditionalExpression':
      return group([print(node.test), indent([line, '? ', print(node.consequent), line, ': ', print(node.alternate)])]);
    case 'ArrowFunctionExpression':
      return printArrow(node, code);
    case 'TSAsExpression':
      return [print(node.expression), ' as ', nodeText(node.typeAnnotation, code)];
    default:
      return nodeText(node, code);
  }
}

/** Prints what is assigned, with the space before it: on a line of its own if it would be broken after an operator. */
export function assignedDoc(value: Expression, code: PrintedCode): Doc {
  if (value.type === 'BinaryExpression' || value.type === 'LogicalExpression')
    return group(indent([line, group(printBinary(value, code))]));
  const printed = expressionDoc(value, code);
  const isText = value.type === 'Literal' && typeof printed === 'string';
  const test = value.type === 'ConditionalExpression' ? value.test.type : undefined;
  const isBinary = test === 'BinaryExpression' || test === 'LogicalExpression';
  return isText || isBinary ? group(indent([line, printed])) : [' ', printed];
}

/** Returns the text of a node as it is, such as a name or a type. */
export function nodeText(node: Pick<Node, 'start' | 'end'>, { text }: Pick<PrintedCode, 'text'>): string {
  return text.slice(node.start, node.end);
}

/** Returns a comma if the list before it is broken into lines, and the style wants one there. */
export function trailingComma({ style }: PrintedCode, isArgument: boolean): Doc {
  return style.trailingCommas === 'all' || (style.trailingCommas === 'es5' && !isArgument) ? ifBroken(',') : '';
}

function printLiteral(node: Extract<Expression, { type: 'Literal' }>, code: PrintedCode): Doc {
  if (typeof node.value === 'string') return printString(node.value, code);
  const text = nodeText(node, code);
  return typeof node.value === 'number' ? text.toLowerCase().replace('e+', 'e') : text;
}

/** Texts of several lines are written line by line if they are longer than this. */
const longestLines = 60;

/** Prints a text. */
function printString(text: string, code: PrintedCode): Doc {
  const terms = termsOf(text, code);
  return terms.length === 1 ? (terms[0] ?? '') : group(indent(joinDocs(terms, [' +', line])));
}

/** The parts of a text: long repetitions are written with `repeat`, long texts line by line. */
function termsOf(text: string, { style: { singleQuote } }: PrintedCode): readonly string[] {
  return repetitionsIn(text).flatMap(({ unit, times }) => {
    if (times > 1) return [`${textLiteral(unit, singleQuote)}.repeat(${times})`];
    const parts = unit.length > longestLines ? unit.split(/(?<=\n)/u) : [unit];
    return parts.map((part) => textLiteral(part, singleQuote));
  });
}

function printTemplate(node: TemplateLiteral, code: PrintedCode): Doc {
  return joinDocs(nodeText(node, code).split('\n'), literalLine);
}

function printArray({ elements }: ArrayExpression, code: PrintedCode): Doc {
  if (elements.length === 0) return '[]';
  const printed = elements.map((element) => (element === null ? '' : expressionDoc(element, code)));
  const comma = trailingComma(code, false);
  if (isConcise(elements)) {
    const parts = printed.map((part, index) => (index === printed.length - 1 ? part : [part, ',']));
    return group(['[', indent([softLine, fill(parts, line)]), comma, softLine, ']']);
  }
  const end = elements.at(-1) === null ? ',' : comma;
  return group(['[', indent([softLine, joinDocs(printed, [',', line])]), end, softLine, ']'], isTable(elements));
}

/** Returns true for several lists, or several objects, with more than one element each. */
function isTable(elements: ArrayExpression['elements']): boolean {
  const [first] = elements;
  if (elements.length < 2 || (first?.type !== 'ArrayExpression' && first?.type !== 'ObjectExpression')) return false;
  return elements.every((element) => {
    if (element?.type !== first.type) return false;
    const inner = element.type === 'ArrayExpression' ? element.elements : element.properties;
    return inner.length > 1;
  });
}

function printObject({ properties }: ObjectExpression, code: PrintedCode): Doc {
  if (properties.length === 0) return '{}';
  const printed = properties.map((property): Doc => {
    if (property.type === 'SpreadElement') return expressionDoc(property, code);
    if (property.shorthand) return nodeText(property.key, code);
    return [printKey(property, code), ':', printValue(property.value, code)];
  });
  const edge = code.style.bracketSpacing ? line : softLine;
  return group(['{', indent([edge, joinDocs(printed, [',', line])]), trailingComma(code, false), edge, '}']);
}

/** A string that does not fit behind its key stands on the next line. */
function printValue(value: Expression, code: PrintedCode): Doc {
  if (value.type !== 'Literal' || typeof value.value !== 'string') return [' ', expressionDoc(value, code)];
  return group(indent([line, joinDocs(termsOf(value.value, code), [' +', line])]));
}

type Property = Exclude<ObjectExpression['properties'][number], { type: 'SpreadElement' }>;

function printKey({ key, computed }: Property, code: PrintedCode): Doc {
  if (key.type !== 'Literal' || typeof key.value !== 'string')
    return computed ? ['[', nodeText(key, code), ']'] : nodeText(key, code);
  const name = key.value;
  const literal = textLiteral(name, code.style.singleQuote);
  if (computed) return `[${literal}]`;
  if (identifier.test(name)) return name;
  const isIndex = !code.isTyped && /^(?:0|[1-9]\d{0,14})$/u.test(name);
  return isIndex ? name : literal;
}

type Binary = Extract<Expression, { type: 'BinaryExpression' | 'LogicalExpression' }>;

function printBinary({ left, operator, right }: Binary, code: PrintedCode): Doc {
  const isSame = (left.type === 'BinaryExpression' || left.type === 'LogicalExpression') && left.operator === operator;
  const start = isSame ? printBinary(left, code) : expressionDoc(left as Expression, code);
  return [start, ` ${operator}`, line, expressionDoc(right, code)];
}

function printCallArguments(node: Pick<CallExpression, 'arguments'>, code: PrintedCode): Doc {
  const print = (argument: Argument, isOpened: boolean): Doc =>
    isOpened && argument.type === 'ArrowFunctionExpression'
      ? printArrow(argument, code, true)
      : expressionDoc(argument, code);
  return printArguments(node.arguments, print, trailingComma(code, true));
}

/** The title of a test and the start of its function stay on one line, however long it is. */
function isTest({ callee, arguments: [title, body, ...others] }: CallExpression): boolean {
  const name = callee.type === 'MemberExpression' && !callee.computed ? callee.object : callee;
  const isRunner = name.type === 'Identifier' && /^(?:it|test|describe)$/u.test(name.name);
  const isFunction = body?.type === 'ArrowFunctionExpression' && body.body.type === 'BlockStatement';
  return isRunner && title?.type === 'Literal' && isFunction && others.length === 0;
}

function printArrow(node: ArrowFunctionExpression, code: PrintedCode, isOpened = false): Doc {
  const head = [node.async ? 'async ' : '', printParameters(node, code), ' =>'];
  if (node.body.type === 'BlockStatement') return [head, ' ', code.block(node.body)];
  const body = expressionDoc(node.body, code);
  const inner = node.body.type === 'ParenthesizedExpression' ? node.body.expression : node.body;
  if (/^(?:Object|Array)Expression$|^TemplateLiteral$/u.test(inner.type)) return group([head, ' ', body]);
  return group([head, indent([line, body]), isOpened ? [trailingComma(code, true), softLine] : '']);
}

function printParameters({ params, returnType }: ArrowFunctionExpression, code: PrintedCode): Doc {
  const [only] = params;
  const isBare = params.length === 1 && only?.type === 'Identifier' && !only.typeAnnotation && !returnType;
  if (isBare && code.style.arrowParentheses === 'avoid') return nodeText(only, code);
  const result = returnType ? nodeText(returnType, code) : '';
  return ['(', params.map((parameter) => nodeText(parameter, code)).join(', '), ')', result];
}
