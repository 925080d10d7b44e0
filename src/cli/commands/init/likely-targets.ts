import { readFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../../core/coppice-error.ts';
import type { FunctionNode } from '../../../instrument/scopes/function-info.ts';
import { findExport } from '../../../instrument/signatures/find-export.ts';
import { ModuleScope } from '../../../instrument/signatures/module-scope.ts';
import { readSignature } from '../../../instrument/signatures/signatures.ts';
import { childrenOf, type Node } from '../../../instrument/typescript/front-end.ts';

/** An exported function that is worth exploring. */
export interface LikelyTarget {
  /** `./FILE#EXPORT`. */
  readonly target: string;
  readonly score: number;
  /** Why it was chosen. */
  readonly reasons: readonly string[];
  /** The domain of the first argument. */
  readonly inputs?: 'string' | 'bytes';
}

interface Clue {
  readonly score: number;
  readonly reason: string;
}

type ParameterClue = Clue & { readonly inputs: 'string' | 'bytes' };

/** What a name says, the strongest first. */
const names: readonly (readonly [RegExp, number, string])[] = [
  [/^fuzz/iu, 6, 'a fuzz target'],
  [/^(?:parse|tokenize|lex|scan|decode|deserialize|unmarshal|compile|evaluate|interpret)/iu, 5, 'named like a parser'],
  [/^(?:validate|verify|is[A-Z]|check|assert|match|satisfies|clean|coerce)/u, 4, 'named like a validator'],
  [/parse|decode|tokeni[sz]e|validate/iu, 3, 'the name has a parser or validator in it'],
  [
    /^(?:read|load|from[A-Z]|unescape|unquote|split|normalize|format|convert|transform|expand|resolve)/u,
    2,
    'reads or converts',
  ],
];

const textNames =
  /^(?:s|str|string|text|input|source|src|code|json|xml|html|css|query|url|uri|pattern|line|content|data|buffer|bytes|value|version|expression|template|date|raw|body)$/iu;
const textMethods = new Set([
  'charCodeAt',
  'charAt',
  'codePointAt',
  'exec',
  'match',
  'matchAll',
  'test',
  'split',
  'startsWith',
  'indexOf',
]);
const leastScore = 6;
/** Enough for a function of which it is not known that it takes text. */
const surelyScore = 9;

/** Returns the exported functions of the files that look most like parsers and validators, the most likely first. */
export function likelyTargets(folder: string, files: readonly string[]): readonly LikelyTarget[] {
  const found = files.flatMap((file) => targetsIn(folder, file));
  const seen = new Set<Node>();
  return found
    .toSorted((a, b) => b.score - a.score || (a.target < b.target ? -1 : 1))
    .filter(({ node }) => !seen.has(node) && seen.add(node))
    .map(({ node: _node, ...target }) => target);
}

function targetsIn(folder: string, file: string): readonly (LikelyTarget & { readonly node: FunctionNode })[] {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  try {
    const scope = new ModuleScope(place, text);
    return [...exportedNames(text)].flatMap((name) => {
      const found = findExport(scope, name);
      // A function of another file is found there.
      if (found?.kind !== 'function' || found.scope !== scope) return [];
      const parameter = parameterClue(place, text, name);
      const clues = cluesOf(name === '' ? nameOfDefault(file, found.node) : name, found.node, parameter);
      const score = clues.reduce((sum, clue) => sum + clue.score, 0);
      if (score < leastScore || (parameter === undefined && score < surelyScore)) return [];
      const target = `./${file}${name === '' ? '' : `#${name}`}`;
      const reasons = clues.map(({ reason }) => reason);
      return [{ target, score, reasons, ...(parameter && { inputs: parameter.inputs }), node: found.node }];
    });
  } catch (error) {
    // A file that cannot be parsed has no targets.
    if (error instanceof CoppiceError) return [];
    throw error;
  }
}

/** The names that a text may export; whether it does is decided by its syntax. */
function exportedNames(text: string): ReadonlySet<string> {
  const declared = text.matchAll(/\bexport\s+(?:async\s+)?(?:function\*?|const|let|var)\s+(?<name>[\w$]+)/gu);
  const assigned = text.matchAll(/\bexports\.(?<name>[\w$]+)\s*=/gu);
  const listed = [...text.matchAll(/(?:\bexport|\bmodule\.exports\s*=)\s*\{(?<list>[^}]*)\}/gu)];
  const entries = listed.flatMap((match) =>
    match.groups!['list']!.split(',').map((item) => /(?<name>[\w$]+)\s*(?::.*)?$/u.exec(item.trim())),
  );
  const all = [...declared, ...assigned, ...entries].flatMap((match) => match?.groups?.['name'] ?? []);
  return new Set([
    ...all.filter((name) => name !== 'default'),
    ...(/\bexport\s+default\b|\bmodule\.exports\s*=/u.test(text) ? [''] : []),
  ]);
}

/** The name of the function, or else that of its file. */
function nameOfDefault(file: string, node: FunctionNode): string {
  return node.id?.name ?? path.basename(file).replace(/\.\w+$/u, '');
}

function cluesOf(name: string, node: FunctionNode, parameter: Clue | undefined): readonly Clue[] {
  const named = names.find(([pattern]) => pattern.test(name));
  const branches = count(node, isBranch);
  return [
    ...(named === undefined ? [] : [{ score: named[1], reason: named[2] }]),
    ...(parameter === undefined ? [] : [parameter]),
    ...(count(node, readsText) > 0 ? [{ score: 2, reason: 'reads characters or patterns' }] : []),
    ...(count(node, ({ type }) => type === 'ThrowStatement') > 0 ? [{ score: 1, reason: 'rejects inputs' }] : []),
    ...(branches > 1 ? [{ score: Math.min(3, Math.floor(Math.log2(branches))), reason: `${branches} branches` }] : []),
  ];
}

/** Whether the first argument is a text or bytes, by its type, or by its name if there is none. */
function parameterClue(file: string, text: string, name: string): ParameterClue | undefined {
  const signature = readSignature(file, text, name, 1);
  const first = signature?.parameters[0];
  if (first === undefined) return undefined;
  const { kind } = first.type.kind === 'optional' ? first.type.of : first.type;
  if (kind !== 'string' && kind !== 'bytes') return undefined;
  const inputs = kind;
  if (first.from !== 'guess') return { score: 3, reason: `takes ${kind === 'bytes' ? 'bytes' : 'text'}`, inputs };
  if (!textNames.test(first.name)) return undefined;
  return { score: 2, reason: `seems to take text (\`${first.name}\`)`, inputs };
}

function isBranch({ type }: Node): boolean {
  return (
    type === 'IfStatement' ||
    type === 'ConditionalExpression' ||
    type === 'SwitchCase' ||
    type === 'LogicalExpression' ||
    type === 'WhileStatement'
  );
}

function readsText(node: Node): boolean {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && textMethods.has(node.property.name);
}

function count(node: Node, counts: (node: Node) => boolean): number {
  return childrenOf(node).reduce((sum, child) => sum + count(child, counts), counts(node) ? 1 : 0);
}
