import { codePoints, CharSet } from '../characters/char-set.ts';
import type { Grammar } from '../grammar.ts';
import { isNullable } from '../analysis/nullable.ts';
import type { AltNode, LiteralNode, GrammarNode, RepeatNode } from '../node.ts';
import type { Body, FlatGrammar, Nonterminal, ProductionPart, Production, Shape, Terminal } from './flat-grammar.ts';

/** Makes every character a terminal, for scannerless grammars and for the inside of lexical rules. */
export function flattenCharacters(grammar: Grammar, body: GrammarNode = grammar.start.body): FlatGrammar {
  return new Flattener(grammar, 'characters').flatten(body);
}

/** Makes every token a terminal; lexical rules are not expanded. */
export function flattenTokens(grammar: Grammar): FlatGrammar {
  return new Flattener(grammar, 'tokens').flatten(grammar.start.body);
}

interface FlatBody {
  readonly symbols: readonly number[];
  readonly body: Body;
}

class Flattener {
  readonly #terminals: Terminal[] = [];
  readonly #terminalNumbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #productionsOf: number[][] = [];
  readonly #productions: Production[] = [];
  readonly #ruleNumbers = new Map<number, number>();
  /** Rules that were found but not yet expanded; a worklist, because chains of rules may be thousands long. */
  readonly #pendingRules: number[] = [];
  #ruleName = '';

  readonly #grammar: Grammar;
  readonly #level: 'characters' | 'tokens';

  constructor(grammar: Grammar, level: 'characters' | 'tokens') {
    this.#grammar = grammar;
    this.#level = level;
  }

