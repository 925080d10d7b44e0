import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { emitFailures, titleOfFailure } from './emit/emit-failures.js';
import { emitTests } from './emit/emit-tests.js';
import { formatCode } from './format/format-code.js';
import { campaignOfSuite } from './campaign-of-suite.js';
import { titlesOf } from './naming/title-of-test.js';
import { planSuite } from './project/plan-suite.js';
import { readCorpus } from './read-corpus.js';
import { readFindings } from '../finding/read-findings.js';
import { collectTests } from './selection/collect-tests.js';
import { decisionsIn, mergeTests, withKeys } from './update/merge-tests.js';
import { keepInputs, keyOfInput, inputsByKey } from './update/suite-inputs.js';
import { readTargetFile } from './target-file.js';
/** Writes the tests of a campaign, and into a second file its findings as tests that are known to fail. */
export async function writeSuite(request) {
    const { force, out, runner, update, withLines } = request;
    const folder = campaignOfSuite(request.folder);
    const settings = readTargetFile(folder);
    const plan = await planSuite(settings, { out, runner, withLines });
    const { testFile } = plan;
    const failureFile = { ...testFile, path: failurePath(testFile.path) };
    const findings = readFindings(folder);
    const files = findings.length === 0 ? [testFile.path] : [testFile.path, failureFile.path];
    for (const file of files)
        refuseExisting(file, force || update);
    const existing = update && existsSync(testFile.path) ? readFileSync(testFile.path, 'utf8') : undefined;
    const decided = decidedInputs(existing, testFile.path, folder);
    const { tests, leftOut } = await collectTests(readCorpus(folder), settings, () => [], decided);
    if (tests.length === 0) {
        throw new CoppiceError('no-tests', `no input kept by the campaign in \`${folder}\` can be used as a test`, {
            hint: 'run the campaign for longer, or see its findings',
        });
    }
    const titles = titlesOf(tests, settings, new Set());
    const planned = tests.map((test, index) => ({ title: titles[index] ?? '', test }));
    keepInputs(folder, tests.map(({ input }) => input));
    const keyed = planned.map(({ title, test }) => ({ title, key: keyOfInput(test.input) }));
    const fresh = await formatted(emitTests(planned, settings, testFile), testFile, plan);
    const gone = new Set(decided.kept.map(keyOfInput));
    const updated = await written(existing, fresh, testFile, plan, keyed, gone);
    if (findings.length > 0) {
        const failures = findings.map((finding) => ({ title: titleOfFailure(finding), finding }));
        const old = update && existsSync(failureFile.path) ? readFileSync(failureFile.path, 'utf8') : undefined;
        const failing = await formatted(emitFailures(failures, settings, failureFile), failureFile, plan);
        const ids = failures.map(({ title, finding }) => ({ title, key: finding.reported.id }));
        await written(old, failing, failureFile, plan, ids, new Set());
    }
    return {
        campaign: displayPath(folder),
        runner: plan.runner.name,
        runnerFrom: plan.runner.because,
        files: files.map(displayPath),
        tests: tests.length,
        failures: findings.length,
        leftOut,
        notes: plan.notes,
        ...(updated === undefined ? {} : { updated }),
    };
}
/** The inputs of tests that stay, and of those that the user removed. */
function decidedInputs(existing, file, campaign) {
    if (existing === undefined)
        return { kept: [], removed: [] };
    const known = inputsByKey(campaign);
    const { kept, removed } = decisionsIn(existing, file);
    const inputsOf = (keys) => [...keys].flatMap((key) => (known.has(key) ? [known.get(key)] : []));
    return { kept: inputsOf(kept), removed: inputsOf(removed) };
}
/** Writes a test file, or updates it. */
async function written(existing, fresh, testFile, plan, titles, gone) {
    if (existing === undefined) {
        write(testFile.path, withKeys(fresh, testFile.path, titles));
        return undefined;
    }
    const { text, counts } = mergeTests(existing, fresh, testFile.path, titles, gone);
    write(testFile.path, plan.prettier === undefined ? text : await prettied(text, testFile.path, plan.prettier));
    return counts;
}
/** The project's own formatter has the last word. */
async function formatted(source, { path: file, style }, { prettier }) {
    const text = formatCode(source, file, style);
    return prettier === undefined ? text : prettied(text, file, prettier);
}
async function prettied(text, file, prettier) {
    const options = await prettier.resolveConfig(path.resolve(file), { editorconfig: true });
    return prettier.format(text, { ...options, filepath: path.resolve(file) });
}
/** `parse.generated.test.ts` becomes `parse.generated.failures.test.ts`. */
function failurePath(file) {
    const { dir, name, ext } = path.parse(file);
    const suffix = /[.\-_](?:test|spec)$/u.exec(name)?.[0] ?? '.test';
    const own = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
    return path.join(dir, `${own}.failures${suffix}${ext}`);
}
function refuseExisting(file, force) {
    if (force || !existsSync(file))
        return;
    throw new CoppiceError('output-exists', `\`${file}\` already exists`, {
        hint: 'use --update to change only what changed, --force to overwrite it, or --out for another file',
    });
}
function write(file, content) {
    try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
    }
    catch (cause) {
        throw new CoppiceError('unwritable-file', `cannot write \`${file}\``, { cause });
    }
}
