import { CoppiceError } from '../../core/coppice-error.js';
import { exitCode } from '../../core/exit-code.js';
import { encodeInput } from '../../execution/input/encoded-input.js';
import { openTarget } from '../../execution/open-target.js';
import { loadGrammarSync } from '../../grammar/load-grammar.js';
import { findFinding } from '../../finding/find-finding.js';
import { minimizedInput } from '../../finding/minimized-input.js';
import { findingKinds } from '../../oracle/finding-kinds.js';
import { judgeRun } from '../../oracle/judge.js';
import { minimizeFailure } from '../../suite/minimize-failure.js';
import { defineCommand } from '../command.js';
import { describeInput } from '../describe-input.js';
import { dirOption, namesFinding } from '../finding-operand.js';
import { text, wholeNumber } from '../option.js';
import { plural } from '../plural.js';
import { encodingOption, readInput, textOption } from '../read-input.js';
import { targetOptions } from '../target-options.js';
import { setUpFinding, setUpTarget } from '../target-setup.js';
import { jsonOption } from './grammar/json-option.js';
import { startOption } from './grammar/start-option.js';
export const minimizeCommand = defineCommand({
    details: 'TARGET is the folder or the id of a finding, or FILE#EXPORT; then INPUT is a file, or `-` for standard input.\n' +
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
}, async ([name, operand], values, io) => {
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
    await io.out.write(`${style.bold('input')}     ${describeInput(input)}\n` +
        `${style.bold('minimized')} ${describeInput(smallest.input)}\n` +
        `${kind}: ${errorClass === '' ? '' : `${errorClass}: `}${message}\n` +
        `${plural(smallest.runs, 'run')}${end}\n`);
    return exitCode.nothingFound;
});
function requestOfFinding(name, campaign) {
    const { reported, settings, signature } = findFinding(name, campaign);
    const { kind, error: message, site } = reported;
    const request = { input: minimizedInput(reported), domains: [], ...setUpFinding(settings) };
    if (findingKinds[kind].needsLength !== true)
        return request;
    return { ...request, known: { kind, errorClass: '', message, stack: '', site, signature } };
}
async function requestOfInput(target, source, values, io) {
    const { options, rules, settings, shape } = await setUpTarget(target, values);
    return { input: await readInput(source, shape, io), domains: settings.domains, options, rules };
}
async function failureOf(input, options, rules) {
    const target = await openTarget(options);
    try {
        const run = await target.runOne(input);
        const failing = judgeRun(run, rules);
        if (failing !== undefined)
            return failing;
        throw new CoppiceError('does-not-fail', `the input does not fail (outcome: ${run.outcome.kind})`, {
            hint: '`coppice replay` shows the run',
        });
    }
    finally {
        await target.close();
    }
}