  /** Returns a flat grammar whose start symbol derives the same as `body`. */
  flatten(body: GrammarNode): FlatGrammar {
    const start = this.#startSymbol(body);
    for (let next = this.#pendingRules.pop(); next !== undefined; next = this.#pendingRules.pop()) {
      const rule = this.#grammar.rules[next];
      if (rule === undefined) continue;
      this.#ruleName = rule.name;
      this.#addNode(this.#ruleNumbers.get(next)!, rule.body);
    }
    const nonterminals: Nonterminal[] = this.#names.map((name, i) => ({
      name,
      productions: this.#productionsOf[i]!,
    }));
    return { grammar: this.#grammar, terminals: this.#terminals, nonterminals, productions: this.#productions, start };
  }

  #startSymbol(body: GrammarNode): number {
    const owner = this.#grammar.ownerOf(body);
    if (owner?.body === body) return this.#ruleSymbol(owner.index);
    this.#ruleName = owner?.name ?? '';
    const start = this.#newNonterminal();
    this.#addNode(start, body);
    return start;
  }

  /** Adds productions for a node with its own nonterminal: one per option if it is a choice. */
  #addNode(nonterminal: number, node: GrammarNode): void {
    for (const body of this.#bodiesOf(node)) {
      this.#addProduction(nonterminal, body.symbols, { kind: 'node', body: body.body });
    }
  }

  #bodiesOf(node: GrammarNode): FlatBody[] {
    if (node.kind !== 'alt') return [this.#bodyOf(node, [])];
    return node.options.map((option) => this.#bodyOf(option, [node]));
  }

  #bodyOf(node: GrammarNode, wrappers: readonly AltNode[]): FlatBody {
    const sequence = node.kind === 'seq' ? node : undefined;
    const parts: ProductionPart[] = [];
    const symbols: number[] = [];
    for (const item of node.kind === 'seq' ? node.items : [node]) {
      const before = symbols.length;
      symbols.push(...this.#symbolsOf(item));
      parts.push({ node: item, symbolCount: symbols.length - before });
    }
    return { symbols, body: { wrappers, sequence, parts } };
  }

  #symbolsOf(node: GrammarNode): number[] {
    if (this.#level === 'tokens' && this.#grammar.isToken(node)) {
      return [isNullable(this.#grammar, node) ? this.#addNullableToken(node) : this.#tokenSymbol(node)];
    }
    switch (node.kind) {
      case 'literal':
        return codePoints(node.text).map((c) => this.#characterSymbol(CharSet.range(c, c)));
      case 'class':
        return [this.#characterSymbol(node.set)];
      case 'ref':
        return [this.#ruleSymbol(node.target)];
      case 'repeat':
        return [this.#addRepeat(node)];
      default: {
        const nonterminal = this.#newNonterminal();
        this.#addNode(nonterminal, node);
        return [nonterminal];
      }
    }
  }

  /** A tokenizer never returns empty tokens, so the flat grammar must allow their absence. */
  #addNullableToken(node: GrammarNode): number {
    const either = this.#newNonterminal();
    const symbol = this.#tokenSymbol(node);
    this.#addProduction(either, [symbol], { kind: 'token', node, terminal: ~symbol });
    this.#addProduction(either, [], { kind: 'token', node, terminal: ~symbol });
    return either;
  }

  /** Uses left recursion, for which an Earley parser needs constant work per iteration. */
  #addRepeat(node: RepeatNode): number {
    const whole = this.#newNonterminal();
    const items = this.#bodiesOf(node.item);
    if (node.min === 0) this.#addProduction(whole, [], { kind: 'iterations', repeat: node, first: undefined });
    if (node.max === Infinity && node.min <= 1) {
      if (node.min === 1) this.#addFirst(whole, node, items);
      this.#addMore(whole, whole, node, items);
      return whole;
    }
    if (node.max === 1) {
      this.#addFirst(whole, node, items);
      return whole;
    }
    this.#addCounted(whole, node, items);
    return whole;
  }

  /** Adds a chain of nonterminals, one per number of iterations; `whole` is any of those within the bounds. */
  #addCounted(whole: number, node: RepeatNode, items: readonly FlatBody[]): void {
    let previous = -1;
    const last = node.max === Infinity ? node.min : node.max;
    for (let count = 1; count <= last; count++) {
      const counted = this.#newNonterminal();
      if (previous === -1) this.#addFirst(counted, node, items);
      else this.#addMore(counted, previous, node, items);
      if (count >= node.min) this.#addProduction(whole, [counted], { kind: 'bounded', repeat: node });
      previous = counted;
    }
    if (node.max === Infinity) this.#addMore(whole, whole, node, items);
  }

  #addFirst(lhs: number, repeat: RepeatNode, items: readonly FlatBody[]): void {
    for (const { symbols, body } of items)
      this.#addProduction(lhs, symbols, { kind: 'iterations', repeat, first: body });
  }

  #addMore(lhs: number, before: number, repeat: RepeatNode, items: readonly FlatBody[]): void {
    for (const { symbols, body } of items) {
      this.#addProduction(lhs, [before, ...symbols], { kind: 'iteration', repeat, more: body });
    }
  }

  #addProduction(nonterminal: number, symbols: readonly number[], shape: Shape): void {
    const index = this.#productions.length;
    this.#productions.push({ index, nonterminal, symbols: Int32Array.from(symbols), shape });
    this.#productionsOf[nonterminal]?.push(index);
  }

  #newNonterminal(): number {
    this.#productionsOf.push([]);
    return this.#names.push(this.#ruleName) - 1;
  }

  #ruleSymbol(ruleIndex: number): number {
    const known = this.#ruleNumbers.get(ruleIndex);
    if (known !== undefined) return known;
    this.#productionsOf.push([]);
    const symbol = this.#names.push(this.#grammar.rules[ruleIndex]?.name ?? '') - 1;
    this.#ruleNumbers.set(ruleIndex, symbol);
    this.#pendingRules.push(ruleIndex);
    return symbol;
  }

  #characterSymbol(set: CharSet): number {
    return this.#terminalSymbol(`character ${set.ranges.join()}`, { kind: 'character', set });
  }

  #tokenSymbol(node: GrammarNode): number {
    if (node.kind === 'ref')
      return this.#terminalSymbol(`rule ${node.target}`, { kind: 'token-rule', rule: node.target });
    if (node.kind === 'class') {
      return this.#terminalSymbol(`class ${node.set.ranges.join()}`, { kind: 'token-class', set: node.set });
    }
    const { text } = node as LiteralNode;
    return this.#terminalSymbol(`literal ${text}`, { kind: 'token-literal', text });
  }

  #terminalSymbol(key: string, terminal: Terminal): number {
    let number = this.#terminalNumbers.get(key);
    if (number === undefined) {
      number = this.#terminals.push(terminal) - 1;
      this.#terminalNumbers.set(key, number);
    }
    return ~number;
  }
}
