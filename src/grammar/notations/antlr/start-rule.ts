import { elementsOf } from './element.ts';
import type { SyntaxRule } from './grammar-file.ts';

/**
 * Where a parser is meant to begin. ANTLR has no start rule: the caller names one. By habit it is the first parser rule; but
 * if exactly one rule reads to the end of the input and is used by no other, only that one can be it, wherever it stands.
 */
export function startRule(rules: readonly SyntaxRule[]): SyntaxRule | undefined {
  const used = new Set<string>();
  const reachesEnd = new Set<SyntaxRule>();
  for (const rule of rules) {
    for (const element of elementsOf(rule.body)) {
      if (element.kind === 'ref' && element.name !== rule.name) used.add(element.name);
      if (element.kind === 'eof') reachesEnd.add(rule);
    }
  }
  const [entry, ...others] = [...reachesEnd].filter((rule) => !used.has(rule.name));
  return entry !== undefined && others.length === 0 ? entry : rules[0];
}
