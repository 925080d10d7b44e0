import { Visitor, type Program } from 'oxc-parser';

import { parseProgram } from '../instrument/typescript/front-end.ts';

const constants = new Set(['undefined', 'NaN', 'Infinity']);
const constructors = new Set(['Map', 'Set', 'Date', 'RegExp', 'URL', 'Uint8Array']);
/** Calls that make values that have no literals. */
const calls = /^(?:Buffer\.from|Uint8Array\.of|Object\.fromEntries)$|^(["'`])[^]*\1\.repeat$/u;

/**
 * Returns the source of a value that a person wrote, with texts in double quotes; undefined if it is anything else than
 * literals, lists, objects and calls that make values. No code is run.
 */
export function literalSource(written: string): string | undefined {
  const text = `(${written}\n)`;
  const program = parsed(text);
  const [statement, ...others] = program?.body ?? [];
  if (program === undefined || others.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  const found = partsOf(program, text);
  if (!found.isLiteral) return undefined;
  let source = text;
  for (const { start, end, value } of found.texts.sort((a, b) => b.start - a.start))
    source = source.slice(0, start) + JSON.stringify(value) + source.slice(end);
  return source.slice(1, -2).trim();
}

function parsed(text: string): Program | undefined {
  try {
    return parseProgram(text, { fileName: 'result.js', sourceType: 'module' });
  } catch {
    return undefined;
  }
}

interface LiteralParts {
  isLiteral: boolean;
  readonly texts: { readonly start: number; readonly end: number; readonly value: string }[];
}

function partsOf(program: Program, text: string): LiteralParts {
  const parts: LiteralParts = { isLiteral: true, texts: [] };
  const refuse = (): void => void (parts.isLiteral = false);
  const known = new Set<number>();
  const member = (start: number, end: number): string => text.slice(start, end);
  new Visitor({
    Property({ key, computed, kind, method }) {
      if (kind !== 'init' || method) refuse();
      if (!computed && key.type === 'Identifier') known.add(key.start);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && constructors.has(callee.name)) known.add(callee.start);
    },
    CallExpression({ callee }) {
      if (!calls.test(member(callee.start, callee.end))) refuse();
      if (callee.type === 'MemberExpression') {
        known.add(callee.property.start);
        if (callee.object.type === 'Identifier') known.add(callee.object.start);
      }
    },
    Identifier({ name, start }) {
      if (!known.has(start) && !constants.has(name)) refuse();
    },
    Literal({ start, end, value }) {
      if (typeof value === 'string') parts.texts.push({ start, end, value });
    },
    TemplateLiteral({ expressions }) {
      if (expressions.length > 0) refuse();
    },
    ArrowFunctionExpression: refuse,
    FunctionExpression: refuse,
    ClassExpression: refuse,
    AssignmentExpression: refuse,
    UpdateExpression: refuse,
    AwaitExpression: refuse,
    YieldExpression: refuse,
    ImportExpression: refuse,
    MetaProperty: refuse,
    SequenceExpression: refuse,
    ConditionalExpression: refuse,
    LogicalExpression: refuse,
    ThisExpression: refuse,
    TaggedTemplateExpression: refuse,
  }).visit(program);
  return parts;
}
