/**
 * Validates SARIF reports with the validator of the format's authors, which has the schema of the standard and rules beyond
 * it: `node scripts/validate-sarif.mjs FILE ...`. The validator (43 MB) is installed into a temporary folder; Linux only.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('usage: node scripts/validate-sarif.mjs FILE ...');
const validator = '@microsoft/sarif-multitool-linux';
const folder = join(tmpdir(), 'coppice-sarif-validator');
if (!existsSync(join(folder, 'node_modules', validator))) {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--prefix', folder, `${validator}@5.7.0`]);
}
for (const file of files) {
  const output = join(folder, 'validated.sarif');
  const program = join(folder, 'node_modules', validator, 'Sarif.Multitool');
  execFileSync('chmod', ['+x', program]);
  spawnSync(program, ['validate', resolve(file), '--output', output, '--log', 'ForceOverwrite'], { stdio: 'ignore' });
  const { runs } = JSON.parse(readFileSync(output, 'utf8'));
  const results = runs.flatMap((run) => run.results ?? []);
  const errors = results.filter(({ level }) => level === 'error');
  for (const { ruleId, level = 'warning' } of results) console.log(`${file}: ${level} ${ruleId}`);
  console.log(`${file}: ${errors.length} errors, ${results.length - errors.length} other remarks`);
  if (errors.length > 0) process.exitCode = 1;
}
