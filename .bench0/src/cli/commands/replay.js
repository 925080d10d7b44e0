import { exitCode } from '../../core/exit-code.js';
import { openTarget } from '../../execution/open-target.js';
import { slowFailing } from '../../oracle/find-slow.js';
import { growthOf, measuredLimitMs, stopwatchOf } from '../../oracle/growth.js';
import { judgeSides } from '../../oracle/time-difference.js';
import { isSameCause } from '../../oracle/signature.js';
import { findFinding } from '../../finding/find-finding.js';
import { minimizedInput } from '../../finding/minimized-input.js';
import { inputText } from '../../spec/input-text.js';
import { resultText } from '../../spec/result-text.js';
import { specifiedFailure } from '../../spec/specified-failure.js';
import { displayPath } from '../../core/text/display-path.js';
import { defineCommand } from '../command.js';
import { describeInput } from '../describe-input.js';
import { dirOption, namesFinding } from '../finding-operand.js';
import { encodingOption, readInput, textOption } from '../read-input.js';
import { targetOptions } from '../target-options.js';
import { setUpFinding, setUpTarget } from '../target-setup.js';
import { jsonOption } from './grammar/json-option.js';
export const replayCommand = defineCommand({
    details: 'TARGET is the folder or the id of a finding, or FILE#EXPORT; then INPUT is a file, or `-` for standard input.\n' +
        'The first characters of an id are enough.\n' +
        'Exit code 1 if the run fails, 0 if it does not fail, 2 if it could not be run.\n',
    operands: ['TARGET', '[INPUT]'],
    options: { ...targetOptions, text: textOption, encoding: encodingOption, dir: dirOption, json: jsonOption },
    examples: [
        { line: 'coppice replay 3f2a', says: 'the finding of the latest campaign whose id begins with 3f2a' },
        { line: 'coppice replay .coppice/parse/findings/3f2a81cc', says: 'checks whether the finding still fails' },
        { line: 'coppice replay ./src/parse.ts#parse bad.json', says: 'runs the content of a file' },
        { line: "coppice replay ./src/parse.ts#parse --text '[1,'", says: 'runs a text' },
        { line: "coppice replay ./src/sum.ts#sum --inputs 'int32, int32' --text '[1, 2]'", says: 'runs two arguments' },
    ],
}, async ([target, operand], values, io) => {
    const { text, encoding, json } = values;
    const source = { operand, text, encoding };
    const planned = namesFinding(target, source)
        ? replayOfFinding(target, values.dir)
        : await replayOfInput(target, source, values, io);
    const replayed = planned.pump === undefined ? await runNatively(planned) : await measureAgain(planned, planned.pump);
    await (json ? printJson(replayed, io) : printText(planned, replayed, io));
    return exitCodeOf(replayed);
});
function replayOfFinding(name, campaign) {
    const { reported, signature, settings } = findFinding(name, campaign);
    return {
        input: minimizedInput(reported),
        ...setUpFinding(settings),
        signature,
        specified: reported.specified,
        pump: reported.pump,
    };
}
async function replayOfInput(target, source, values, io) {
    const { options, rules, shape } = await setUpTarget(target, values);
    return { input: await readInput(source, shape, io), options, rules, signature: undefined, pump: undefined };
}
async function runNatively({ input, options, rules, signature, specified }) {
    const target = await openTarget(specified === undefined ? options : { ...options, writeResults: true });
    try {
        const run = await target.runOne(input);
        const failing = specified === undefined
            ? await judgeSides(input, run, options, rules)
            : judgeSpecified(input, run, specified, options);
        const isSame = failing !== undefined && (signature === undefined || isSameCause(failing, signature));
        return { outcome: run.outcome, failing, reproduced: isSame };
    }
    finally {
        await target.close();
    }
}
/** The result is compared with the one that was decided on. */
function judgeSpecified(input, { outcome }, specified, { file }) {
    const observed = resultText(outcome);
    if (observed === undefined || observed === specified.expected)
        return undefined;
    return specifiedFailure(specified, observed, { input: inputText(input), target: displayPath(file) });
}
async function measureAgain({ options, rules }, pump) {
    const target = await openTarget({ ...options, timeLimitMs: measuredLimitMs, measureTime: true, printResults: false });
    try {
        const growth = await growthOf(pump, stopwatchOf(target));
        const failing = growth === undefined ? undefined : slowFailing(growth, rules);
        const failure = { kind: 'hang', errorClass: '', message: failing?.message ?? '', stack: '' };
        const outcome = failing === undefined ? { kind: 'returned', result: undefined } : { kind: 'hung', failure };
        return { outcome, failing, reproduced: failing !== undefined };
    }
    finally {
        await target.close();
    }
}
function exitCodeOf({ failing }) {
    return failing === undefined ? exitCode.nothingFound : exitCode.findings;
}
async function printJson({ outcome, failing, reproduced }, io) {
    const failure = failureOf(outcome);
    const document = {
        reproduced,
        outcome: outcome.kind,
        kind: failing?.kind ?? null,
        error: failure === undefined ? null : errorOf(failure),
        site: failing?.site ?? null,
        result: outcome.kind === 'returned' ? (outcome.result ?? null) : null,
        stack: failure?.stack ?? '',
    };
    await io.out.write(`${JSON.stringify(document)}\n`);
}
async function printText({ input, signature }, { outcome, failing, reproduced }, io) {
    const { style } = io.out;
    const lines = [`${style.bold('input')}    ${describeInput(input)}`];
    const failure = failureOf(outcome);
    if (outcome.kind === 'returned')
        lines.push(`${style.bold('returned')} ${outcome.result ?? ''}`);
    else if (failure === undefined)
        lines.push('excluded by an assumption of the target');
    else {
        const word = failing === undefined ? outcome.kind : style.red(failing.kind);
        lines.push(`${style.bold(word)}: ${errorOf(failure)}`, ...framesOf(failure.stack));
    }
    if (outcome.kind === 'returned' && failing !== undefined)
        lines.push(`${style.bold(style.red(failing.kind))}: ${failing.message}`);
    if (signature !== undefined)
        lines.push('', verdict(reproduced, failing));
    await io.out.write(`${lines.join('\n')}\n`);
}
function verdict(reproduced, failing) {
    if (reproduced)
        return 'reproduced: the input fails like the finding';
    return failing === undefined
        ? 'not reproduced: the input no longer fails'
        : 'not reproduced: the input fails in another way';
}
function failureOf(outcome) {
    return 'failure' in outcome ? outcome.failure : undefined;
}
function errorOf({ errorClass, message }) {
    return errorClass === '' ? message : `${errorClass}: ${message}`;
}
/** The message was printed before. */
function framesOf(stack) {
    return stack.split('\n').filter((line) => /^\s*at /u.test(line));
}
