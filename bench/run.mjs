/**
 * Builds the benchmarks and runs those named on the command line, or all: `npm run bench -- parser k-path`.
 * `npm run bench -- all --quick` runs what `quick.json` lists, with small budgets. `--results NAME` also writes
 * `bench/results/NAME.md` and `NAME.json`, after each benchmark, so that what was measured before an interrupt is kept.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const built = fileURLToPath(new URL('../.bench/bench/', import.meta.url));
const support = new Set(['measure.ts', 'run.mjs']);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !support.has(file))
  .map((file) => file.slice(0, -3));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, results: { type: 'string' } },
});
const asked = positionals.filter((name) => name !== 'all');
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`unknown benchmark ${unknown.join(', ')}; known benchmarks: ${known.join(', ')}`);
  process.exit(2);
}
const quick = JSON.parse(readFileSync(join(folder, 'quick.json'), 'utf8'));
const unlisted = known.filter((name) => !(name in quick.settings) && !(name in quick.leftOut));
if (values.quick && unlisted.length > 0)
  throw new Error(`quick.json does not say what to do with ${unlisted.join(', ')}`);
const names = asked.length > 0 ? asked : values.quick ? known.filter((name) => name in quick.settings) : known;

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.bench.json'], {
  cwd: root,
  stdio: 'inherit',
});
const measured = [];
for (const name of names) {
  console.log(`\n== ${name}`);
  const settings = values.quick ? (quick.settings[name] ?? {}) : {};
  const start = performance.now();
  const { status, output } = await run(name, settings);
  const seconds = Math.round((performance.now() - start) / 1000);
  measured.push({ name, command: commandOf(name, settings), seconds, status, output });
  if (values.results !== undefined) writeResults(values.results);
}
const failed = measured.filter(({ status }) => status !== 0).map(({ name }) => name);
if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Shows what the benchmark prints as it comes, and returns it. */
function run(name, settings) {
  const child = spawn(process.execPath, ['--expose-gc', `${built}${name}.js`], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: stripVTControlCharacters(output).trim() }));
  });
}

function commandOf(name, settings) {
  const variables = Object.entries(settings).map(([key, value]) => `${key}=${value} `);
  return `${variables.join('')}npm run bench -- ${name}`;
}

function writeResults(name) {
  const results = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(results, { recursive: true });
  const [cpu] = cpus();
  const about = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    machine: `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
  };
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify({ ...about, benchmarks: measured }, null, 2)}\n`);
  const sections = measured.map(
    ({ name: title, command, seconds, status, output }) =>
      `## ${title}\n\n\`${command}\`, ${seconds} s${status === 0 ? '' : `, failed with ${status}`}\n\n` +
      `\`\`\`text\n${output}\n\`\`\`\n`,
  );
  const head = `# Results: ${name}\n\n${about.date}, commit ${about.commit.slice(0, 12)}, ${about.machine}\n\n`;
  writeFileSync(join(results, `${name}.md`), head + sections.join('\n'));
}
