import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { RewriteCache } from '../src/instrument/files/rewrite-cache.ts';
import { concolicBuild } from '../src/instrument/concolic/rewrite-concolic.ts';
import { coverageBuild, rewriteFile, type FileToRewrite } from '../src/instrument/files/rewrite-file.ts';
import { timeCpu } from './measure.ts';

/** Cost of rewriting in seconds of CPU time per MB of source: in a new process, after warm-up, and from the cache. */
const require = createRequire(import.meta.url);
const files: readonly FileToRewrite[] = ['acorn', 'json5', 'ini', 'saxes', 'luxon', 'expr-eval-fork'].map((name) => {
  const file = require.resolve(name);
  return { file, text: readFileSync(file, 'utf8'), format: 'commonjs' };
});
const megabytes = files.reduce((sum, { text }) => sum + text.length, 0) / 2 ** 20;
const rounds = 5;

const perMegabyte = (work: () => void): number => timeCpu(work).cpuMs / 1000 / megabytes;
const least = (work: () => void): number => Math.min(...Array.from({ length: rounds }, () => perMegabyte(work)));

console.log(`${files.length} files, ${megabytes.toFixed(2)} MB`);
for (const [name, build] of [
  ['concolic', concolicBuild()],
  ['coverage', coverageBuild()],
] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'coppice-bench-'));
  const cached = new RewriteCache(folder, name, (file) => rewriteFile(file, build));
  const uncached = new RewriteCache(undefined, name, (file) => rewriteFile(file, build));
  const rewriteAll = (cache: RewriteCache) => (): void => files.forEach((file) => cache.rewrite(file));
  const cold = perMegabyte(rewriteAll(cached));
  const warm = least(rewriteAll(uncached));
  const kept = least(rewriteAll(cached));
  rmSync(folder, { recursive: true });
  console.log(
    `${name.padEnd(10)} cold ${cold.toFixed(2)} s/MB   warm ${warm.toFixed(2)} s/MB   cached ${kept.toFixed(3)} s/MB, ${(warm / kept).toFixed(0)} times faster`,
  );
}
