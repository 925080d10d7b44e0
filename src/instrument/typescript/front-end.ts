import { parseSync, visitorKeys, type Node, type ParseResult, type Program } from 'oxc-parser';

import { CoppiceError } from '../../core/coppice-error.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { sourceLanguage } from './source-language.ts';
import { rejectTooDeep } from './too-deep.ts';

export type { Node, Program } from 'oxc-parser';

/** The node types whose `type` can be one of the given ones. */
export type NodeOf<Type extends Node['type']> = MemberOf<Node, Type>;
type MemberOf<Member, Type> = Member extends { type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : Member
  : never;

/** `commonjs` is in sloppy mode without `'use strict'`, and allows `return` at the top level. */
export type SourceType = 'script' | 'module' | 'commonjs';

export interface ProgramOptions {
  /** Used only in messages and to distinguish TypeScript (`.ts`, `.mts`, `.cts`, `.tsx`) from JavaScript. */
  readonly fileName: string;
  readonly sourceType: SourceType;
}

/**
 * Parses a whole file. Positions are UTF-16 offsets; parentheses are kept as nodes, so that the text between
 * two children of a node never holds a bracket that belongs to neither.
 */
export function parseProgram(text: string, options: ProgramOptions): Program {
  const result = parseText(text, options);
  const failure = result.errors.find(isFailure);
  if (failure === undefined) return result.program;
  throw syntaxError(failure, options.fileName, text);
}

/** Converts an error of the parser or of the type stripper to a `CoppiceError` with its location. */
export function syntaxError(failure: SyntaxFailure, file: string, text: string): CoppiceError {
  const offset = failure.labels[0]?.start;
  const location = offset === undefined ? undefined : new SourceText(file, text).locationAt(offset);
  return new CoppiceError('syntax', failure.message, { location, hint: failure.helpMessage ?? undefined });
}

interface SyntaxFailure {
  readonly message: string;
  readonly labels: readonly { readonly start: number }[];
  readonly helpMessage: string | null;
}

/** Errors for syntax that is legal inside of a method, class or function, which may enclose a direct `eval`. */
const legalSomewhere = /new\.target|'super'|Super calls|Private identifier/u;

/** Parses text given to `eval`; null if it is invalid in every context. Throws if it is nested too deeply. */
export function parseEvaluated(text: string, isDirect: boolean): Program | null {
  const { program, errors } = parseText(text, { fileName: 'evaluated.js', sourceType: 'script' });
  const isWrong = errors.some((error) => isFailure(error) && !(isDirect && legalSomewhere.test(error.message)));
  return isWrong ? null : program;
}

function parseText(text: string, { fileName, sourceType }: ProgramOptions): ParseResult {
  rejectTooDeep(fileName, text);
  return parseSync(fileName, text, {
    sourceType,
    lang: sourceLanguage(fileName),
    preserveParens: true,
    showSemanticErrors: true,
  });
}

/** The parser reports this also for calls in defaults of patterns, which are valid. The engine reports real cases. */
const mistaken = /^Cannot assign to '(?:eval|arguments)'/u;

function isFailure({ severity, message }: ParseResult['errors'][number]): boolean {
  return (severity as string) === 'Error' && !mistaken.test(message);
}

/** The children of a node in source order; a shorthand property `{ a }` counts its name once, as its value. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    if (key === 'key' && 'shorthand' in node && node.shorthand) continue;
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
    if (Array.isArray(child)) {
      for (const element of child) if (element !== null) children.push(element);
    } else if (child !== null && child !== undefined) children.push(child);
  }
  if (node.type === 'TemplateLiteral') children.sort((a, b) => a.start - b.start);
  return children;
}
