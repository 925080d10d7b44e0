import { join } from 'node:path';

import { measuredCampaign, type CampaignResult } from './campaigns/measured-campaign.ts';
import { installPackages, measuredPackages } from './throughput/installed-packages.ts';

/**
 * What the monitor costs (`docs/decisions/20-a-second-opinion.md`): CPU time of all processes of campaigns with the same
 * seed and the same number of runs, with and without it: `RUNS=1000 REPEATS=3 PACKAGES=qs,ini npm run bench -- monitor`.
 * The least of several times counts, taken in turns.
 */
const runs = Number(process.env['RUNS'] ?? 1000);
const repeats = Number(process.env['REPEATS'] ?? 3);
const packages = measuredPackages((process.env['PACKAGES'] ?? 'ini,qs,semver,shell-quote,css-what,json5').split(','));
const folder = installPackages(packages);
/** None of the campaigns takes as long. */
const cpuSeconds = 600;

function campaign(name: string, isWatched: boolean): CampaignResult {
  return measuredCampaign({
    file: join(folder, `${name}.mjs`),
    exportName: 'parse',
    domains: [{ kind: 'string', maxLength: 64 }],
    strategy: 'auto',
    seed: '1',
    budget: { runs },
    isWatched,
    cpuSeconds,
  });
}

const totals = { watched: 0, unwatched: 0 };
console.log('CPU seconds              without      with    costs   samples');
for (const { name } of packages) {
  const times = { watched: Infinity, unwatched: Infinity };
  let samples = 0;
  for (let i = 0; i < repeats; i++) {
    times.unwatched = Math.min(times.unwatched, campaign(name, false).cpuSeconds);
    const watched = campaign(name, true);
    times.watched = Math.min(times.watched, watched.cpuSeconds);
    samples = watched.summary.samples;
  }
  totals.watched += times.watched;
  totals.unwatched += times.unwatched;
  print(name, times, String(samples));
}
print('together', totals, '');

function print(name: string, { watched, unwatched }: typeof totals, samples: string): void {
  const cost = `${(100 * (watched / unwatched - 1)).toFixed(1)}%`;
  const cells = [unwatched.toFixed(2), watched.toFixed(2), cost].map((cell, i) => cell.padStart(i === 0 ? 8 : 10));
  console.log(`${name.padEnd(24)}${cells.join('')}${samples.padStart(10)}`);
}
