import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { encodeInput } from '../../execution/encoded-input.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/run-input.ts';
import { loadGrammar } from '../../grammar/load-grammar.ts';
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
    details: 'With a grammar, an input that is a word of it stays one. Exit code 2 if the input does not fail.\n',
    operands: ['TARGET', '[INPUT]'],
    options: {
      ...targetOptions,
      text: textOption,
      encoding: encodingOption,
      grammar: text('G', 'a grammar file, or the name of a shipped grammar'),
      start: startOption,
      runs: wholeNumber('N', 'how many runs to spend at most (4000; 200 where each takes its full time)', {
        least: 1,
        fallback: undefined,
      }),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice minimize ./src/parse.ts#parse bad.json', says: 'the smallest text with the same failure' },
      { line: 'coppice minimize ./src/parse.ts#parse bad.json --grammar json', says: 'the smallest JSON text' },
    ],
  },
  async ([name, operand], values, io) => {
    const { text: given, encoding, grammar: grammarName, start, runs, json } = values;
    const setup = await setUpTarget(name, values);
    const grammar = grammarName === undefined ? undefined : loadGrammar(grammarName, start);
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
    const end = smallest.isFinished ? '' : ', and there was more to try (--runs)';
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
    throw new CoppiceError('does-not-fail', `the input does not fail: the target ${run.outcome.kind} it`, {
      hint: '`coppice replay` shows what it does',
    });
  } finally {
    await target.close();
  }
}
