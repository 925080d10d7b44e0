import type { Rule } from '../../grammar.ts';
import type { GrammarNode, RepeatNode, SymbolicNode } from '../../node.ts';
import { copiesOf } from '../copies-of.ts';
import { joinAlternatives } from '../join-alternatives.ts';

/** Writes a name or terminal in some kind of rule; a text may need several elements in sequence. */
export type WriteSymbol = (node: SymbolicNode) => readonly string[];

/**
 * Returns the alternatives of a rule's body, one text each. ANTLR has only the counts `? * +`: others are written out.
 */
export function antlrAlternatives(rule: Rule, writeSymbol: WriteSymbol): string[] {
  return alternatives(rule.body, { rule, writeSymbol, times: 1 });
}

interface Context {
  readonly rule: Rule;
  readonly writeSymbol: WriteSymbol;
  /** Number of times that the current part is written, because of enclosing counts. */
  readonly times: number;
}

function alternatives(node: GrammarNode, context: Context): string[] {
  const options = node.kind === 'alt' ? node.options : [node];
  return options.map((option) => elements(option, context).join(' '));
}

function elements(node: GrammarNode, context: Context): readonly string[] {
  switch (node.kind) {
    case 'seq':
      return node.items.flatMap((item) => elements(item, context));
    case 'alt':
      return [group(node, context)];
    case 'repeat':
      return repeated(node, context);
    default:
      return context.writeSymbol(node);
  }
}

function repeated(node: RepeatNode, context: Context): string[] {
  const { min, max } = node;
  const item = operand(node.item, { ...context, times: context.times * copiesOf(node, context.rule, context.times) });
  const lazy = node.lazy ? '?' : '';
  const copies = (count: number): string[] => Array.from({ length: count }, () => item);
  if (max === Infinity && min === 0) return [`${item}*${lazy}`];
  if (max === Infinity) return [...copies(min - 1), `${item}+${lazy}`];
  let rest: string | undefined;
  for (let i = min; i < max; i++) rest = rest === undefined ? `${item}?${lazy}` : `(${item} ${rest})?${lazy}`;
  return rest === undefined ? copies(min) : [...copies(min), rest];
}

/** Returns text that a quantifier can follow. */
function operand(node: GrammarNode, context: Context): string {
  if (node.kind === 'seq' || node.kind === 'alt' || node.kind === 'repeat') return group(node, context);
  const written = context.writeSymbol(node);
  return written.length === 1 ? written[0]! : `(${written.join(' ')})`;
}

function group(node: GrammarNode, context: Context): string {
  return `(${joinAlternatives(alternatives(node, context))})`;
}
