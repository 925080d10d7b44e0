import type { DerivationCount } from '../../../src/derivation/counting/count-table.ts';
import type { Measure } from '../../../src/derivation/counting/measure.ts';
import { codePoints } from '../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../src/grammar/grammar.ts';
import { minCosts } from '../../../src/grammar/analysis/min-cost.ts';
import type { GrammarNode } from '../../../src/grammar/node.ts';

/*
 * Reference results for counting and enumeration by brute force: starts with no derivations for any node and repeatedly
 * combines the known ones. It is feasible for small grammars and sizes only.
 */

/** Larger than any finite count of the grammars used here; counts saturate at this value instead of growing forever. */
const huge = 10n ** 40n;

/** Counts by size from 0 to `largest`. */
export function bruteForceCounts(grammar: Grammar, measure: Measure, largest: number): DerivationCount[] {
  const none: bigint[] = Array.from({ length: largest + 1 }, () => 0n);
  const one: bigint[] = none.map((_, size) => (size === 0 ? 1n : 0n));
  const shift = (a: bigint[], by: number) => none.map((_, size) => a[size - by] ?? 0n);
  const times = (a: bigint[], b: bigint[]) =>
    none.map((_, size) => {
      let sum = 0n;
      for (let left = 0; left <= size; left++) sum += a[left]! * b[size - left]!;
      return least(sum, huge);
    });
  const terminal = (node: GrammarNode) => {
    if (node.kind === 'literal') return shift(one, measure === 'characters' ? codePoints(node.text).length : 0);
    const members = node.kind === 'class' ? BigInt(node.set.size) : 0n;
    return shift(
      one.map((x) => x * members),
      measure === 'characters' ? 1 : 0,
    );
  };
  const token = (node: GrammarNode) => {
    const isTerminal = node.kind === 'literal' || node.kind === 'class';
    if (measure !== 'tokens' || !(grammar.hasTokens ? grammar.isToken(node) : isTerminal)) return undefined;
    return minCosts(grammar).cost[node.id] === Infinity ? none : shift(one, 1);
  };
  const applied = measure === 'height' ? 1 : 0;
  const step = iterate(grammar, none, (node, valueOf, iterationsOf) => {
    const found = token(node);
    if (found !== undefined) return found;
    if (node.kind === 'ref') return shift(valueOf(grammar.ruleOf(node).body), applied);
    if (node.kind === 'seq') return node.items.map(valueOf).reduce(times, one);
    if (node.kind === 'alt') return node.options.map(valueOf).reduce(sumOf, none);
    if (node.kind !== 'repeat') return terminal(node);
    const item = shift(valueOf(node.item), applied);
    let sum = none;
    let power = one;
    const last = node.max === Infinity ? node.min : node.max;
    for (let i = 0; i <= last; i++, power = times(power, item)) {
      if (i >= node.min && node.max !== Infinity) sum = sumOf(sum, power);
      if (i === node.min && node.max === Infinity)
        sum = times(
          power,
          iterationsOf(node, (more) => sumOf(one, times(item, more))),
        );
    }
    return sum;
  });
  // A derivation of that size without a cycle is no deeper; a count that still changes after that is infinite.
  const levels = (grammar.nodes.length + 2) * (largest + 2);
  const counts = repeatedly(step, levels, isSameCounts);
  const later = repeatedly(step, levels, isSameCounts);
  return counts.map((count, size) => (count === later[size] && count < huge ? count : 'infinite'));
}

/** Returns all words of at most that many characters, as `wordKey` writes them. */
export function bruteForceWords(grammar: Grammar, longest: number): Set<string> {
  const epsilon = new Set(['']);
  const isShort = (word: string) => {
    let length = 0;
    for (const character of word) if (character !== '\u0000') length++;
    return length <= longest;
  };
  const times = (a: Set<string>, b: Set<string>) =>
    new Set([...a].flatMap((left) => [...b].map((right) => left + right).filter(isShort)));
  const step = iterate(grammar, new Set<string>(), (node, valueOf, iterationsOf) => {
    const words = wordsOf(node, valueOf, iterationsOf);
    return grammar.isToken(node) ? new Set([...words].map((word) => (word === '' ? '' : `${word}\u0000`))) : words;
  });
  const wordsOf: Evaluate<Set<string>> = (node, valueOf, iterationsOf) => {
    switch (node.kind) {
      case 'literal':
        return new Set([node.text].filter(isShort));
      case 'class':
        return new Set(
          Array.from({ length: node.set.size }, (_, i) => String.fromCodePoint(node.set.at(i))).filter(isShort),
        );
      case 'ref':
        return valueOf(grammar.ruleOf(node).body);
      case 'seq':
        return node.items.map(valueOf).reduce(times, epsilon);
      case 'alt':
        return node.options.map(valueOf).reduce(unionOf);
      case 'repeat': {
        const item = valueOf(node.item);
        const due = Array.from({ length: node.min }, () => item).reduce(times, epsilon);
        if (node.max === Infinity)
          return times(
            due,
            iterationsOf(node, (more) => unionOf(epsilon, times(item, more))),
          );
        return Array.from({ length: node.max - node.min }, () => unionOf(epsilon, item)).reduce(times, due);
      }
    }
  };
  const words = repeatedly(step, Infinity, (a, b) => a.size === b.size);
  return new Set([...words].map((word) => word.replace(/\0$/, '')));
}

function sumOf(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  return a.map((x, size) => least(x + b[size]!, huge));
}

function unionOf(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a, ...b]);
}

function isSameCounts(a: bigint[], b: bigint[]): boolean {
  return a.every((count, size) => count === b[size]);
}

type Evaluate<T> = (
  node: GrammarNode,
  valueOf: (node: GrammarNode) => T,
  /** Advances the value of any number of further iterations of a repeat by one step. */
  iterationsOf: (repeat: GrammarNode, further: (value: T) => T) => T,
) => T;

/** Each call advances every node by one step and returns the values of all nodes, the start symbol's first. */
function iterate<T>(grammar: Grammar, nothing: T, evaluate: Evaluate<T>): () => T[] {
  let values = grammar.nodes.map(() => nothing);
  const iterations = new Map<GrammarNode, T>();
  const valueOf = (node: GrammarNode) => values[node.id] as T;
  const iterationsOf = (repeat: GrammarNode, further: (value: T) => T) => {
    const next = further(iterations.get(repeat) ?? nothing);
    iterations.set(repeat, next);
    return next;
  };
  return () => {
    values = grammar.nodes.map((node) => evaluate(node, valueOf, iterationsOf));
    return [...values, ...iterations.values()];
  };
}

/** Returns the start symbol's value after that many steps, or earlier if nothing changes any more. */
function repeatedly<T>(step: () => T[], most: number, isSame: (a: T, b: T) => boolean): T {
  let values = step();
  for (let i = 1; i < most; i++) {
    const next = step();
    const isStable = next.length === values.length && next.every((value, j) => isSame(value, values[j] as T));
    values = next;
    if (isStable) break;
  }
  return values[0] as T;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
