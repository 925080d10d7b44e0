import { join } from 'node:path';

import { measuredCampaign } from './campaigns/measured-campaign.ts';
import { installPackages, measuredPackages } from './throughput/installed-packages.ts';

/**
 * What the monitor costs while a campaign explores (`docs/decisions/20-a-second-opinion.md`): the CPU time of all processes
 * during its requests, and of the whole campaign: `RUNS=2000 PACKAGES=qs,ini npm run bench -- monitor`.
 */
const runs = Number(process.env['RUNS'] ?? 2000);
const packages = measuredPackages((process.env['PACKAGES'] ?? 'ini,qs,semver,shell-quote,css-what,json5').split(','));
const folder = installPackages(packages);
/** No campaign takes as long. */
const cpuSeconds = 600;

const totals = { campaign: 0, monitor: 0 };
console.log('CPU seconds             campaign   monitor     share    inputs');
for (const { name } of packages) {
  const {
    cpuSeconds: campaign,
    monitorMs = 0,
    summary,
  } = measuredCampaign({
    file: join(folder, `${name}.mjs`),
    exportName: 'parse',
    domains: [{ kind: 'string', maxLength: 64 }],
    strategy: 'auto',
    seed: '1',
    budget: { runs },
    isMonitorMetered: true,
    cpuSeconds,
  });
  const monitor = monitorMs / 1000;
  totals.campaign += campaign;
  totals.monitor += monitor;
  print(name, { campaign, monitor }, String(summary.samples));
}
print('together', totals, '');

function print(name: string, { campaign, monitor }: typeof totals, inputs: string): void {
  const share = `${((100 * monitor) / campaign).toFixed(1)}%`;
  const cells = [campaign.toFixed(2), monitor.toFixed(2), share, inputs].map((cell, i) =>
    cell.padStart(i === 0 ? 8 : 10),
  );
  console.log(`${name.padEnd(24)}${cells.join('')}`);
}
