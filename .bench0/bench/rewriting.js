import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RewriteCache } from '../src/instrument/files/rewrite-cache.js';
import { concolicBuild } from '../src/instrument/concolic/rewrite-concolic.js';
import { coverageBuild, rewriteFile } from '../src/instrument/files/rewrite-file.js';
import { timeCpu } from './measure.js';
/** Cost of rewriting in seconds of CPU time per MB of source: in a new process, after warm-up, and from the cache. */
const require = createRequire(import.meta.url);
const files = ['acorn', 'json5', 'ini', 'saxes', 'luxon', 'expr-eval-fork'].map((name) => {
    const file = require.resolve(name);
    return { file, text: readFileSync(file, 'utf8'), format: 'commonjs' };
});
const megabytes = files.reduce((sum, { text }) => sum + text.length, 0) / 2 ** 20;
const rounds = 5;
const perMegabyte = (work) => timeCpu(work).cpuMs / 1000 / megabytes;
const least = (work) => Math.min(...Array.from({ length: rounds }, () => perMegabyte(work)));
console.log(`${files.length} files, ${megabytes.toFixed(2)} MB`);
for (const [name, build] of [
    ['concolic', concolicBuild()],
    ['coverage', coverageBuild()],
]) {
    const folder = mkdtempSync(join(tmpdir(), 'coppice-bench-'));
    const cached = new RewriteCache(folder, name, (file) => rewriteFile(file, build));
    const uncached = new RewriteCache(undefined, name, (file) => rewriteFile(file, build));
    const rewriteAll = (cache) => () => files.forEach((file) => cache.rewrite(file));
    const cold = perMegabyte(rewriteAll(cached));
    const warm = least(rewriteAll(uncached));
    const kept = least(rewriteAll(cached));
    rmSync(folder, { recursive: true });
    console.log(`${name.padEnd(10)} cold ${cold.toFixed(2)} s/MB   warm ${warm.toFixed(2)} s/MB   cached ${kept.toFixed(3)} s/MB, ${(warm / kept).toFixed(0)} times faster`);
}
