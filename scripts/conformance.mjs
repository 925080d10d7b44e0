// Runs the public ECMAScript conformance suite natively and rewritten: what passes natively must pass rewritten.
//
//   node scripts/conformance.mjs PATH_TO_CHECKOUT [--sample N] [--seed S] [--only TEXT] [--folder test/language ...] [--plain]
//
// Every literal of a test is symbolic, unless --plain. The suite is not part of this repository.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '../dist/core/random.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    folder: { type: 'string', multiple: true },
    plain: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const [checkout] = positionals;
if (checkout === undefined || !existsSync(path.join(checkout, 'harness'))) {
  console.error(
    'usage: node scripts/conformance.mjs PATH_TO_CHECKOUT [--sample N] [--only TEXT] [--folder DIR] [--plain]',
  );
  process.exit(2);
}

const modelled = [
  'String',
  'Array',
  'RegExp',
  'Number',
  'Math',
  'Map',
  'Set',
  'JSON',
  'TypedArray',
  'DataView',
  'BigInt',
  'Boolean',
];
const folders = values.folder ?? ['test/language', ...modelled.map((name) => `test/built-ins/${name}`)];
let tests = folders.flatMap((folder) => [...filesBelow(path.join(checkout, folder))]).sort();
if (values.only !== undefined) tests = tests.filter((file) => file.includes(values.only));
if (values.sample !== undefined) tests = new Random(values.seed).shuffle(tests).slice(0, Number(values.sample));

const totals = { runs: 0, passed: 0, failedNatively: 0, shadowed: 0, branched: 0 };
const differences = [];
const secondsPerTest = 20;
const workerFile = fileURLToPath(new URL('conformance/worker.mjs', import.meta.url));
let next = 0;
await Promise.all(Array.from({ length: os.availableParallelism() }, () => work()));

differences.sort((a, b) => (a.file < b.file ? -1 : 1));
for (const { file, mode, message } of differences)
  console.log(`DIFFERENT ${path.relative(checkout, file)} [${mode}] ${message}`);
console.log(
  `\n${totals.runs} runs of ${tests.length} tests: ${totals.failedNatively} fail natively already, ` +
    `${totals.passed} pass both ways, ${differences.length} differ`,
);
console.log(`${totals.shadowed} runs created shadows, ${totals.branched} reached symbolic branches`);
process.exitCode = differences.length > 0 ? 1 : 0;

/** One worker process after another, until the tests run out; a test that hangs or crashes costs only its process. */
async function work() {
  while (next < tests.length) {
    await new Promise((done) => {
      const worker = fork(workerFile, [checkout, values.plain ? 'plain' : 'symbolic'], {
        execArgv: ['--experimental-vm-modules', '--no-warnings', '--expose-gc', '--stack-size=900'],
      });
      let current;
      let timer;
      let served = 0;
      const give = () => {
        clearTimeout(timer);
        // Realms are never quite collected: a fresh process now and then keeps memory flat.
        if (next >= tests.length || served++ >= 400) {
          current = undefined;
          worker.kill();
          return;
        }
        current = tests[next++];
        timer = setTimeout(() => worker.kill('SIGKILL'), secondsPerTest * 1000);
        worker.send(current);
      };
      worker.on('message', (message) => {
        if (message.kind === 'ready') return give();
        for (const result of message.results) count(current, result);
        return give();
      });
      worker.on('exit', () => {
        clearTimeout(timer);
        if (current !== undefined)
          count(current, { mode: '?', native: true, rewritten: 'the process died or hung', shadows: 0, branches: 0 });
        done();
      });
    });
  }
}

function count(file, { mode, native, rewritten, shadows, branches }) {
  totals.runs++;
  if (values.verbose) console.error(path.relative(checkout, file), mode, native, rewritten);
  if (!native) {
    totals.failedNatively++;
    return;
  }
  if (shadows > 0) totals.shadowed++;
  if (branches > 0) totals.branched++;
  if (rewritten === true) totals.passed++;
  else differences.push({ file, mode, message: rewritten });
}

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else if (name.endsWith('.js') && !name.includes('_FIXTURE')) yield file;
  }
}
