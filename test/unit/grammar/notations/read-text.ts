import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import type { Expression } from '../../../../src/grammar/expression.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { notationOf } from '../../../../src/grammar/notations/notation-of.ts';

/** Reads a grammar from memory; `others` are the files beside it, by name. */
export function readText(fileName: string, text: string, others: Readonly<Record<string, string>> = {}): GrammarDraft {
  return notationOf(fileName).read(new SourceText(fileName, text), {
    find: (name) => (others[name] === undefined ? undefined : new SourceText(name, others[name])),
  });
}

/**
 * Returns the rules as `name = body` in a notation close to Coppice EBNF; lexical rules have their kind before the
 * name.
 */
export function showRules(draft: GrammarDraft): string[] {
  return draft.rules.map(({ name, kind, body }) => `${kind === 'syntax' ? '' : `${kind} `}${name} = ${show(body)}`);
}

/** Returns `code line:column` of each warning. */
export function showWarnings(draft: GrammarDraft): string[] {
  return draft.warnings.map(({ code, location }) => `${code} ${location?.line}:${location?.column}`);
}

/**
 * Returns the code of the error that reading, or building what was read, throws. One of the texts has a `‸` at the
 * position of the error; the mark is not part of the grammar.
 */
export function errorAtMark(fileName: string, text: string, others: Readonly<Record<string, string>> = {}): string {
  const [markedName, marked] = Object.entries({ [fileName]: text, ...others }).find(([, it]) => it.includes('‸')) ?? [
    '',
    '',
  ];
  const { line, column } = new SourceText(markedName, marked).positionAt(marked.indexOf('‸'));
  try {
    const unmarked = Object.entries(others).map(([name, other]) => [name, other.replace('‸', '')]);
    buildGrammar(readText(fileName, text.replace('‸', ''), Object.fromEntries(unmarked)));
  } catch (error) {
    if (!(error instanceof CoppiceError)) throw error;
    if (error.hint === undefined) return `${error.code} without a hint`;
    const { location } = error;
    const isAtMark = location?.file === markedName && location.line === line && location.column === column;
    return isAtMark ? error.code : `${error.code} at ${location?.line}:${location?.column}`;
  }
  return 'no error';
}

function show(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.text);
    case 'class':
      return expression.set.toString();
    case 'ref':
      return expression.name;
    case 'seq':
      return expression.items.map((item) => (item.kind === 'alt' ? `(${show(item)})` : show(item))).join(' ');
    case 'alt':
      return expression.options
        .map((option, i) => (expression.weights[i] === 1 ? '' : `@${expression.weights[i]} `) + show(option))
        .join(' | ');
    case 'repeat':
      return showRepeat(expression);
  }
}

function showRepeat({ item, min, max, lazy }: Expression & { kind: 'repeat' }): string {
  const inner = item.kind === 'seq' || item.kind === 'alt' || item.kind === 'repeat' ? `(${show(item)})` : show(item);
  const quantifier = new Map([
    ['0,1', '?'],
    ['0,Infinity', '*'],
    ['1,Infinity', '+'],
  ]).get(`${min},${max}`);
  return `${inner}${quantifier ?? `{${min},${max}}`}${lazy ? '?' : ''}`;
}
