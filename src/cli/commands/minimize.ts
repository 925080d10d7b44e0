import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { encodeInput } from '../../execution/input/encoded-input.ts';
import { openTarget, type TargetOptions } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { loadGrammarSync } from '../../grammar/load-grammar.ts';
import { findFinding } from '../../finding/find-finding.ts';
import { minimizedInput } from '../../finding/minimized-input.ts';
import { findingKinds } from '../../oracle/finding-kinds.ts';
import { judgeRun, type Failing, type JudgeRules } from '../../oracle/judge.ts';
import { minimizeFailure } from '../../suite/minimize-failure.ts';
import { defineCommand } from '../command.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import { describeInput } from '../describe-input.ts';
import { dirOption, namesFinding } from '../finding-operand.ts';
import type { Io } from '../io.ts';
import { text, wholeNumber } from '../option.ts';
import { plural } from '../plural.ts';
import { encodingOption, readInput, textOption, type InputSource } from '../read-input.ts';
import { targetOptions } from '../target-options.ts';
import { setUpFinding, setUpTarget } from '../target-setup.ts';
import { jsonOption } from './grammar/json-option.ts';
import { startOption } from './grammar/start-option.ts';

export const minimizeCommand = defineCommand(
  {
    details:
      'TARGET is the folder or the id of a finding, or FILE#EXPORT; then INPUT is a file, or `-` for standard input.\n' +
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
      dir: dirOption,
      json: jsonOption,
    },
    examples: [
      {
        line: 'coppice minimize 3f2a --runs 20000',
        says: 'the input of a finding of the latest campaign, with more runs',
      },
      { line: 'coppice minimize ./src/parse.ts#parse bad.json', says: 'the smallest text with the same failure' },
      {
        line: 'coppice minimize ./src/parse.ts#parse bad.json --grammar json',
        says: 'the smallest JSON text with the same failure',
      },
    ],
  },
  async ([name, operand], values, io) => {
    const { text: given, encoding, grammar: grammarName, start, runs, json } = values;
    const source = { operand, text: given, encoding };
    const grammar = grammarName === undefined ? undefined : loadGrammarSync(grammarName, start);
    const { input, domains, options, rules, known } = namesFinding(name, source)
      ? requestOfFinding(name, values.dir)
      : await requestOfInput(name, source, values, io);
    const failing = known ?? (await failureOf(input, options, rules));
    const smallest = await minimizeFailure(input, failing, options, rules, {
      grammar,
      domains,
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

interface Request {
  readonly input: RunInput;
  /** Domains of the arguments; empty if they are not known. */
  readonly domains: readonly Domain[];
  readonly options: TargetOptions;
  readonly rules: JudgeRules;
  /** A failure that a single run does not show. */
  readonly known?: Failing;
}

function requestOfFinding(name: string, campaign: string | undefined): Request {
  const { reported, settings, signature } = findFinding(name, campaign);
  const { kind, error: message, site } = reported;
  const request = { input: minimizedInput(reported), domains: [], ...setUpFinding(settings) };
  if (findingKinds[kind].needsLength !== true) return request;
  return { ...request, known: { kind, errorClass: '', message, stack: '', site, signature } };
}

async function requestOfInput(
  target: string,
  source: InputSource,
  values: Parameters<typeof setUpTarget>[1],
  io: Io,
): Promise<Request> {
  const { options, rules, settings, shape } = await setUpTarget(target, values);
  return { input: await readInput(source, shape, io), domains: settings.domains, options, rules };
}

async function failureOf(input: RunInput, options: TargetOptions, rules: JudgeRules): Promise<Failing> {
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
