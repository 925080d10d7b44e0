import { CoppiceError } from '../../core/coppice-error.ts';
import type { Derivation } from '../../derivation/derivation.ts';
import { Parser } from '../../derivation/parse/parser.ts';
import { grammarGraph } from '../../grammar/analysis/graph.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { loadGrammarSync } from '../../grammar/load-grammar.ts';
import { isSymbolic } from '../../grammar/node.ts';
import type { Features } from './behaviors.ts';

const longestText = 2000;
/** Limit of work for parsing one text, in chart entries. */
const parsingWork = 200_000;

/** Returns a function that lists the k-paths of an input, for k up to 2; texts that are no words have none. */
export function wordFeatures(grammar: Grammar): Features {
  const parser = new Parser(grammar);
  return ({ input }) => {
    if (input.kind !== 'text' || input.text.length > longestText) return [];
    const result = parser.parse(input.text, { maxWork: parsingWork });
    return result.kind === 'parsed' ? pathsIn(result.tree(), grammar) : [];
  };
}

/** Reads the grammar of a campaign; undefined if it was removed, or cannot be read any more. */
export function readableGrammar(name: string, start: string | undefined): Grammar | undefined {
  try {
    return loadGrammarSync(name, start);
  } catch (error) {
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}

/** Stands above the root, and above text of skip rules, which is not part of the graph. */
const noSymbol = -1;

function pathsIn(tree: Derivation, grammar: Grammar): readonly string[] {
  const { numberOf } = grammarGraph(grammar);
  const paths = new Set<string>();
  const open = [{ tree, above: noSymbol }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, children } = next.tree;
    const symbol = isSymbolic(node) ? numberOf[node.id]! : undefined;
    if (symbol !== undefined && symbol >= 0) {
      paths.add(`path ${symbol}`);
      if (next.above >= 0) paths.add(`path ${next.above} ${symbol}`);
    }
    for (const child of children) open.push({ tree: child, above: symbol ?? next.above });
  }
  return [...paths];
}
