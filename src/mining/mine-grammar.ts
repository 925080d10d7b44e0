import { Random } from '../core/random.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { CharacterSets } from './generalization/character-sets.ts';
import { joinedParts, type Part } from './generalization/part.ts';
import { minedAlternatives } from './generalization/rules.ts';
import { SymbolTable } from './generalization/symbol-table.ts';
import { prefixSearch } from './samples/prefix-search.ts';
import { Subject, type MiningBudget } from './subject.ts';
import type { TracedText } from './trees/syntax-tree.ts';
import { accessorLabels } from './trees/without-accessors.ts';
import type { MinedRule } from './writer/mined-rules.ts';
import { writeGrammar } from './writer/write-grammar.ts';

export interface MiningRequest {
  readonly target: Omit<TargetOptions, 'build'>;
  /** Texts that may be valid. */
  readonly texts: readonly string[];
  readonly seed: string;
  readonly budget: MiningBudget;
  readonly name: string;
}

export interface MinedGrammar {
  readonly grammar: Grammar;
  readonly samples: number;
  readonly runs: number;
}

/** Writes the grammar of the texts that a parser accepts, as far as samples and runs show it. */
export async function mineGrammar({
  target,
  texts,
  seed,
  budget,
  name,
}: MiningRequest): Promise<MinedGrammar | undefined> {
  const subject = await Subject.open(target, budget);
  try {
    const random = new Random(seed);
    const found = await prefixSearch(subject, ['', ...texts.slice(0, mostBeginnings)], {
      runs: Math.min(mostSearchRuns, Math.ceil(budget.runs * searchShare)),
      longest: longestSample,
    });
    const samples = await chooseSamples(subject, [...texts, ...found]);
    if (samples.length === 0) return undefined;
    const { rules, start } = await rulesOf(subject, samples, random);
    return { grammar: writeGrammar(rules, start, name), samples: samples.length, runs: subject.runs };
  } finally {
    await subject.close();
  }
}

const mostSamples = 300;
const mostSearchRuns = 100_000;
const searchShare = 0.4;
const longestSample = 24;
/** Given texts that the search continues. */
const mostBeginnings = 20;

/** The shortest valid texts, one for each path. */
async function chooseSamples(subject: Subject, given: readonly string[]): Promise<readonly TracedText[]> {
  const sorted = [...new Set(given)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  await subject.accept(sorted);
  const seen = new Set<number>();
  const chosen = sorted.filter((text) => {
    const path = subject.pathOf(text);
    if (path === undefined || !subject.isValid(text) || seen.has(path)) return false;
    seen.add(path);
    return true;
  });
  const texts = chosen.slice(0, mostSamples);
  let samples = await subject.samples(texts);
  for (let labels = accessorLabels(samples); labels.size > 0; labels = accessorLabels(samples)) {
    for (const label of labels) subject.flattened.add(label);
    samples = await subject.samples(texts);
  }
  return samples;
}

interface Rules {
  readonly rules: ReadonlyMap<string, MinedRule>;
  readonly start: string;
}

async function rulesOf(subject: Subject, samples: readonly TracedText[], random: Random): Promise<Rules> {
  const table = await SymbolTable.of(subject, samples);
  const sets = new CharacterSets(subject);
  const bodies = new Map<string, Part>();
  const rules = new Map<string, MinedRule>();
  for (const { id, name, label, classes, places } of table.symbols.values()) {
    const isIteration = label.startsWith('loop:');
    for (const one of classes) {
      if (bodies.has(one.id)) continue;
      const alternatives = await minedAlternatives(one, places, { subject, table, sets, random });
      bodies.set(one.id, choiceOf(alternatives));
      rules.set(one.id, { id: one.id, name, isIteration, body: choiceOf(alternatives) });
    }
    const refs = classes.map((one): Part => ({ kind: 'symbol', symbol: one.id, example: one.texts[0] ?? '' }));
    const body = refs.length === 1 && table.symbols.size > 0 ? bodies.get(classes[0]!.id)! : choiceOf(refs);
    rules.set(id, { id, name, isIteration, body });
  }
  return { rules, start: table.symbolAt(samples[0]!.root).id };
}

function choiceOf(options: readonly Part[]): Part {
  return options.length === 1 ? options[0]! : options.length === 0 ? joinedParts([]) : { kind: 'choice', options };
}
