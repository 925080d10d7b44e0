/**
 * Compares versions of packages with a known fix in between, and prints at which place of the list of differences the
 * fix is, minimized. Exits with 1 if it is not among the first five somewhere.
 *
 *   node scripts/upgrades.mjs [--runs 600] [--time 5m] [PACKAGE...]
 *
 * `scripts/upgrades/upgrades.json` has the versions, a few valid inputs as seeds, and what a difference by the fix has in
 * it. Needs the network, or versions that were installed before.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../bin/coppice.js', import.meta.url));
const data = fileURLToPath(new URL('upgrades/upgrades.json', import.meta.url));
const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const runs = option('--runs', '600');
const time = option('--time', '5m');
const mostBefore = 5;

const { upgrades } = JSON.parse(readFileSync(data, 'utf8'));
let missing = 0;
for (const upgrade of upgrades) {
  if (args.length === 0 || args.includes(upgrade.package)) measure(upgrade);
}
process.exitCode = missing === 0 ? 0 : 1;

function measure(upgrade) {
  const folder = mkdtempSync(path.join(tmpdir(), 'coppice-upgrades-'));
  const seeds = path.join(folder, 'seeds');
  mkdirSync(seeds);
  for (const [i, seed] of upgrade.seeds.entries()) writeFileSync(path.join(seeds, `${i}.txt`), seed);
  const sides = [upgrade.from, upgrade.to].map(
    (version) => `npm:${upgrade.package}@${version}${upgrade.export === '' ? '' : `#${upgrade.export}`}`,
  );
  const limits = ['--runs', runs, '--time', time, '--workers', '1', '--inputs', 'string(..64)', '--seeds', seeds];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'compare', ...sides, ...limits, '--out', folder, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  rmSync(folder, { recursive: true });
  const name = `${upgrade.package} ${upgrade.from} -> ${upgrade.to}`.padEnd(28);
  let document;
  try {
    document = JSON.parse(stdout);
  } catch {
    missing++;
    console.log(name, `failed: ${stderr.split('\n')[0]}`);
    return;
  }
  const { findings } = document;
  const place = findings.findIndex((finding) => isFix(finding, upgrade)) + 1;
  if (place === 0 || place > mostBefore) missing++;
  const shown = findings[place - 1];
  const result =
    shown === undefined
      ? `not among ${findings.length}`
      : `place ${place} of ${findings.length}: ${JSON.stringify(shown.minimized)} ${shown.error.split('\n')[0]}`;
  console.log(name, `${document.runs} runs, ${Math.round(document.seconds)} s,`.padEnd(18), result);
}

function isFix({ minimized, error, results = [] }, { input, message = '', result = '' }) {
  return (
    new RegExp(input, 'u').test(String(minimized)) &&
    new RegExp(message, 'u').test(error) &&
    (result === '' || results.some((one) => new RegExp(result, 'u').test(JSON.stringify(one))))
  );
}
