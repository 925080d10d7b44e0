/**
 * Finds known bugs of npm packages again: `node scripts/known-bugs.mjs FILE [--only ID,ID]
 * [--oracle NAME] [--search SECONDS] [--seeds N]`.
 *
 * FILE lists bugs with the affected version, the fixed version, a call and an input. Each version is installed into a
 * temporary folder. First, `coppice replay` must fail on the affected version as the bug is described and must not fail
 * on the fixed one. With --search, `coppice run` then searches for the bug without the input; the bug counts as found
 * if an input that fails on the affected version in that way does not fail on the fixed one, and with several seeds if it
 * is found with more than half of them. `scripts/known-bugs/advisories.json` is such a list, of published advisories.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const binary = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));

/** The time limit of runs in a campaign: what takes longer is slow or hangs. */
const timeLimitMs = 1000;
const mostOutput = 1 << 28;

/** The finding kinds of each oracle. An endless computation may exhaust the memory first on some machines. */
const expectedKinds = {
  hang: ['hang', 'memory'],
  slow: ['slow', 'hang'],
  'undocumented-exception': ['exception'],
  'result-prototype': ['pollution'],
  'global-prototype': ['pollution'],
  'stack-overflow': ['stack-overflow'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    oracle: { type: 'string' },
    search: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    workers: { type: 'string' },
  },
});
const [listFile] = positionals;
if (listFile === undefined)
  throw new Error('usage: node scripts/known-bugs.mjs FILE [--only ID,ID] [--search SECONDS]');
const only = values.only?.split(',');
const bugs = JSON.parse(readFileSync(listFile, 'utf8')).bugs.filter(
  ({ id, oracle }) =>
    (only === undefined || only.includes(id)) && (values.oracle === undefined || values.oracle === oracle),
);
/** A minimized input is short if it is at most this many times as long as the published one. */
const shortRatio = 1.5;

let right = 0;
let found = 0;
let short = 0;
for (const bug of bugs) {
  const bad = harnessFor(bug, bug.version);
  const fixed = harnessFor(bug, bug.fixedVersion);
  // oxlint-disable-next-line no-eval -- the list writes long inputs as expressions
  const input = bug.input ?? (0, eval)(bug.inputExpr);
  const before = replay(bug, bad, input);
  const after = replay(bug, fixed, input);
  const isRight = kindsOf(bug).includes(before.kind) && after.kind === null;
  right += Number(isRight);
  const verdict = isRight ? 'right' : 'WRONG';
  console.log(
    `${bug.id.padEnd(18)} replay ${verdict}  bad: ${before.kind ?? before.outcome}  fixed: ${after.kind ?? after.outcome}`,
  );
  if (values.search === undefined) continue;
  const results = Array.from({ length: Number(values.seeds) }, (_, seed) => search(bug, bad, fixed, seed + 1));
  const hits = results.filter(({ isFound }) => isFound);
  const isFound = 2 * hits.length > results.length;
  const isShort = hits.some(({ length }) => length <= shortRatio * bug.inputLength);
  found += Number(isFound);
  short += Number(isFound && isShort);
  for (const { text } of results) console.log(`${' '.repeat(18)} search ${text}`);
}
console.log(`replay right: ${right} of ${bugs.length}`);
if (values.search !== undefined) {
  console.log(`found by search: ${found} of ${bugs.length}`);
  console.log(`minimized to at most ${shortRatio} times the published input: ${short} of ${found}`);
}
process.exitCode = right === bugs.length ? 0 : 1;

function kindsOf(bug) {
  return expectedKinds[bug.oracle] ?? ['property'];
}

/** Writes a file that calls the package, and if the call also checks its result, a property that does so. */
function harnessFor(bug, version) {
  const folder = join(tmpdir(), 'coppice-known-bugs', `${bug.id}-${version}`);
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const install = ['install', '--silent', '--ignore-scripts', `${bug.package}@${version}`];
    execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const checked = /^\(\(\)=>\{(?:const r=)?(?<call>m[^;]*);(?<check>if\(.*)\}\)\(\)$/u.exec(bug.call)?.groups;
  const load =
    `import { createRequire } from 'node:module';\nlet m;\n` +
    `try { m = createRequire(import.meta.url)(${JSON.stringify(bug.package)}); }\n` +
    `catch { m = await import(${JSON.stringify(bug.package)}); }\n`;
  const target = join(folder, 'target.mjs');
  writeFileSync(target, `${load}export function target(s) { return ${checked?.call ?? bug.call}; }\n`);
  if (checked === undefined) return { target: `${target}#target`, options: [] };
  const property = join(folder, 'property.mjs');
  writeFileSync(property, `export function holds(s, r) { ${checked.check} }\n`);
  return { target: `${target}#target`, options: ['--property', `${property}#holds`] };
}

function replay({ oracle }, { target, options }, input) {
  const args = [binary, 'replay', target, '-', '--encoding', 'utf16', '--json', ...options];
  if (oracle === 'slow' || oracle === 'hang') args.push('--time-limit', `${timeLimitMs}`);
  const given = { input: JSON.stringify(input), encoding: 'utf8', maxBuffer: mostOutput };
  const { stdout, stderr } = spawnSync(process.execPath, args, given);
  if (stdout === '') throw new Error(`${target}: ${stderr}`);
  return JSON.parse(stdout);
}

function search(bug, bad, fixed, seed) {
  const seconds = Number(values.search);
  const out = join(tmpdir(), 'coppice-known-bugs', `${bug.id}-out-${process.pid}-${seed}`);
  const args = [binary, 'run', bad.target, '--inputs', 'string', '--time', `${seconds}s`, '--out', out, '--json'];
  args.push('--seed', `${seed}`);
  if (values.workers !== undefined) args.push('--workers', values.workers);
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...bad.options], {
    encoding: 'utf8',
    maxBuffer: mostOutput,
    timeout: (2 * seconds + 180) * 1000,
  });
  if (!stdout.startsWith('{')) return { isFound: false, text: `no document: ${stderr.slice(0, 300)}` };
  const { findings, strategy, runs, seconds: taken } = JSON.parse(stdout);
  const hit = findings.find(
    ({ kind, minimized, encoding }) =>
      kindsOf(bug).includes(kind) && encoding.startsWith('utf') && replay(bug, fixed, minimized).kind === null,
  );
  const effort = `${strategy}, ${runs} runs, ${Math.round(taken)} s, ${findings.length} findings`;
  if (hit === undefined) return { isFound: false, text: `not found (${effort})` };
  const shown = hit.compact ?? JSON.stringify(hit.minimized);
  const { length } = hit.minimized;
  return {
    isFound: true,
    length,
    text: `FOUND ${hit.kind} ${shown}, ${length} characters, by ${hit.origin} (${effort})`,
  };
}
