import type { Grammar, Rule } from '../grammar.ts';
import { settle } from '../least-fixpoint.ts';
import { childNodes, type Node } from '../node.ts';

/** What ANTLR does not accept although it can be written down, a sentence each. */
export function antlrRefusals(grammar: Grammar): string[] {
  const isNullable = nullableNodes(grammar);
  const refusals: string[] = [];
  for (const rule of grammar.rules) {
    if (repeatsEmpty(rule.body, isNullable)) {
      refusals.push(`ANTLR refuses the rule \`${rule.name}\`: it repeats something that may be empty`);
    }
  }
  for (const rule of hiddenLeftRecursion(grammar, isNullable)) {
    refusals.push(`ANTLR refuses the rule \`${rule.name}\`: it is left-recursive through other rules or groups`);
  }
  return refusals;
}

type IsNullable = (node: Node) => boolean;

function nullableNodes(grammar: Grammar): IsNullable {
  const shortest = new Float64Array(grammar.nodes.length).fill(Infinity);
  settle(grammar, shortest, (node) => {
    switch (node.kind) {
      case 'literal':
      case 'class':
        return 1;
      case 'ref':
        return shortest[grammar.ruleOf(node).body.id] as number;
      case 'seq':
        return node.items.reduce((most, item) => Math.max(most, shortest[item.id] as number), 0);
      case 'alt':
        return node.options.reduce((least, option) => Math.min(least, shortest[option.id] as number), Infinity);
      case 'repeat':
        return node.min === 0 ? 0 : (shortest[node.item.id] as number);
    }
  });
  return (node) => shortest[node.id] === 0;
}

function repeatsEmpty(node: Node, isNullable: IsNullable): boolean {
  if (node.kind === 'repeat' && node.max === Infinity && isNullable(node.item)) return true;
  return childNodes(node).some((child) => repeatsEmpty(child, isNullable));
}

/** Rules that can begin with themselves otherwise than as the first item of one of their alternatives. */
function hiddenLeftRecursion(grammar: Grammar, isNullable: IsNullable): Rule[] {
  const corners = grammar.rules.map((rule) => new Set(leftCorners(rule, isNullable)));
  return grammar.rules.filter((rule) => {
    const seen = new Set(corners[rule.index]);
    // A set that grows while it is walked: what is added is still visited.
    for (const corner of seen) for (const next of corners[corner] ?? []) seen.add(next);
    return seen.has(rule.index);
  });
}

function leftCorners(rule: Rule, isNullable: IsNullable): number[] {
  const options = rule.body.kind === 'alt' ? rule.body.options : [rule.body];
  return options.flatMap((option) => {
    const items = option.kind === 'seq' ? option.items : [option];
    const [first] = items;
    const isPlain = first?.kind === 'ref' && first.target === rule.index && items.length > 1;
    return isPlain ? [] : firstReferences(option, isNullable);
  });
}

/** The rules that a match of the node can begin with. */
function firstReferences(node: Node, isNullable: IsNullable): number[] {
  if (node.kind === 'ref') return [node.target];
  if (node.kind !== 'seq') return childNodes(node).flatMap((child) => firstReferences(child, isNullable));
  const end = node.items.findIndex((item) => !isNullable(item));
  const possible = end < 0 ? node.items : node.items.slice(0, end + 1);
  return possible.flatMap((item) => firstReferences(item, isNullable));
}
