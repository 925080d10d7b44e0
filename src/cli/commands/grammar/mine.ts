import { displayPath } from '../../../core/text/display-path.ts';
import { resolveCampaign } from '../../../config/resolve-campaign.ts';
import { CoppiceError } from '../../../core/coppice-error.ts';
import { exitCode } from '../../../core/exit-code.ts';
import { withoutUndefined } from '../../../core/without-undefined.ts';
import { mineGrammar, type MinedGrammar, type MiningFailure } from '../../../mining/mine-grammar.ts';
import { defineCommand } from '../../command.ts';
import { duration, oneOf, text, wholeNumber } from '../../option.ts';
import { plural } from '../../plural.ts';
import { targetFlags, targetOptions } from '../../target-options.ts';
import { writtenFile } from '../../written-file.ts';
import { Interrupt } from '../run/interrupt.ts';
import { acceptedTexts } from './mine/sample-campaign.ts';
import { notations, printers } from './notations.ts';

const defaultTimeMs = 300_000;
/** The part of the budget that looks for samples. */
const samplingShare = 0.2;
const mostSamplingMs = 60_000;
const runsPerSecond = 1000;

export const mineCommand = defineCommand(
  {
    details:
      'The target is a function of one text that throws for texts that are not valid. It is explored for valid texts; from\n' +
      'the calls, loops and characters of their runs a grammar is made, and every step that makes it more general is kept\n' +
      'only if what it allows is valid when it is run.\n',
    operands: ['FILE#EXPORT'],
    options: {
      ...targetOptions,
      seeds: text('DIR', 'folder of files with valid texts'),
      time: duration('TIME', 'time limit: 30s, 5m (5m, or none with --runs)', undefined),
      runs: wholeNumber('N', 'at most N runs of the target; equal seeds then give equal grammars', {
        least: 1,
        fallback: undefined,
      }),
      seed: text('SEED', 'random seed (1)'),
      'max-length': wholeNumber('N', 'longest generated text (64)', { least: 1, most: 1 << 16, fallback: undefined }),
      to: oneOf(notations, 'Coppice EBNF, ANTLR v4, or the JSON of fuzzing tools', 'ebnf'),
      out: text('FILE', 'write to a file instead of standard output'),
    },
    examples: [
      { line: 'coppice grammar mine src/parse.ts#parse --out parse.ebnf', says: 'five minutes at most' },
      {
        line: 'coppice grammar mine src/parse.ts#parse --seeds samples',
        says: 'begins with texts that are known to be valid',
      },
      { line: 'coppice grammar mine src/parse.ts#parse --runs 100000', says: 'the same grammar every time' },
    ],
  },
  async ([name], values, io) => {
    const start = performance.now();
    const timeMs = values.time ?? (values.runs === undefined ? defaultTimeMs : undefined);
    const sampling = budgetOfSampling(timeMs, values.runs);
    const options = await resolveCampaign({
      target: targetFlags(name, values, values['max-length']),
      settings: withoutUndefined({ seeds: values.seeds, seed: values.seed, workers: 1, ...sampling }),
      resume: false,
    });
    const [domain] = options.domains;
    if (options.domains.length !== 1 || domain?.kind !== 'string') {
      throw new CoppiceError('not-a-text-parser', `\`${name}\` is not a function of one text`, {
        hint: 'name a function with one text parameter; `--inputs string` says so if the types do not',
      });
    }
    const interrupt = new Interrupt();
    try {
      const texts = await acceptedTexts(options, interrupt.signal);
      const mined = await mineGrammar({
        target: { ...options.execution, file: options.file, exportName: options.exportName, signal: interrupt.signal },
        texts,
        seed: options.seed,
        budget: {
          runs: values.runs === undefined ? Infinity : Math.max(0, values.runs - (sampling.runs ?? 0)),
          deadline: timeMs === undefined ? Infinity : start + timeMs,
        },
        onRound: ({ round, samples, rules, drawn, wrong }) => {
          void io.err.write(
            `round ${round + 1}: ${plural(samples, 'sample')}, ${plural(rules, 'rule')}, ${drawn - wrong} of ${plural(drawn, 'word')} valid\n`,
          );
        },
        name: `${displayPath(options.file)}#${options.exportName}`,
      });
      if (typeof mined === 'string') throw nothingMined(name, mined);
      const printed = printers[values.to](mined.grammar);
      const { out } = values;
      const text = values.to === 'json' ? printed.text : headerOf(name, mined) + printed.text;
      if (out === undefined) await io.out.write(text);
      else writtenFile(out, text);
      for (const loss of printed.losses) await io.err.write(`${io.err.style.yellow('warning loss')}: ${loss}\n`);
      return interrupt.exitCode ?? exitCode.nothingFound;
    } finally {
      interrupt.release();
    }
  },
);

function nothingMined(target: string, failure: MiningFailure): CoppiceError {
  return failure === 'no-valid-text'
    ? new CoppiceError('nothing-mined', `no text was found that \`${target}\` accepts`, {
        hint: 'give some with --seeds DIR, or more time with --time',
      })
    : new CoppiceError('nothing-mined', `the budget was spent before a grammar of \`${target}\` was complete`, {
        hint: 'give more with --time or --runs',
      });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** What is measured of the grammar, as comments. */
function headerOf(target: string, { samples, drawn, wrong, missing, branches, runs }: MinedGrammar): string {
  const right = drawn === 0 ? 0 : 1 - wrong / drawn;
  return [
    `// Mined from ${target} by \`coppice grammar mine\`: ${plural(samples, 'sample')}, ${plural(runs, 'run')}.`,
    `// The parser accepts ${percent(right)} of ${plural(drawn, 'random word')} of an equal grammar.`,
    `// The grammar derives ${percent(1 - missing)} of the valid texts that were found; they take ${branches.covered} of ${branches.total} branches.`,
    '// What no valid text showed is missing. Repetition and sets of characters are tested with some texts, not proved.',
    '',
    '',
  ].join('\n');
}

function budgetOfSampling(
  timeMs: number | undefined,
  runs: number | undefined,
): { readonly timeMs?: number; readonly runs?: number } {
  return withoutUndefined({
    timeMs: timeMs === undefined ? undefined : Math.min(timeMs * samplingShare, mostSamplingMs),
    runs:
      runs === undefined
        ? undefined
        : Math.min(Math.ceil(runs * samplingShare), (runsPerSecond * mostSamplingMs) / 1000),
  });
}
