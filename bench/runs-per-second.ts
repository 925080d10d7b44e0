import { createRequire } from 'node:module';

import { openTarget } from '../src/execution/open-target.ts';
import type { BuildName } from '../src/execution/protocol.ts';

/** Runs per second in one subject process, beside a plain loop in this one, on a 30-character JSON5 input. */
const text = "{a:[1,-2.5,'xy',true],b:null,}";
const file = createRequire(import.meta.url).resolve('json5/lib/parse.js');
const parse = createRequire(import.meta.url)(file) as (text: string) => unknown;
const runs = 20_000;
/** Recording takes longer. */
const recordedRuns = 2000;
const rounds = 5;

function plainRate(): number {
  const start = performance.now();
  for (let i = 0; i < runs; i++) parse(text);
  return (runs * 1000) / (performance.now() - start);
}

async function targetRate(build: BuildName): Promise<number> {
  const count = build === 'concolic' ? recordedRuns : runs;
  const target = await openTarget({ file, build, cacheFolder: null });
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const inputs = Array.from({ length: count }, () => ({ kind: 'text' as const, text }));
    const start = performance.now();
    for await (const { outcome } of target.run(inputs)) {
      if (outcome.kind !== 'returned') throw new Error(`unexpected outcome ${outcome.kind}`);
    }
    best = Math.max(best, (count * 1000) / (performance.now() - start));
  }
  await target.close();
  return best;
}

const plain = Math.max(...Array.from({ length: rounds }, plainRate));
console.log(`plain loop       ${Math.round(plain)} runs/s`);
for (const build of ['native', 'coverage', 'concolic'] as const) {
  const rate = await targetRate(build);
  console.log(
    `${build.padEnd(8)} process ${Math.round(rate)} runs/s, ${(plain / rate).toFixed(2)} times the plain time`,
  );
}
