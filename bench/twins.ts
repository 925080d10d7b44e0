// Tables 2 to 5 of the CESE paper on JavaScript twins of its programs: branches covered and inputs run by CESE, plain
// whitebox search, all words of the grammar and random ones, each with the same CPU time of all its processes, and how far
// the two that list had come. SECONDS (20), TWINS (bc,logictree,cuetools,lua,wuftpd), TECHNIQUES
// (CESE,whitebox,grammar,random), HOLES (both, language or free), LENGTHS (3, or any) and SORTED (on or off).
import type { GrammarUse } from '../src/search/make-strategy.ts';
import type { StrategyName } from '../src/search/strategy-name.ts';
import { measuredCampaign, type CampaignResult } from './campaigns/measured-campaign.ts';
import { twins, type Twin } from './twins/twin.ts';

const seconds = Number(process.env['SECONDS'] ?? 20);
const chosen = process.env['TWINS']?.split(',') ?? Object.keys(twins);
const lengths = process.env['LENGTHS'] === 'any' ? 'symbolic' : Number(process.env['LENGTHS'] ?? 3);
/** Off: templates of one size as the grammar has them. */
const fewestHolesFirst = process.env['SORTED'] !== 'off';
const holes = (process.env['HOLES'] ?? 'both') as GrammarUse['templates']['holes'];

const techniques = { CESE: 'cese', whitebox: 'generational', grammar: 'exhaustive', random: 'produce' } as const;
type Technique = keyof typeof techniques;
const asked = (process.env['TECHNIQUES']?.split(',') ?? Object.keys(techniques)) as readonly Technique[];

function explore({ file, exportName, grammar, execution }: Twin, strategy: StrategyName): CampaignResult {
  const templates = { holes, lengths, fewestHolesFirst, maxLength: 64, bounds: { measure: 'height' } } as const;
  return measuredCampaign({
    file,
    exportName,
    domains: [{ kind: 'string', maxLength: 64 }],
    strategy,
    seed: '1',
    cpuSeconds: seconds,
    ...(execution === undefined ? {} : { execution }),
    ...(strategy === 'generational' ? {} : { grammar: { name: grammar, templates } }),
  });
}

function percent({ summary: { coverage } }: CampaignResult): number {
  return (100 * coverage.branches.covered) / coverage.branches.total;
}

function coverageText(result: CampaignResult): string {
  const { covered, total } = result.summary.coverage.branches;
  return `${covered}/${total} = ${percent(result).toFixed(1)}%`;
}

let first = 0;
let fewer = 0;
console.log(`${seconds} s of CPU time each; holes: ${holes}\n`);
for (const name of chosen) {
  const twin = twins[name]?.();
  if (twin === undefined) throw new RangeError(`no twin ${name}; there are ${Object.keys(twins).join()}`);
  const results = new Map<Technique, CampaignResult>();
  for (const technique of asked) {
    const result = explore(twin, techniques[technique]);
    results.set(technique, result);
    const { runs, reached, findings } = result.summary;
    const reach =
      reached === undefined ? '' : `, height ${reached.size}, length ${reached.length}, holes ${reached.holes}`;
    const line = `${coverageText(result)}, ${runs} inputs${reach}, ${findings.length} findings`;
    console.log(`${twin.name.padEnd(10)}${technique.padEnd(9)} ${line}, ${result.cpuSeconds.toFixed(1)} s`);
  }
  const cese = results.get('CESE') as CampaignResult;
  const best = Math.max(...[...results.values()].map(percent));
  if (percent(cese) >= best - 1) first++;
  if (cese.summary.runs < (results.get('grammar')?.summary.runs ?? 0)) fewer++;
}
console.log(`\nCESE first or within one point of it: ${first} of ${chosen.length}`);
console.log(`fewer inputs than all words: ${fewer} of ${chosen.length}`);
