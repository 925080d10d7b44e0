// Kills coordinators, explorers, subjects and solvers of a campaign at random times and resumes it: `node
// scripts/kill-campaigns.mjs [KILLS] [SEED]`. Nothing that was acknowledged may be lost, no finding may be reported
// twice, and five seconds after the end of its coordinator no process of a campaign may be left. Needs a build, and
// Linux.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { Random } = await import('../dist/core/random.js');
const kills = Number(process.argv[2] ?? 50);
const random = new Random(process.argv[3] ?? '1');
const binary = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'coppice-kills-'));
const subject = path.join(folder, 'subject.mjs');

/**
 * A subject with an endless loop and five faults, each behind a letter and a digit, among more paths than a campaign
 * can run.
 */
writeFileSync(
  subject,
  `export function read(text) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (text[i] === 'l' && text[i + 1] === '0') for (;;);
    else if (text[i] === 'a' && text[i + 1] === '1') null.a;
    else if (text[i] === 'b' && text[i + 1] === '2') undefined.b;
    else if (text[i] === 'c' && text[i + 1] === '3') text.c();
    else if (text[i] === 'd' && text[i + 1] === '4') new Array(-depth - 1);
    else if (text[i] === 'e' && text[i + 1] === '5') 'x'.repeat(-depth - 1);
  }
  return depth;
}
`,
);

const out = path.join(folder, 'out');
mkdirSync(out);

/** Returns the only campaign: a second one would mean that it was not resumed. */
function campaign() {
  const [name, ...others] = readdirSync(out).filter((entry) => !entry.startsWith('.'));
  check(others.length === 0, 'the campaign: another one was started');
  return path.join(out, name ?? 'none');
}

function entries() {
  const file = path.join(campaign(), 'campaign.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

function findingFolders() {
  const findings = path.join(campaign(), 'findings');
  return existsSync(findings) ? readdirSync(findings).filter((name) => /^[\da-f]+$/.test(name)) : [];
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    // The process has already ended.
    return [];
  }
}

function descendantsOf(pid) {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Returns the role of a process of a campaign. */
function roleOf(pid) {
  const command = commandOf(pid);
  if (command.includes('explorer-main')) return 'explorer';
  if (command.includes('subject/main')) return 'subject';
  if (command.includes('z3-main')) return 'solver';
  return command === '' ? 'gone' : 'keeper';
}

/** Returns true for the same process, but not for another one that reuses its number. */
function isLeft({ pid, role }) {
  return roleOf(pid) === role;
}

/** Returns the time until none of them was left; fails after five seconds. */
async function allGone(processes) {
  const begin = performance.now();
  while (processes.some(isLeft)) {
    check(performance.now() - begin < 5000, `the end of ${processes.filter(isLeft).map(({ role }) => role)}`);
    await pause(20);
  }
  return performance.now() - begin;
}

function start(time) {
  const resume = existsSync(path.join(campaign(), 'campaign.jsonl')) ? ['--resume'] : [];
  const args = ['run', `${subject}#read`, '--workers', '2', '--time', time, '--json', '--out', out];
  return spawn(process.execPath, [binary, ...args, ...resume], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function grownJournal(lines) {
  for (let waits = 0; waits < 600 && entries().length <= lines + 2; waits++) await pause(50);
}

function check(condition, what) {
  if (condition) return;
  console.error(`LOST: ${what} (kept in ${folder})`);
  process.exit(1);
}

let before = entries();
let foundBefore = [];
const counts = { coordinator: 0, explorer: 0, subject: 0, solver: 0, keeper: 0 };
let longestMs = 0;
for (let i = 0; i < kills; i++) {
  const running = start('120s');
  // Half of the kills come at any time, the others after the campaign has started to work.
  if (random.chance(0.5)) await grownJournal(before.length);
  await pause(random.int(4000));
  if (random.chance(0.5)) {
    const others = descendantsOf(running.pid).map((pid) => ({ pid, role: roleOf(pid) }));
    const victim = others.length === 0 ? undefined : random.pick(others);
    if (victim !== undefined && victim.role !== 'gone') {
      process.kill(victim.pid, 'SIGKILL');
      counts[victim.role]++;
      await pause(1000 + random.int(2000));
      check(running.exitCode === null, `the campaign after the end of its ${victim.role}`);
    }
  }
  const processes = descendantsOf(running.pid).map((pid) => ({ pid, role: roleOf(pid) }));
  running.kill('SIGKILL');
  counts.coordinator++;
  await once(running, 'exit');
  longestMs = Math.max(longestMs, await allGone(processes.filter(({ role }) => role !== 'gone')));
  const now = entries();
  check(
    before.every((line, at) => now[at] === line),
    'lines of the journal',
  );
  check(
    now.every((line) => JSON.parse(line) !== undefined),
    'a line that can be read',
  );
  const found = findingFolders();
  check(
    foundBefore.every((id) => found.includes(id)),
    'a finding',
  );
  before = now;
  foundBefore = found;
}

const last = start('10s');
const chunks = [];
last.stdout.on('data', (chunk) => chunks.push(chunk));
await once(last, 'close');
const document = JSON.parse(Buffer.concat(chunks).toString('utf8'));
const kept = entries()
  .map((line) => JSON.parse(line))
  .filter(({ kind }) => kind === 'kept');
const ids = document.findings.map(({ id }) => id);
const sites = document.findings.map(({ site }) => site);
check(new Set(kept.map(({ id }) => id)).size === kept.length, 'that inputs are kept once');
check(new Set(ids).size === ids.length && new Set(sites).size === sites.length, 'that findings come once');
check(
  foundBefore.every((id) => ids.includes(id)),
  'a finding at the end',
);
check(readdirSync(path.join(campaign(), 'corpus')).length === kept.length, 'a file of the corpus');
const counted = entries()
  .map((line) => JSON.parse(line))
  .filter(({ kind }) => kind === 'counts');
check(
  counted.every(({ counts: { runs } }, at) => at === 0 || runs >= counted[at - 1].counts.runs),
  'runs that were counted',
);
console.log(
  `${Object.values(counts).reduce((sum, count) => sum + count, 0)} kills (${JSON.stringify(counts)}): nothing lost, ` +
    `no process left after ${(longestMs / 1000).toFixed(2)} s; ` +
    `${document.runs} runs, ${kept.length} inputs kept, ${ids.length} findings, each once`,
);
rmSync(folder, { recursive: true });
