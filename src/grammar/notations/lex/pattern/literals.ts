import { anyCase } from '../../../characters/any-case.ts';
import { type Expression, literal, seq } from '../../../expression.ts';
import type { PatternFlags } from './pattern-flags.ts';

export function literalOf(text: string, flags: PatternFlags): Expression {
  return flags.ignoreCase ? anyCase(text) : literal(text);
}

/** Returns a sequence in which adjacent literals are merged: `while` becomes one literal, not five. */
export function series(items: readonly Expression[]): Expression {
  const joined: Expression[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.kind === 'seq' && item.items.length === 0) continue;
    if (item.kind === 'literal' && last?.kind === 'literal') joined[joined.length - 1] = literal(last.text + item.text);
    else joined.push(item);
  }
  return seq(joined);
}
