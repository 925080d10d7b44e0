// Builds the benchmarks and runs those named on the command line, or all: `npm run bench -- parser k-path`.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = fileURLToPath(new URL('../.bench/bench/', import.meta.url));
const support = new Set(['measure.ts', 'run.mjs']);
const known = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && !support.has(file))
  .map((file) => file.slice(0, -3));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`unknown benchmark ${unknown.join(', ')}; known benchmarks: ${known.join(', ')}`);
  process.exit(2);
}
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.bench.json'], {
  cwd: root,
  stdio: 'inherit',
});
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n== ${name}`);
  execFileSync(process.execPath, ['--expose-gc', `${built}${name}.js`], { cwd: root, stdio: 'inherit' });
}
