/**
 * Measures the start-up time of the command line and the modules that it loads:
 * `node scripts/start-up.mjs [--times N] [DIST]`.
 *
 * Prints the median wall time and the CPU time (user and system) of `node -e 0`, `coppice --version` and `coppice --help`,
 * and how many modules (files of ours and of packages) the main process has loaded after `--help` and after a run without a
 * grammar. Modules are counted with V8's own coverage (`NODE_V8_COVERAGE`), not with a clock. `DIST` is the folder of
 * another checkout to measure: its `bin/coppice.js` is run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const root = path.resolve(positionals[0] ?? fileURLToPath(new URL('..', import.meta.url)));
const binary = path.join(root, 'bin/coppice.js');
const folder = mkdtempSync(path.join(tmpdir(), 'coppice-start-up-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Returns wall and CPU milliseconds of one command; the CPU time is that of the child processes. */
function measure(args) {
  const before = childCpuMs();
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return { wallMs, cpuMs: childCpuMs() - before };
}

/** Returns the CPU time of all ended children; the kernel counts in hundredths of a second. */
function childCpuMs() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Returns the files that the process of the command line has loaded by its end. */
function modulesOf(args) {
  const coverage = mkdtempSync(path.join(folder, 'coverage-'));
  const { status, stderr } = spawnSync(process.execPath, [binary, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  });
  if (status !== 0) throw new Error(`coppice ${args.join(' ')} ended with ${status}: ${stderr}`);
  for (const name of readdirSync(coverage)) {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8'));
    const files = result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
    if (files.some((url) => url.endsWith('/bin/coppice.js'))) return files;
  }
  throw new Error('the process left no coverage');
}

const commands = {
  'node -e 0': ['-e', '0'],
  'coppice --version': [binary, '--version'],
  'coppice --help': [binary, '--help'],
};
const runs = Object.values(commands).map(() => []);
// The commands take turns, so that other load affects all of them.
for (let time = 0; time < Number(values.times); time++) {
  for (const [i, args] of Object.values(commands).entries()) runs[i].push(measure(args));
}
console.log(`median of ${values.times}      wall ms   CPU ms`);
for (const [i, name] of Object.keys(commands).entries()) {
  const [wall, cpu] = ['wallMs', 'cpuMs'].map((key) => median(runs[i].map((run) => run[key])));
  console.log(`${name.padEnd(20)}${wall.toFixed(0).padStart(8)}${cpu.toFixed(0).padStart(9)}`);
}
writeFileSync(path.join(folder, 'target.mjs'), 'export function f(text) { return text === "x" ? 1 : 2; }\n');
const run = ['run', 'target.mjs#f', '--inputs', 'string', '--runs', '20', '--workers', '1', '--out', 'out'];
const sets = { '--help': modulesOf(['--help']), 'run without a grammar': modulesOf(run) };
console.log('\nmodules loaded          all  grammar/  derivation/  notations');
for (const [name, files] of Object.entries(sets)) {
  const within = (part) => files.filter((url) => url.includes(`/dist/${part}/`)).length;
  const counts = [files.length, within('grammar'), within('derivation'), within('grammar/notations')];
  console.log(`${name.padEnd(22)}${counts.map((count, i) => String(count).padStart([5, 10, 13, 11][i])).join('')}`);
}
