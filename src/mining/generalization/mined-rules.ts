import type { Random } from '../../core/random.ts';
import type { Subject } from '../subject.ts';
import type { TracedText } from '../trees/syntax-tree.ts';
import type { MinedRule } from '../writer/mined-rule.ts';
import type { CharacterSets } from './character-sets.ts';
import { choiceOf, type Part } from './part.ts';
import { minedAlternatives } from './rules.ts';
import { SymbolTable, type CriticalPlaces } from './symbol-table.ts';

/** The rules that samples and runs show, by symbol. */
export interface MinedRules {
  readonly table: SymbolTable;
  readonly rules: ReadonlyMap<string, MinedRule>;
  readonly start: string;
}

export interface RuleSources {
  readonly subject: Subject;
  readonly sets: CharacterSets;
  readonly random: Random;
  /** Random texts that a step has to pass. */
  readonly checks: number;
  readonly critical: CriticalPlaces;
}

export async function minedRules(samples: readonly TracedText[], sources: RuleSources): Promise<MinedRules> {
  const table = await SymbolTable.of(sources.subject, samples, sources.critical);
  const rules = new Map<string, MinedRule>();
  for (const { id, name, label, classes } of table.symbols.values()) {
    const isIteration = label.startsWith('loop:');
    for (const one of classes) {
      if (rules.has(one.id)) continue;
      const alternatives = await minedAlternatives(one, table, sources);
      rules.set(one.id, { id: one.id, name, isIteration, body: choiceOf(alternatives) });
    }
    const refs = classes.map((one): Part => ({ kind: 'symbol', symbol: one.id, example: one.texts[0] ?? '' }));
    rules.set(id, { id, name, isIteration, body: choiceOf(refs) });
  }
  return { table, rules, start: table.symbolAt(samples[0]!.root).id };
}
