import type { Deadline } from '../core/deadline.ts';
import { KPathRecorder } from '../derivation/coverage/k-path-recorder.ts';
import { Parser } from '../derivation/parse/parser.ts';
import type { RunInput } from '../execution/run-input.ts';
import { readCorpus } from '../suite/read-corpus.ts';
import type { Campaign } from './campaign.ts';

/** How the inputs of a campaign are related to its grammar. */
export interface WordFigures {
  /** Of the inputs that were run, so many were looked at, */
  readonly sampled: number;
  /** and the grammar has this share of them. */
  readonly inGrammar: number;
  /** By length: of the sequences of so many symbols of the grammar, those that are in what was kept. */
  readonly kPaths: Readonly<Record<string, PathFigures>>;
}

/** Numbers of paths may be too large for anything but text. */
interface PathFigures {
  readonly covered: string;
  readonly total: string;
}

const lengths = [1, 2];
/** In chart entries: about as long as a hundred runs. */
const parsingWork = 200_000;

/** Undefined unless the target takes one text that has a grammar, and some input could be looked at. */
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
