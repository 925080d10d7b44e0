// Runs a package's own tests natively and rewritten, with every literal of the package and its tests symbolic: what
// passes natively must pass rewritten.
//
//   node scripts/test-suites.mjs FOLDER [--plain] -- COMMAND [ARGUMENT ...]
//
// FOLDER is a checkout of a CommonJS package with the dependencies of its tests installed; it is not part of this
// repository. COMMAND runs the tests in one Node.js process and prints TAP: `node_modules/.bin/tape test/*.js`,
// `node_modules/.bin/mocha --reporter tap`, `node --test-reporter tap test.js`. Needs a build.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plain: { type: 'boolean', default: false } },
});
const [folder, command, ...args] = positionals;
if (command === undefined) {
  console.error('usage: node scripts/test-suites.mjs FOLDER [--plain] -- COMMAND [ARGUMENT ...]');
  process.exit(2);
}

const preload = fileURLToPath(new URL('test-suites/preload.mjs', import.meta.url));
const native = run({});
const rewritten = run({
  NODE_OPTIONS: `--import=${preload}`,
  COPPICE_SUITE_FOLDER: path.resolve(folder),
  COPPICE_SUITE_LITERALS: values.plain ? 'plain' : 'symbolic',
});
const passed = new Map(rewritten.results.map(({ name, isPassed }) => [name, isPassed]));
const lost = native.results.filter(({ name, isPassed }) => isPassed && passed.get(name) !== true);
console.log(`natively   ${summary(native)}`);
console.log(`rewritten  ${summary(rewritten)}, ${rewritten.counts}`);
for (const { name } of lost.slice(0, 20)) console.log(`LOST ${name}`);
if (rewritten.status !== native.status) console.log(`exit code ${native.status} became ${rewritten.status}`);
if (native.results.length === 0) console.log('no test results were found natively; check the command');
if (lost.length > 0 || rewritten.status !== native.status)
  console.log(rewritten.errors.split('\n').slice(0, 30).join('\n'));
process.exitCode = lost.length > 0 || rewritten.status !== native.status || native.results.length === 0 ? 1 : 0;

function run(environment) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...environment } };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  const counts = /^recorded (.*)$/m.exec(stderr)?.[1] ?? 'recorded nothing';
  return { status, results: resultsOf(stdout), counts, errors: stderr };
}

/**
 * Reads TAP results. Numbers and durations differ between runs, so tests of the same name are distinguished by their
 * order.
 */
function resultsOf(tap) {
  const seen = new Map();
  return [...tap.matchAll(/^ *(not )?ok \d+ *-? *(.*)$/gm)].map(([, failed, text]) => {
    const title = text.replace(/#.*$/, '').trim();
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return { name: `${title} (${count})`, isPassed: failed === undefined };
  });
}

function summary({ results }) {
  return `${results.filter(({ isPassed }) => isPassed).length} of ${results.length} passed`;
}
