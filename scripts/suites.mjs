/**
 * Measures the suites of a project's campaigns: that the tests pass, that they cover what the corpus covers (by V8's
 * block coverage), and which share of the mutants that the corpus detects they detect, too. Where the project has
 * TypeScript and Prettier: that the same suite in TypeScript passes `tsc --strict`, and that Prettier leaves both as they
 * are. `-` stands for what was not checked.
 *
 *   node scripts/suites.mjs PROJECT [--mutants N] [--own COMMAND] [NAME...]
 *
 * PROJECT has finished campaigns in `.coppice`; its targets are ES modules with one text as the argument. COMMAND runs the
 * package's own tests in PROJECT; it must fail for a mutant that they detect.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { corpusTest } from './suites/corpus-test.mjs';
import { mutantsOf } from './suites/mutants.mjs';
import { compareCoverage, coveredBy } from './suites/v8-coverage.mjs';

const command = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));
const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
const args = process.argv.slice(2);
const mutantsAt = args.indexOf('--mutants');
const mostMutants = mutantsAt < 0 ? 0 : Number(args.splice(mutantsAt, 2)[1]);
const ownAt = args.indexOf('--own');
const ownTests = ownAt < 0 ? undefined : args.splice(ownAt, 2)[1];
const [given, ...names] = args;
/** A mutant that runs for longer loops: it is detected. */
const mutantMs = 10_000;
const project = realpathSync(given);
const strictly = '--noEmit --strict --allowJs --module nodenext --target es2023 --skipLibCheck --types node'.split(' ');

const run = (program, options = [], timeoutMs = 600_000) =>
  spawnSync(process.execPath, [program, ...options], {
    cwd: project,
    env,
    encoding: 'utf8',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: 1 << 28,
  });

console.log(
  'campaign'.padEnd(36),
  'inputs  tests  pass  covered    lost  strict  format',
  mostMutants > 0 ? '  mutants  corpus  suite' : '',
);
for (const name of readdirSync(path.join(project, '.coppice')).sort()) {
  if (names.length > 0 && !names.some((wanted) => name.includes(wanted))) continue;
  if (existsSync(path.join(project, '.coppice', name, 'target.json'))) measure(name);
}

function measure(name) {
  const folder = path.join('.coppice', name);
  const { target } = JSON.parse(readFileSync(path.join(project, folder, 'target.json'), 'utf8'));
  const written = run(command, ['suite', folder, '--runner', 'node', '--force', '--json']);
  if (written.status !== 0) return console.log(name.padEnd(36), written.stderr.split('\n')[0]);
  const { files, tests } = JSON.parse(written.stdout);
  const suite = path.join(project, files[0]);
  const inputs = corpusOf(path.join(project, folder, 'corpus'));
  const module = pathToFileURL(path.resolve(project, folder, target.file)).href;
  const corpus = path.join(project, `corpus-${name}.mjs`);
  writeFileSync(corpus, corpusTest(module, target.export, inputs, null));
  // Results that differ between two runs are not compared.
  const [first, second] = [run(corpus), run(corpus)].map(({ stdout }) => JSON.parse(stdout));
  writeFileSync(
    corpus,
    corpusTest(
      module,
      target.export,
      inputs,
      first.map((one, i) => (one === second[i] ? one : null)),
    ),
  );
  const [all, own] = [coveredBy(corpus, project), coveredBy(suite, project)];
  const { covered, lost } = compareCoverage(all.files, own.files);
  const typed = path.join(project, `typed-${name}.test.ts`);
  run(command, ['suite', folder, '--runner', 'node', '--out', typed, '--force', '--json']);
  const strict = checked('typescript/bin/tsc', [...strictly, typed]);
  const format = checked('prettier/bin/prettier.cjs', [
    '--check',
    typed,
    ...files.map((file) => path.join(project, file)),
  ]);
  // The next suite would be written as the tests that the project has.
  for (const file of readdirSync(project)) if (file.startsWith('typed-')) rmSync(path.join(project, file));
  const figures = [inputs.length, tests, own.status === 0 ? 'yes' : 'NO', covered, lost, strict, format];
  const widths = [6, 6, 5, 8, 7, 7, 7];
  const mutation = mostMutants > 0 ? mutationOf(all.files, corpus, suite) : '';
  console.log(name.padEnd(36), figures.map((figure, i) => String(figure).padStart(widths[i])).join(' '), mutation);
}

/** Runs a tool of the project, if it has it. */
function checked(tool, options) {
  const program = path.join(project, 'node_modules', tool);
  if (!existsSync(program)) return '-';
  const { status, stdout } = run(program, options);
  if (status !== 0) console.error(stdout.split('\n').slice(0, 5).join('\n'));
  return status === 0 ? 'yes' : 'NO';
}

/** Texts that UTF-8 can encode. */
function corpusOf(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The mutants of a file in code that V8 counted as executed. */
function mutantsIn([url, bits], most) {
  const file = fileURLToPath(url);
  return mutantsOf(readFileSync(file, 'utf8'), file, most, (offset) => bits[offset] === 1);
}

/** Changes the file with the most places to change in covered code, one at a time, and restores it. */
function mutationOf(files, corpus, suite) {
  const sized = [...files].map((one) => ({ one, size: mutantsIn(one, Infinity).length }));
  const [{ one }] = sized.sort((a, b) => b.size - a.size);
  const file = fileURLToPath(one[0]);
  const original = readFileSync(file, 'utf8');
  let [byCorpus, bySuite, both, byOwn] = [0, 0, 0, 0];
  const missed = [];
  const mutants = mutantsIn(one, mostMutants);
  try {
    for (const { text, change } of mutants) {
      writeFileSync(file, text);
      const [ofCorpus, ofSuite] = [corpus, suite].map((file) => run(file, [], mutantMs).status !== 0);
      if (ownTests !== undefined && isDetectedByOwn()) byOwn++;
      byCorpus += ofCorpus ? 1 : 0;
      bySuite += ofSuite ? 1 : 0;
      both += ofCorpus && ofSuite ? 1 : 0;
      if (ofCorpus && !ofSuite) missed.push(change);
    }
  } finally {
    writeFileSync(file, original);
  }
  return `${String(mutants.length).padStart(8)} ${String(byCorpus).padStart(7)} ${String(bySuite).padStart(6)}  (${Math.round((100 * bySuite) / Math.max(1, byCorpus))}%, both ${both}${ownTests === undefined ? '' : `, own tests ${byOwn}`}, ${path.relative(project, file)})${missed.map((change) => `\n    missed by the suite: ${change}`).join('')}`;
}

function isDetectedByOwn() {
  const options = { cwd: project, env, shell: true, stdio: 'ignore', timeout: 3 * mutantMs, detached: true };
  const { pid, status } = spawnSync(ownTests, options);
  // The time limit ends the shell only: a mutant that loops would run on.
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
  return status !== 0;
}
