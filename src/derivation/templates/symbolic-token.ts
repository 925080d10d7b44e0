import type { CharSet } from '../../grammar/characters/char-set.ts';
import type { Grammar, Rule } from '../../grammar/grammar.ts';
import { childNodes, type CharClassNode, type GrammarNode } from '../../grammar/node.ts';
import { DerivationCounts } from '../counting/derivation-counts.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import { WordCounts } from '../counting/word-counts.ts';

/** A part of the grammar whose text is symbolic: a lexical rule, or a class of characters. */
export type SymbolicToken = RuleToken | ClassToken;

export interface RuleToken {
  readonly kind: 'rule';
  readonly name: string;
  readonly rule: Rule;
  /** The lengths of its words in characters, up to the bound. */
  readonly lengths: readonly number[];
  /** True if it has words of any length. */
  readonly isUnbounded: boolean;
  /** Its only word up to the case of letters; templates contain this text instead of a hole. */
  readonly keyword?: string;
}

interface ClassToken {
  readonly kind: 'class';
  readonly name: string;
  readonly node: CharClassNode;
}

export interface TokenSelection {
  /** The rules to make symbolic. Default: all tokens with more than one word. */
  readonly only?: readonly string[];
  /** Longest hole, in characters, of a token whose words have no maximal length. */
  readonly maxLength: number;
}

/** Returns true if the body refers to no other rules; in a scannerless grammar such a rule counts as a token. */
function isMadeOfCharacters(body: GrammarNode): boolean {
  const open: GrammarNode[] = [body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'ref') return false;
    open.push(...childNodes(node));
  }
  return true;
}

/**
 * Returns the tokens that become symbolic. A token with a single word stays text, since there is nothing to fill in. In
 * a scannerless grammar, rules made of characters and classes elsewhere count as tokens.
 */
export function symbolicTokens(grammar: Grammar, { only, maxLength }: TokenSelection): SymbolicToken[] {
  const rules = grammar.rules
    .filter((rule) => (only === undefined ? isTokenRule(grammar, rule) : only.includes(rule.name)))
    .flatMap((rule) => ruleToken(grammar, rule, maxLength) ?? []);
  if (only !== undefined) return rules;
  const inside = new Set(rules.map(({ rule }) => rule.index));
  const classes = grammar.nodes.filter((node): node is CharClassNode => node.kind === 'class' && node.set.size > 1);
  const outside = classes.filter((node) => standsInStructure(grammar, node, inside));
  return [...rules, ...outside.map((node): ClassToken => ({ kind: 'class', name: node.set.toString(), node }))];
}

function isTokenRule(grammar: Grammar, rule: Rule): boolean {
  if (grammar.hasTokens) return rule.kind === 'token';
  return rule !== grammar.start && isMadeOfCharacters(rule.body);
}

function standsInStructure(grammar: Grammar, node: CharClassNode, tokens: ReadonlySet<number>): boolean {
  const owner = grammar.ownerOf(node);
  if (owner === undefined || tokens.has(owner.index)) return false;
  return !grammar.hasTokens || owner.kind === 'syntax';
}

/** Returns undefined for a token with one word or none. */
function ruleToken(grammar: Grammar, rule: Rule, maxLength: number): RuleToken | undefined {
  const keyword = keywordOf(rule.body);
  if (keyword !== undefined) return { kind: 'rule', name: rule.name, rule, lengths: [], isUnbounded: false, keyword };
  const own = grammar.withStart(rule);
  const { largestSize } = new RankedDerivations(own, 'characters');
  const longest = Number.isFinite(largestSize) ? largestSize : maxLength;
  const counts = new DerivationCounts(own);
  const lengths: number[] = [];
  for (let n = 0; n <= longest; n++) if (counts.of(n) !== 0n) lengths.push(n);
  const [first] = lengths;
  if (first === undefined && Number.isFinite(largestSize)) return undefined;
  if (lengths.length === 1 && Number.isFinite(largestSize) && new WordCounts(own).of(first!) === 1n) return undefined;
  return { kind: 'rule', name: rule.name, rule, lengths, isUnbounded: !Number.isFinite(largestSize) };
}

/** Returns the only word of a node up to the case of letters; undefined if it has other words. */
function keywordOf(body: GrammarNode): string | undefined {
  if (body.kind !== 'seq' || !body.items.some(({ kind }) => kind === 'class')) return undefined;
  let word = '';
  for (const item of body.items) {
    if (item.kind === 'literal') word += item.text;
    else if (item.kind === 'class' && isOneLetter(item.set)) word += String.fromCodePoint(item.set.at(0));
    else return undefined;
  }
  return word;
}

function isOneLetter(set: CharSet): boolean {
  if (set.size > mostCases) return false;
  const members = Array.from({ length: set.size }, (_, i) => String.fromCodePoint(set.at(i)).toLowerCase());
  return new Set(members).size === 1;
}

/** Some letters have a third form, for example the Kelvin sign for `k`. */
const mostCases = 3;
