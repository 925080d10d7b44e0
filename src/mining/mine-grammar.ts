import { Random } from '../core/random.ts';
import { Parser } from '../derivation/parse/parser.ts';
import type { CoverageCount } from '../execution/outcome/coverage-tally.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { CharacterSets } from './generalization/character-sets.ts';
import { minedRules } from './generalization/mined-rules.ts';
import { counterexamples } from './refinement/counterexamples.ts';
import { neighborsOf, withOtherIdentifiers } from './samples/neighbors.ts';
import { chooseSamples } from './samples/choose-samples.ts';
import { prefixSearch } from './samples/prefix-search.ts';
import { Subject, type MiningBudget } from './subject.ts';
import { normalized } from './trees/syntax-tree.ts';
import { writeGrammar } from './writer/write-grammar.ts';

export interface MiningRequest {
  readonly target: Omit<TargetOptions, 'build'>;
  /** Texts that may be valid. */
  readonly texts: readonly string[];
  readonly seed: string;
  readonly budget: MiningBudget;
  readonly name: string;
  readonly onRound?: (round: MiningRound) => void;
}

/** What is known of a grammar of one round. */
interface RoundFigures {
  readonly round: number;
  readonly samples: number;
  readonly rules: number;
  /** Random words that were run, and how many of them the parser rejected. */
  readonly drawn: number;
  readonly wrong: number;
  /** The share of known valid texts that the grammar does not derive. */
  readonly missing: number;
}

interface MiningRound extends RoundFigures {
  readonly runs: number;
}

export interface MinedGrammar extends MiningRound {
  readonly grammar: Grammar;
  /** Branches that valid texts took. */
  readonly branches: CoverageCount;
}

/** Why there is no grammar: no text was accepted, or the budget was spent before a grammar derived any of those. */
export type MiningFailure = 'no-valid-text' | 'out-of-budget';

interface Best {
  readonly figures: RoundFigures;
  readonly grammar: Grammar;
  readonly score: number;
}

const mostSearchRuns = 250_000;
/** The part of the runs, and of the time, that looks for samples. */
const searchShare = 0.4;
const longestSample = 24;
/** Given texts that the search continues. */
const mostBeginnings = 20;
const rounds = 5;
const checksOfRound = [24, 32, 48, 64, 64, 64];
/** Valid texts that are parsed with the grammar of a round. */
const mostParsed = 1500;
const mostMissing = 60;
const mostWords = 60;
const longestVaried = 40;
const variedPerRound = 500;
const neighborsOfEach = 30;
const mostNeighbors = 30_000;
const mostParsingWork = 20_000;

/** Writes the grammar of the texts that a parser accepts, as far as samples and runs show it. */
export async function mineGrammar({
  target,
  texts,
  seed,
  budget,
  name,
  onRound,
}: MiningRequest): Promise<MinedGrammar | MiningFailure> {
  const subject = await Subject.open(target, budget);
  try {
    const random = new Random(seed);
    const sets = new CharacterSets(subject);
    const found = await prefixSearch(subject, ['', ...texts.slice(0, mostBeginnings)], {
      runs: Math.min(mostSearchRuns, Math.ceil(budget.runs * searchShare)),
      deadline: performance.now() + searchShare * (budget.deadline - performance.now()),
      longest: longestSample,
    });
    const searched = [...texts, ...found];
    let samples = await chooseSamples(subject, searched);
    if (samples.length === 0) return 'no-valid-text';
    let best: Best | undefined;
    const critical = { places: new Set<string>(), texts: new Set<string>() };
    let cleanRounds = 0;
    for (let round = 0; round <= rounds; round++) {
      const rules = await minedRules(samples, { subject, sets, random, critical, checks: checksOfRound[round]! });
      const grammar = writeGrammar(rules.rules, rules.start, name);
      const { texts: shown, wrong, drawn } = await counterexamples(rules, subject, random, critical);
      searched.push(...(await validNeighbors(subject, [...samples.map(({ text }) => text), ...shown], random)));
      const missing = missingTexts(grammar, [...searched, ...sets.discovered], subject);
      const score = (1 - wrong / Math.max(1, drawn)) * (1 - missing.share);
      const figures = {
        round,
        samples: samples.length,
        rules: grammar.rules.length,
        wrong,
        drawn,
        missing: missing.share,
      };
      onRound?.({ ...figures, runs: subject.runs });
      if (best === undefined || (score >= best.score && !subject.isSpent)) best = { figures, grammar, score };
      cleanRounds = wrong === 0 && missing.texts.length === 0 ? cleanRounds + 1 : 0;
      if (cleanRounds > 1 || subject.isSpent || round === rounds) break;
      const more = [...shown, ...missing.texts].filter((text) => subject.isValid(text));
      const known = new Set(samples.map(({ text }) => text));
      samples = [...samples, ...(await subject.samples([...new Set(more)].filter((text) => !known.has(text))))];
    }
    const { figures, grammar, score } = best!;
    if (score === 0) return 'out-of-budget';
    return { ...figures, grammar, runs: subject.runs, branches: subject.branches };
  } finally {
    await subject.close();
  }
}

/** Valid texts that differ a little from others. */
async function validNeighbors(subject: Subject, texts: readonly string[], random: Random): Promise<readonly string[]> {
  const words = [...subject.words].slice(0, mostWords);
  const short = texts.filter((text) => text.length <= longestVaried);
  const varied = Array.from({ length: Math.min(variedPerRound, 4 * short.length) }, () => random.pick(short)).flatMap(
    (text) => neighborsOf(text, short, words, random, neighborsOfEach),
  );
  const tried = [...new Set([...varied, ...short.flatMap((text) => withOtherIdentifiers(text, words))])];
  const answers = await subject.accept(tried.slice(0, mostNeighbors));
  return tried.filter((_, at) => answers[at] === true);
}

/** Valid texts that the grammar does not derive, and their share. */
function missingTexts(
  grammar: Grammar,
  texts: readonly string[],
  subject: Subject,
): { readonly texts: readonly string[]; readonly share: number } {
  const parser = new Parser(grammar);
  const forms = new Set<string>();
  const tried = [...new Set(texts)]
    .toReversed()
    .filter((text) => subject.isValid(text) && forms.size < forms.add(normalized(text)).size)
    .slice(0, mostParsed);
  const missing = tried.filter((text) => parser.parse(text, { maxWork: mostParsingWork }).kind === 'failed');
  const shortest = missing.toSorted((a, b) => a.length - b.length).slice(0, mostMissing);
  return { texts: shortest, share: missing.length / Math.max(1, tried.length) };
}
