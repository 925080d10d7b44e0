import type {
  BlockStatement,
  Function as FunctionNode,
  ObjectPattern,
  Statement,
  VariableDeclaration,
} from 'oxc-parser';

import { group, hardLine, indent, line, softLine, type Doc } from './doc.ts';
import { assignedDoc, expressionDoc, nodeText, trailingComma, type PrintedCode } from './print-expression.ts';
import { textLiteral } from './string-literal.ts';

/** Prints a statement of the kinds that test files consist of. */
function printStatement(node: Statement, code: PrintedCode): Doc {
  const end = code.style.semicolons ? ';' : '';
  switch (node.type) {
    case 'ImportDeclaration':
      return [printImport(node, code), end];
    case 'VariableDeclaration':
      return [printDeclaration(node, code), end];
    case 'FunctionDeclaration':
      return printFunction(node, code);
    case 'ExpressionStatement':
      return [guard(node.expression, code), expressionDoc(node.expression, code), end];
    case 'ReturnStatement':
      return ['return', node.argument ? [' ', expressionDoc(node.argument, code)] : '', end];
    case 'ThrowStatement':
      return ['throw ', expressionDoc(node.argument, code), end];
    case 'BlockStatement':
      return printBlock(node, code);
    case 'IfStatement': {
      const test = group(['if (', indent([softLine, expressionDoc(node.test, code)]), softLine, ')']);
      const isBlock = node.consequent.type === 'BlockStatement';
      const then = printStatement(node.consequent, code);
      return isBlock ? [test, ' ', then] : group([test, indent([line, then])]);
    }
    case 'WhileStatement':
      return ['while (', expressionDoc(node.test, code), ') ', printStatement(node.body, code)];
    case 'ForOfStatement':
      return [
        `for ${node.await ? 'await ' : ''}(${nodeText(node.left, code)} of `,
        expressionDoc(node.right, code),
        ') ',
        printStatement(node.body, code),
      ];
    case 'TryStatement': {
      const parameter = node.handler?.param;
      const head = parameter ? ` catch (${nodeText(parameter, code)}) ` : ' catch ';
      return ['try ', printBlock(node.block, code), node.handler ? [head, printBlock(node.handler.body, code)] : ''];
    }
    default:
      throw new TypeError(`a test file has a statement of an unknown kind: ${node.type}`);
  }
}

/** Prints statements one below the other; a blank line between two of them is kept. */
export function printStatements(body: readonly Statement[], code: PrintedCode): Doc {
  return body.map((statement, index) => {
    const before = body[index - 1];
    const between = code.text.slice(before?.end ?? statement.start, statement.start);
    const comments = commentLines(between);
    const isApart = /\n\s*\n/u.test(between);
    return [before === undefined ? '' : [hardLine, isApart ? hardLine : ''], comments, printStatement(statement, code)];
  });
}

export function printBlock({ body, start }: BlockStatement, code: PrintedCode): Doc {
  const [first] = body;
  if (first === undefined) return '{}';
  const comments = commentLines(code.text.slice(start + 1, first.start));
  // A group of its own: a call whose last argument is a function stays on one line up to the block only.
  return group(['{', indent([hardLine, comments, printStatements(body, code)]), hardLine, '}']);
}

/** The lines of comments before a statement; those of one in several lines are aligned below its first asterisk. */
function commentLines(text: string): readonly Doc[] {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return lines.flatMap((one) => [one.startsWith('*') ? ` ${one}` : one, hardLine]);
}

function printImport(node: Extract<Statement, { type: 'ImportDeclaration' }>, code: PrintedCode): Doc {
  const from = textLiteral(node.source.value, code.style.singleQuote);
  const named = node.specifiers.filter(({ type }) => type === 'ImportSpecifier').map((one) => nodeText(one, code));
  const others = node.specifiers.filter(({ type }) => type !== 'ImportSpecifier').map((one) => nodeText(one, code));
  const braced = named.length === 0 ? [] : [printNames(named, code)];
  const clauses: Doc[] = [...others, ...braced];
  return ['import ', clauses.flatMap((clause, index) => (index === 0 ? [clause] : [', ', clause])), ' from ', from];
}

/** A single name stays on the line, however long it is. */
function printNames(names: readonly string[], code: PrintedCode): Doc {
  const edge = code.style.bracketSpacing ? line : softLine;
  const space = code.style.bracketSpacing ? ' ' : '';
  if (names.length === 1) return ['{', space, names[0] ?? '', space, '}'];
  const listed = names.flatMap((name, index) => (index === 0 ? [name] : [',', line, name]));
  return group(['{', indent([edge, listed]), trailingComma(code, false), edge, '}']);
}

function printPattern({ properties }: ObjectPattern, code: PrintedCode): Doc {
  const edge = code.style.bracketSpacing ? line : softLine;
  const names = properties.flatMap((one, index) => [index === 0 ? '' : [',', line], nodeText(one, code)]);
  return group(['{', indent([edge, names]), trailingComma(code, false), edge, '}']);
}

function printDeclaration({ kind, declarations }: VariableDeclaration, code: PrintedCode): Doc {
  const printed = declarations.map(({ id, init }) => {
    if (!init) return nodeText(id, code);
    return [id.type === 'ObjectPattern' ? printPattern(id, code) : nodeText(id, code), ' =', assignedDoc(init, code)];
  });
  return [`${kind} `, printed.flatMap((one, index) => (index === 0 ? [one] : [', ', one]))];
}

function printFunction(node: FunctionNode, code: PrintedCode): Doc {
  const parameters = node.params.map((parameter) =>
    parameter.type === 'AssignmentPattern'
      ? [nodeText(parameter.left, code), ' = ', expressionDoc(parameter.right, code)]
      : nodeText(parameter, code),
  );
  const listed = parameters.flatMap((one, index) => (index === 0 ? [one] : [',', line, one]));
  const types = node.typeParameters ? nodeText(node.typeParameters, code) : '';
  const head = [node.async ? 'async ' : '', 'function ', node.id?.name ?? '', types];
  const result = node.returnType ? nodeText(node.returnType, code) : '';
  const list =
    parameters.length === 0 ? '()' : group(['(', indent([softLine, listed]), trailingComma(code, true), softLine, ')']);
  return [head, list, result, ' ', node.body ? printBlock(node.body, code) : ''];
}

/** Without semicolons, a statement that starts with a bracket would continue the one before. */
function guard(expression: { readonly start: number }, { text, style }: PrintedCode): string {
  return !style.semicolons && /[[(`+\-/]/u.test(text[expression.start] ?? '') ? ';' : '';
}
