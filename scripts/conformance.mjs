// Runs the public ECMAScript conformance suite natively and rewritten: what passes natively must pass rewritten.
//
//   node scripts/conformance.mjs PATH_TO_CHECKOUT [--jobs N] [--sample N] [--seed S] [--only TEXT] [--folder DIR ...]
//                                [--plain] [--seconds S] [--fresh] [--journal DIR]
//
// Every literal of a test is symbolic, unless --plain is given. Results are stored as they arrive: an interrupted run
// continues where it stopped, and native results are reused, unless --fresh is given. The suite is not part of this
// repository.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultFolder, Journal, nativeIdentity, rewrittenIdentity } from './conformance/journal.mjs';
import { Random } from '../dist/core/random.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: String(os.availableParallelism()) },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    folder: { type: 'string', multiple: true, default: ['test/language', 'test/built-ins'] },
    plain: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    fresh: { type: 'boolean', default: false },
    journal: { type: 'string', default: defaultFolder },
  },
});
const checkout = path.resolve(positionals[0] ?? '');
if (positionals[0] === undefined || !existsSync(path.join(checkout, 'harness'))) {
  console.error(
    'usage: node scripts/conformance.mjs PATH_TO_CHECKOUT [options]; see the comment at the top of the script',
  );
  process.exit(2);
}

let tests = values.folder.flatMap((folder) => [...filesBelow(path.join(checkout, folder))]);
tests.sort((a, b) => (a < b ? -1 : 1));
if (values.only !== undefined) tests = tests.filter((file) => file.includes(values.only));
if (values.sample !== undefined) tests = new Random(values.seed).shuffle(tests).slice(0, Number(values.sample));

const literals = values.plain ? 'plain' : 'symbolic';
const natively = new Journal(values.journal, nativeIdentity(), values.fresh);
const rewritten = new Journal(values.journal, rewrittenIdentity(literals), values.fresh);
const known = JSON.parse(readFileSync(new URL('conformance/known-differences.json', import.meta.url), 'utf8'));
const totals = { runs: 0, passed: 0, failedNatively: 0, shadowed: 0, branched: 0 };
const differences = [];
const due = [];
for (const file of tests) {
  const results = rewritten.get(file);
  if (results === undefined) due.push(file);
  else for (const result of results) count(file, result);
}

const workerFile = fileURLToPath(new URL('conformance/worker.mjs', import.meta.url));
let next = 0;
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work()));
summarize();

/**
 * Runs one worker process after another, until there are no tests left; a test that hangs or crashes costs only its
 * process.
 */
async function work() {
  while (next < due.length) {
    await new Promise((done) => {
      const worker = fork(workerFile, [checkout, literals], {
        execArgv: ['--experimental-vm-modules', '--no-warnings', '--expose-gc', '--stack-size=900'],
      });
      let current;
      let timer;
      let served = 0;
      const give = () => {
        clearTimeout(timer);
        current = undefined;
        // Realms are never fully collected, so an occasional new process keeps memory constant.
        if (next >= due.length || served++ >= 400) return worker.kill();
        current = due[next++];
        timer = setTimeout(() => worker.kill('SIGKILL'), Number(values.seconds) * 1000);
        return worker.send({ file: current, native: natively.get(current) });
      };
      worker.on('message', (message) => {
        if (message.kind === 'results') note(current, message.results);
        give();
      });
      worker.on('exit', () => {
        clearTimeout(timer);
        const message = `the process crashed or took more than ${values.seconds} s`;
        if (current !== undefined)
          note(current, [{ mode: '?', native: true, rewritten: message, shadows: 0, branches: 0 }]);
        done();
      });
    });
  }
}

function note(file, results) {
  rewritten.set(file, results);
  if (natively.get(file) === undefined && results.every(({ mode }) => mode !== '?')) {
    natively.set(file, Object.fromEntries(results.map(({ mode, native, rewritten }) => [mode, native || rewritten])));
  }
  for (const result of results) count(file, result);
}

function count(file, { mode, native, rewritten: outcome, shadows, branches }) {
  totals.runs++;
  if (!native) {
    totals.failedNatively++;
    return;
  }
  if (shadows > 0) totals.shadowed++;
  if (branches > 0) totals.branched++;
  if (outcome === true) totals.passed++;
  else differences.push({ test: path.relative(checkout, file), mode, message: outcome });
}

function summarize() {
  differences.sort((a, b) => (a.test < b.test ? -1 : 1));
  for (const { test, mode, message } of differences) {
    console.log(`DIFFERENT ${test} [${mode}] ${message.replaceAll('\n', ' ')}`);
    console.log(`          ${known[test] === undefined ? 'UNEXPLAINED' : `because ${known[test]}`}`);
  }
  const unexplained = differences.filter(({ test }) => known[test] === undefined);
  console.log(
    `\n${totals.runs} runs of ${tests.length} tests: ${totals.failedNatively} already fail natively, ` +
      `${totals.passed} pass both ways, ${differences.length} differ (${unexplained.length} unexplained)`,
  );
  console.log(`${totals.shadowed} runs created shadows, ${totals.branched} reached symbolic branches`);
  process.exitCode = unexplained.length > 0 ? 1 : 0;
}

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  if (statSync(folder).isFile()) return yield folder;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else if (name.endsWith('.js') && !name.includes('_FIXTURE')) yield file;
  }
}
