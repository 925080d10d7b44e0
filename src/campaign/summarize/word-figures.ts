import type { Deadline } from '../../core/time/deadline.ts';
import { KPathRecorder } from '../../derivation/coverage/k-path-recorder.ts';
import { Parser } from '../../derivation/parse/parser.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import type { Campaign } from '../campaign.ts';

/** Relates the inputs of a campaign to its grammar. */
export interface WordFigures {
  /** Number of inputs in the sample that could be parsed or rejected in time. */
  readonly sampled: number;
  /** The share of these that are words of the grammar. */
  readonly inGrammar: number;
  /** k-path coverage of the corpus, by k. */
  readonly kPaths: Readonly<Record<string, PathFigures>>;
}

/** Numbers of k-paths; strings, because they may exceed the range of safe integers. */
interface PathFigures {
  readonly covered: string;
  readonly total: string;
}

const lengths = [1, 2];
/** Limit of work for parsing one text, in chart entries; takes about as long as a hundred runs. */
const parsingWork = 200_000;

/** Returns undefined unless the target takes one text with a grammar and some input could be checked in time. */
export function wordFigures({ options, sample, folder }: Campaign, deadline: Deadline): WordFigures | undefined {
  const [input, ...others] = options.grammar?.inputs ?? [];
  if (input === undefined || others.length > 0 || options.domains.length !== 1) return undefined;
  const parser = new Parser(input.grammar);
  const parsed = (of: RunInput) =>
    of.kind === 'text' && !deadline.isOver ? parser.parse(of.text, { maxWork: parsingWork }) : undefined;
  const known = sample.inputs.map(parsed).filter((result) => result !== undefined && result.kind !== 'given-up');
  if (known.length === 0) return undefined;
  const words = known.filter((result) => result?.kind === 'parsed');
  const recorder = new KPathRecorder(input.grammar, lengths);
  for (const kept of readCorpus(folder.path)) {
    const result = parsed(kept);
    if (result?.kind === 'parsed') recorder.add(result.tree());
  }
  return {
    sampled: known.length,
    inGrammar: words.length / known.length,
    kPaths: Object.fromEntries(
      recorder.coverages.map(({ k, covered, total }) => [k, { covered: String(covered), total: String(total) }]),
    ),
  };
}
