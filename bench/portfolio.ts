import { campaignDefaults } from '../src/config/campaign-defaults.ts';
import type { StrategyName } from '../src/search/declared-strategies.ts';
import { measuredCampaign } from './campaigns/measured-campaign.ts';
import { fastCheckStrings } from './portfolio/fast-check-strings.ts';
import { installSubjects, portfolioSubjects, type PortfolioSubject } from './portfolio/subjects.ts';

/**
 * Compares `auto` with each single strategy and with fast-check's strings: the share of covered branches of npm
 * packages, including all modules that they load, with a shipped grammar and the same CPU time of all processes
 * together; median of several seeds: `SECONDS=20 SEEDS=3 SUBJECTS=json5,acorn STRATEGIES=auto,kpath npm run bench --
 * portfolio`. `FINALISTS=5` runs further seeds only for `auto` and for strategies that were at most that many
 * percentage points behind the best one with the first seed.
 */
type Contender = StrategyName | 'fast-check';

const everyContender: readonly Contender[] = [
  'auto',
  'generational',
  'blackbox',
  'produce',
  'kpath',
  'scannerless',
  'mutate',
  'symbolic-grammar',
  'fast-check',
];
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
/** Percentage points behind the best. */
const finalistsBehind = Number(process.env['FINALISTS'] ?? Infinity);
const contenders = (process.env['STRATEGIES']?.split(',') as Contender[] | undefined) ?? everyContender;
const asked = process.env['SUBJECTS']?.split(',');
const subjects = portfolioSubjects.filter(({ name }) => asked?.includes(name) ?? true);
const firstBehind = 1;

/** Failures are allowed: confirming and minimizing them takes time, and only branches count here. */
const notLookedInto = [
  'exception',
  'unhandled-rejection',
  'hang',
  'memory',
  'stack-overflow',
  'exit',
  'denied',
  'pollution',
] as const;

const fileOf = installSubjects();
const templates = {
  holes: 'both',
  lengths: campaignDefaults.holeLength,
  maxLength: 64,
  bounds: { measure: 'height' },
} as const;

/** Returns the percentage of covered branches. */
function measure(subject: PortfolioSubject, contender: Contender, seed: number): number {
  const file = fileOf(subject);
  const { covered, total } =
    contender === 'fast-check'
      ? fastCheckStrings({ file, seed, cpuSeconds: seconds }).branches
      : measuredCampaign({
          file,
          exportName: 'run',
          domains: [{ kind: 'string', maxLength: 64 }],
          strategy: contender,
          grammar: { name: subject.grammar, templates },
          seed: String(seed),
          cpuSeconds: seconds,
          allowedKinds: notLookedInto,
        }).summary.coverage.branches;
  return (100 * covered) / total;
}

/** By contender: the percentage for each seed. */
type Shares = ReadonlyMap<Contender, readonly number[]>;

function compete(subject: PortfolioSubject): Shares {
  const first = new Map(contenders.map((contender) => [contender, [measure(subject, contender, 1)]]));
  const best = Math.max(...[...first.values()].flat());
  return new Map(
    [...first].map(([contender, [share = 0]]) => {
      const isFinalist = contender === 'auto' || share >= best - finalistsBehind;
      const further = isFinalist ? Array.from({ length: seeds - 1 }, (_, i) => measure(subject, contender, i + 2)) : [];
      return [contender, [share, ...further]];
    }),
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

const width = 13;

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(16) + cells.map((cell) => cell.padStart(width)).join('');
}

console.log(`branches covered in ${seconds} s of CPU time, percent, median of ${seeds} seeds`);
if (finalistsBehind < Infinity)
  console.log(`(in brackets: one seed only, more than ${finalistsBehind} points behind the best with it)`);
console.log(`\n${row('', [...contenders, 'auto is'])}`);
const distances: number[] = [];
for (const subject of subjects) {
  const shares = compete(subject);
  const medians = new Map([...shares].map(([contender, each]) => [contender, median(each)]));
  const others = [...medians].filter(([contender]) => contender !== 'auto').map(([, share]) => share);
  const distance = (medians.get('auto') ?? 0) - Math.max(...others);
  if (others.length > 0 && medians.has('auto')) distances.push(distance);
  const cells = [...medians].map(([contender, share]) => {
    const isShort = (shares.get(contender)?.length ?? 0) < seeds;
    return isShort ? `(${share.toFixed(1)})` : share.toFixed(1);
  });
  console.log(row(subject.name, [...cells, `${distance >= 0 ? '+' : ''}${distance.toFixed(1)}`]));
}
const isFirst = distances.filter((distance) => distance >= -firstBehind).length;
console.log(`\nauto is first, or within ${firstBehind} point of the first, in ${isFirst} of ${distances.length}`);
