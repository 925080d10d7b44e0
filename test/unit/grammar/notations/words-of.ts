import type { Expression } from '../../../../src/grammar/expression.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';

/**
 * Returns all words of a rule of literals with at most `limit` characters, by brute force: the reference for readers.
 */
export function wordsOf(draft: GrammarDraft, rule: string, limit: number): string[] {
  const words = new Map(draft.rules.map(({ name }) => [name, new Set<string>()]));
  let before: number;
  let after = 0;
  do {
    before = after;
    for (const { name, body } of draft.rules) for (const word of derive(body)) words.get(name)?.add(word);
    after = [...words.values()].reduce((sum, { size }) => sum + size, 0);
  } while (after > before);
  return [...(words.get(rule) ?? [])];

  function derive(expression: Expression): Set<string> {
    switch (expression.kind) {
      case 'literal':
        return new Set([expression.text].filter((text) => text.length <= limit));
      case 'ref':
        return words.get(expression.name) ?? new Set();
      case 'seq':
        return expression.items.reduce((done, item) => joined(done, derive(item)), new Set(['']));
      case 'alt':
        return new Set(expression.options.flatMap((option) => [...derive(option)]));
      case 'repeat':
        return repeated(derive(expression.item), expression.min, expression.max);
      case 'class':
        throw new Error('brute force is for literals');
    }
  }

  function joined(starts: ReadonlySet<string>, ends: ReadonlySet<string>): Set<string> {
    const all = [...starts].flatMap((start) => [...ends].map((end) => start + end));
    return new Set(all.filter((text) => text.length <= limit));
  }

  function repeated(item: ReadonlySet<string>, min: number, max: number): Set<string> {
    const found = new Set<string>();
    let round = new Set(['']);
    // Texts that no longer grow add nothing new after `limit` rounds.
    for (let times = 0; times <= Math.min(max, limit + min); times++) {
      if (times >= min) for (const text of round) found.add(text);
      round = joined(round, item);
    }
    return found;
  }
}
