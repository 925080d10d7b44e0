import type { CharSet } from '../../grammar/characters/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { GrammarNode } from '../../grammar/node.ts';
import type { SymbolicToken } from './symbolic-token.ts';

/** Like `nodeLanguage`, for a token. */
export function tokenLanguage(grammar: Grammar, token: SymbolicToken): string | undefined {
  return nodeLanguage(grammar, token.kind === 'class' ? token.node : token.rule.body);
}

/**
 * Returns the language of a part of the grammar as the source of a regular expression without flags, over UTF-16 code
 * units; undefined if it is not regular (a token that nests) or the expression would be too large.
 */
export function nodeLanguage(grammar: Grammar, node: GrammarNode): string | undefined {
  const pattern = patternOf(grammar, node, []);
  return pattern !== undefined && pattern.length <= mostCharacters ? pattern : undefined;
}

const mostCharacters = 20_000;

function patternOf(grammar: Grammar, node: GrammarNode, within: readonly number[]): string | undefined {
  switch (node.kind) {
    case 'literal':
      return node.text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
    case 'class':
      return classPattern(node.set);
    case 'ref': {
      if (within.includes(node.target)) return undefined;
      const body = patternOf(grammar, grammar.ruleOf(node).body, [...within, node.target]);
      return body === undefined ? undefined : `(?:${body})`;
    }
    case 'seq':
      return joined(grammar, node.items, within, '');
    case 'alt': {
      const options = joined(grammar, node.options, within, '|');
      return options === undefined ? undefined : `(?:${options})`;
    }
    case 'repeat': {
      const item = patternOf(grammar, node.item, within);
      if (item === undefined) return undefined;
      return `(?:${item}){${node.min},${node.max === Infinity ? '' : node.max}}`;
    }
  }
}

function joined(
  grammar: Grammar,
  nodes: readonly GrammarNode[],
  within: readonly number[],
  by: string,
): string | undefined {
  const parts = nodes.map((node) => patternOf(grammar, node, within));
  return parts.includes(undefined) ? undefined : parts.join(by);
}

const lastUnit = 0xffff;

/** Writes code points above U+FFFF as surrogate pairs. */
function classPattern(set: CharSet): string {
  const plain: string[] = [];
  const pairs: string[] = [];
  for (const [from, to] of set.pairs()) {
    if (from <= lastUnit) plain.push(range(from, Math.min(to, lastUnit)));
    if (to > lastUnit) pairs.push(...surrogatePairs(Math.max(from, lastUnit + 1), to));
  }
  const options = [...(plain.length === 0 ? [] : [`[${plain.join('')}]`]), ...pairs];
  return options.length === 1 ? options[0]! : `(?:${options.join('|')})`;
}

function surrogatePairs(from: number, to: number): string[] {
  const [firstHigh, firstLow] = halves(from);
  const [lastHigh, lastLow] = halves(to);
  if (firstHigh === lastHigh) return [`${unit(firstHigh)}[${range(firstLow, lastLow)}]`];
  return [
    `${unit(firstHigh)}[${range(firstLow, 0xdfff)}]`,
    ...(lastHigh - firstHigh > 1 ? [`[${range(firstHigh + 1, lastHigh - 1)}][${range(0xdc00, 0xdfff)}]`] : []),
    `${unit(lastHigh)}[${range(0xdc00, lastLow)}]`,
  ];
}

function halves(point: number): readonly [number, number] {
  const offset = point - 0x10000;
  return [0xd800 + (offset >> 10), 0xdc00 + (offset & 0x3ff)];
}

function range(from: number, to: number): string {
  return from === to ? unit(from) : `${unit(from)}-${unit(to)}`;
}

function unit(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
