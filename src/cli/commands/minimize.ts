import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { encodeInput } from '../../execution/input/encoded-input.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { loadGrammarSync } from '../../grammar/load-grammar.ts';
import { judgeRun, type Failing } from '../../oracle/judge.ts';
import { minimizeFailure } from '../../suite/minimize-failure.ts';
import { defineCommand } from '../command.ts';
import { describeInput } from '../describe-input.ts';
import { text, wholeNumber } from '../option.ts';
import { plural } from '../plural.ts';
import { encodingOption, readInput, textOption } from '../read-input.ts';
import { setUpTarget, targetOptions, type TargetSetup } from '../target-setup.ts';
import { jsonOption } from './grammar/json-option.ts';
import { startOption } from './grammar/start-option.ts';

export const minimizeCommand = defineCommand(
  {
    details:
      'With a grammar, a word of the grammar is reduced only to other words of it. Exit code 2 if the input does not fail.\n',
    operands: ['TARGET', '[INPUT]'],
    options: {
      ...targetOptions,
      text: textOption,
      encoding: encodingOption,
      grammar: text('G', 'a grammar file, or the name of a shipped grammar'),
      start: startOption,
      runs: wholeNumber('N', 'at most N runs (4000; 200 if each run takes its full time limit)', {
        least: 1,
        fallback: undefined,
      }),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice minimize ./src/parse.ts#parse bad.json', says: 'the smallest text with the same failure' },
      {
        line: 'coppice minimize ./src/parse.ts#parse bad.json --grammar json',
        says: 'the smallest JSON text with the same failure',
      },
    ],
  },
  async ([name, operand], values, io) => {
    const { text: given, encoding, grammar: grammarName, start, runs, json } = values;
    const setup = await setUpTarget(name, values);
    const grammar = grammarName === undefined ? undefined : loadGrammarSync(grammarName, start);
    const input = await readInput({ operand, text: given, encoding }, setup.shape, io);
    const failing = await failureOf(input, setup);
    const { options, rules } = setup;
    const smallest = await minimizeFailure(input, failing, options, rules, {
      grammar,
      domains: setup.settings.domains,
      ...(runs === undefined ? {} : { mostRuns: runs }),
    });
    if (json) {
      const [own, small] = [encodeInput(input), encodeInput(smallest.input)];
      const document = { input: own.input, minimized: small.input, encoding: own.encoding, runs: smallest.runs };
      await io.out.write(`${JSON.stringify({ ...document, finished: smallest.isFinished })}\n`);
      return exitCode.nothingFound;
    }
    const { style } = io.out;
    const { kind, errorClass, message } = smallest.failing;
    const end = smallest.isFinished ? '' : ', stopped at the limit of runs (--runs)';
    await io.out.write(
      `${style.bold('input')}     ${describeInput(input)}\n` +
        `${style.bold('minimized')} ${describeInput(smallest.input)}\n` +
        `${kind}: ${errorClass === '' ? '' : `${errorClass}: `}${message}\n` +
        `${plural(smallest.runs, 'run')}${end}\n`,
    );
    return exitCode.nothingFound;
  },
);

async function failureOf(input: RunInput, { options, rules }: TargetSetup): Promise<Failing> {
  const target = await openTarget(options);
  try {
    const run = await target.runOne(input);
    const failing = judgeRun(run, rules);
    if (failing !== undefined) return failing;
    throw new CoppiceError('does-not-fail', `the input does not fail (outcome: ${run.outcome.kind})`, {
      hint: '`coppice replay` shows the run',
    });
  } finally {
    await target.close();
  }
}
