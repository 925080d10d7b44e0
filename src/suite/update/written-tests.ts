import { createHash } from 'node:crypto';
import type { Expression, Statement } from 'oxc-parser';

import { parseProgram } from '../../instrument/typescript/front-end.ts';

/** A test in a file. */
export interface WrittenTest {
  readonly title: string;
  /** With the lines of comments before it. */
  readonly start: number;
  readonly end: number;
  /** Hash of its function, without regard to formatting. */
  readonly body: string;
}

/** What was written for an input or a finding, so that a later update can tell what the user changed. */
export interface WrittenEntry {
  /** Stands for the input or finding. */
  readonly key: string;
  readonly body: string;
  /** Hash of the title. */
  readonly title: string;
}

/** The source of a test file, and its recorded results. */
export interface TestSource {
  readonly text: string;
  readonly path: string;
  /** Returns the content of the file of a recorded result, by the name that tests use. */
  readonly recording: (name: string) => string | undefined;
}

/** A test file: its tests, its other statements at the top, and what it held when it was written. */
export interface WrittenFile {
  readonly text: string;
  readonly tests: readonly WrittenTest[];
  readonly others: readonly Statement[];
  readonly entries: readonly WrittenEntry[];
}

const recordingNames = /\b[\da-f]{6}\.txt\b/gu;
const label = '// For `coppice suite --update`:';
const entryLine = /^\/\/ {3}[\da-f]+\.[\da-f. ]+$/u;
/** Three fit into 80 columns. */
const entriesPerLine = 3;

/** The names of recorded results in a part of a test file. */
export function recordingsIn(source: string): readonly string[] {
  return source.match(recordingNames) ?? [];
}

/**
 * Reads a test file that `suite` has written, whatever the user has changed in it. A recorded result belongs to the body
 * of its test.
 */
export function readWrittenFile({ text, path, recording }: TestSource): WrittenFile {
  const { body } = parseProgram(text, { fileName: path, sourceType: 'module' });
  const tests: WrittenTest[] = [];
  const others = body.filter((statement) => !collect(statement, { text, path, recording }, tests));
  const listed = text.split(/\r?\n/u).filter(isOfEntries);
  const entries = listed
    .flatMap((line) => line.replace(label, '').split(' '))
    .flatMap((entry) => {
      const [key, own, title] = entry.split('.');
      return key === undefined || own === undefined || title === undefined ? [] : [{ key, body: own, title }];
    });
  return { text, tests, others, entries };
}

/** Returns a text with the given entries at its end, in place of those that it has. */
export function withEntries(text: string, entries: readonly WrittenEntry[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const own = text.split(end).filter((line) => !isOfEntries(line));
  const listed = entries.map(({ key, body, title }) => `${key}.${body}.${title}`);
  const lines = [label];
  for (let at = 0; at < listed.length; at += entriesPerLine)
    lines.push(`//   ${listed.slice(at, at + entriesPerLine).join(' ')}`);
  return `${own.join(end).trimEnd()}${end}${end}${lines.join(end)}${end}`;
}

function isOfEntries(line: string): boolean {
  return line.startsWith(label) || entryLine.test(line);
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/** Adds the tests in a statement to a list; returns false if it has none. */
function collect(statement: Statement, file: TestSource, tests: WrittenTest[]): boolean {
  const { text } = file;
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false;
  const { callee, arguments: args } = statement.expression;
  const name = text.slice(callee.start, callee.end);
  const [title, action] = args;
  if (title?.type !== 'Literal' || typeof title.value !== 'string' || action?.type !== 'ArrowFunctionExpression')
    return false;
  if (name === 'describe' && action.body.type === 'BlockStatement') {
    for (const inner of action.body.body) collect(inner, file, tests);
    return true;
  }
  if (!/^(?:it|test|Deno\.test)(?:\.\w+)?$/u.test(name)) return false;
  const start = commentStart(text, statement.start);
  tests.push({ title: title.value, start, end: statement.end, body: bodyHash(action, file) });
  return true;
}

function bodyHash({ start, end }: Expression, { text, recording }: TestSource): string {
  const source = text.slice(start, end);
  const recorded = recordingsIn(source).map((name) => recording(name) ?? '');
  return shortHash([source.replaceAll(/[\s;,()'"]/gu, ''), ...recorded].join('\n'));
}

/** The start of the lines of comments right before a statement. */
function commentStart(text: string, start: number): number {
  const before = /(?:\/\/[^\n]*\n[ \t]*)+$/u.exec(text.slice(0, start));
  return before?.index ?? start;
}
