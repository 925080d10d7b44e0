import { CharSet } from '../char-set.ts';
import type { Alt, Node, Repeat } from '../node.ts';
import { ebnfText } from './ebnf-text.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { textInAnyCase } from './text-in-any-case.ts';

/** Names of rules as they are printed, by rule index. */
export type RuleNames = readonly string[];

/** The alternatives of the node in Coppice EBNF, a text each, weights included; one if the node is no alternation. */
export function ebnfAlternatives(node: Node, names: RuleNames): string[] {
  if (node.kind !== 'alt') return [sequence(node, names)];
  return node.options.map((option, i) => [weight(node, i), sequence(option, names)].join(''));
}

function weight(alt: Alt, option: number): string {
  const value = alt.weights[option] ?? 1;
  return value === 1 ? '' : `@weight ${value} `;
}

function sequence(node: Node, names: RuleNames): string {
  return node.kind === 'seq' ? items(node.items, names).join(' ') : item(node, names);
}

function items(nodes: readonly Node[], names: RuleNames): string[] {
  const parts: string[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const text = textInAnyCase(nodes, i);
    if (text.length > 1) {
      parts.push(`i${ebnfText(text)}`);
      i += Array.from(text).length - 1;
    } else {
      parts.push(item(nodes[i] as Node, names));
    }
  }
  return parts;
}

function item(node: Node, names: RuleNames): string {
  switch (node.kind) {
    case 'literal':
      return ebnfText(node.text);
    case 'class':
      return node.set.equals(CharSet.all) ? '.' : node.set.toString();
    case 'ref':
      return names[node.target] as string;
    case 'repeat':
      return repeat(node, names);
    case 'seq':
    case 'alt':
      return `(${joinAlternatives(ebnfAlternatives(node, names))})`;
  }
}

function repeat(node: Repeat, names: RuleNames): string {
  const inner = item(node.item, names);
  const repeated = node.item.kind === 'repeat' ? `(${inner})` : inner;
  return `${repeated}${quantifier(node)}${node.lazy ? '?' : ''}`;
}

function quantifier({ min, max }: Repeat): string {
  if (min === 0 && max === 1) return '?';
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
