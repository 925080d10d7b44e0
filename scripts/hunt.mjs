/**
 * Looks for bugs in the current versions of npm packages that read text or bytes: installs each, explores one function of
 * it without a grammar, and prints the findings, each with the smallest input. What it prints is a list to look through:
 * not every finding is a bug to those who maintain the package.
 *
 *   node scripts/hunt.mjs [--time 5m] [--only NAME,NAME] [--seed 1] [--folder DIR]
 *
 * `scripts/hunt/packages.json` lists the packages: `call` is an expression over the text or bytes `s`, the module `m`, and
 * its default export `d`. Packages that are in the folder already (by default in the folder for temporary files) are not
 * installed again. The results of each package are kept in `DIR/NAME.json`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const command = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));
const listFile = fileURLToPath(new URL('hunt/packages.json', import.meta.url));
const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '5m' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: path.join(tmpdir(), 'coppice-hunt') },
  },
});
const shownInput = 100;
const only = values.only?.split(',');
const packages = JSON.parse(readFileSync(listFile, 'utf8')).filter(({ name }) => only?.includes(name) ?? true);

let explored = 0;
let total = 0;
for (const subject of packages) {
  const findings = hunt(subject);
  if (findings === undefined) continue;
  explored++;
  total += findings.length;
}
console.log(`\n${explored} of ${packages.length} packages explored, ${total} findings`);

/** Returns undefined if the package cannot be explored. */
function hunt({ name, import: module = name, call, inputs = 'string' }) {
  const id = name.replaceAll('/', '-').replace('@', '');
  const folder = path.join(values.folder, id);
  const failure = installed(name, folder);
  if (failure !== undefined) return report(name, failure);
  const target = path.join(folder, 'target.mjs');
  const lines = [
    `import * as m from ${JSON.stringify(module)};`,
    `const d = m.default ?? m;`,
    `export const target = (s) => ${call};`,
  ];
  writeFileSync(target, `${lines.join('\n')}\n`);
  const args = ['run', `${target}#target`, '--inputs', inputs, '--time', values.time, '--seed', values.seed];
  args.push('--out', path.join(folder, 'campaigns'), '--workers', '1', '--json');
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout.startsWith('{')) return report(name, stderr.trim().split('\n')[0]);
  writeFileSync(path.join(values.folder, `${id}.json`), stdout);
  const { findings, runs, coverage, outcomes } = JSON.parse(stdout);
  const { covered } = coverage.branches;
  const version = JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  report(
    `${name} ${version}`,
    `${runs} runs, ${outcomes.returned} returned, ${covered} branches, ${findings.length} findings`,
  );
  for (const { kind, error, site, minimized, compact } of findings)
    console.log(`    ${kind}: ${error.split('\n')[0]} (${site})\n      ${shown(compact ?? JSON.stringify(minimized))}`);
  return findings;
}

/** Returns what went wrong. */
function installed(name, folder) {
  if (existsSync(path.join(folder, 'node_modules', name))) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@latest`];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? undefined : `cannot be installed: ${stderr.trim().split('\n')[0]}`;
}

function report(name, what) {
  console.log(`${name.padEnd(30)} ${what}`);
  return undefined;
}

function shown(text) {
  return text.length <= shownInput ? text : `${text.slice(0, shownInput)}... (${text.length} characters)`;
}
