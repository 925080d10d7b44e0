// Runs campaigns on hostile subjects: each does something to its process, to the machine or to its parent, in every
// run, in one branch only, or when it loads. Every campaign must end by itself with a document or a set-up error, within
// its time, a tenth of it and two seconds, and leave no process and no changed file behind.
//
//   node scripts/hostile-campaigns.mjs [--time 10] [--moments 'in one branch,at load'] [--only TEXT] [--slack 1]
//
// Needs a build, and Linux. `--slack N` allows N times the two seconds, for machines that do other work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { moments, ways } from './hostile/ways.mjs';

const { values: settings } = parseArgs({
  options: {
    time: { type: 'string', default: '10' },
    moments: { type: 'string', default: Object.keys(moments).join(',') },
    only: { type: 'string', default: '' },
    slack: { type: 'string', default: '1' },
  },
});
const time = Number(settings.time);
const latest = time * 1.1 + 2 * Number(settings.slack);
const binary = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'coppice-hostile-'));

let campaigns = 0;
let longest = 0;
const ends = new Map();
const bad = [];
try {
  for (const moment of settings.moments.split(',')) {
    for (const [name, way] of Object.entries(ways)) {
      const title = `${name}, ${moment}`;
      if (title.includes(settings.only)) await check(title, moments[moment](way));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${campaigns} campaigns of ${time} s: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}; ` +
    `longest ${longest.toFixed(1)} s; ${bad.length} bad; load ${os.loadavg()[0].toFixed(1)}`,
);
for (const line of bad) console.log(`BAD ${line}`);
process.exitCode = bad.length > 0 ? 1 : 0;

async function check(title, source) {
  campaigns++;
  const project = path.join(folder, String(campaigns));
  mkdirSync(path.join(project, 'src'), { recursive: true });
  const file = path.join(project, 'src', 'subject.cjs');
  writeFileSync(file, source);
  writeFileSync(path.join(project, 'src', 'kept.txt'), 'kept');
  const before = filesOf(path.join(project, 'src'));

  const began = performance.now();
  const args = ['run', `${file}#target`, '--inputs', 'string', '--workers', '1', '--time', `${time}s`, '--json'];
  const child = spawn(process.execPath, [binary, ...args, '--out', path.join(project, 'out')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A subject that kills its group must not end this script.
    detached: true,
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => (written[name] += String(chunk)));
  const seen = new Map();
  const watching = setInterval(() => descendantsOf(child.pid).forEach((pid) => seen.set(pid, startOf(pid))), 100);
  const closed = once(child, 'close');
  const ended = await Promise.race([closed, pause(latest * 3000, undefined, { ref: false })]);
  clearInterval(watching);
  const seconds = (performance.now() - began) / 1000;
  longest = Math.max(longest, seconds);
  if (ended === undefined) process.kill(-Number(child.pid), 'SIGKILL');

  const [status] = ended ?? ['none'];
  const end = endOf(status, written);
  ends.set(end, (ends.get(end) ?? 0) + 1);
  const complaints = [];
  if (!end.startsWith('with')) complaints.push(`ended ${end}: ${written.stderr.slice(-300)}`);
  if (seconds > latest) complaints.push(`took ${seconds.toFixed(1)} s`);
  if (JSON.stringify(filesOf(path.join(project, 'src'))) !== JSON.stringify(before)) complaints.push('changed files');
  const left = await leftOf(seen);
  if (left.length > 0) complaints.push(`left processes: ${left.map(commandOf).join('; ')}`);
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}: ${end}`);
  if (complaints.length > 0) bad.push(`${title}: ${complaints.join('; ')}`);
}

/** How a campaign ended; what a user could rely on begins with `with`. */
function endOf(status, { stdout, stderr }) {
  if (status === 2 && stdout === '' && /^\S.*\bload-\S+: /mu.test(stderr)) return 'with a set-up error';
  if (status !== 0 && status !== 1) return `status ${status}`;
  try {
    return `with a document of ${JSON.parse(stdout).findings.length > 0 ? 'findings' : 'no finding'}`;
  } catch {
    return 'without a document';
  }
}

/** Returns the processes that are left five seconds later. */
async function leftOf(seen) {
  for (let waits = 0; waits < 50 && [...seen].some(isLeft); waits++) await pause(100);
  return [...seen].filter(isLeft).map(([pid]) => pid);
}

function isLeft([pid, start]) {
  return start !== undefined && startOf(pid) === start;
}

function descendantsOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    return [];
  }
}

/** When the process was started, by which it differs from a later one with its number; undefined if it has ended. */
function startOf(pid) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /su, '')
      .split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return String(pid);
  }
}

function filesOf(place) {
  const names = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]);
}
