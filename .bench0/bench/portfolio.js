import { campaignDefaults } from '../src/config/campaign-defaults.js';
import { measuredCampaign } from './campaigns/measured-campaign.js';
import { fastCheckStrings } from './portfolio/fast-check-strings.js';
import { installSubjects, portfolioSubjects } from './portfolio/subjects.js';
const everyContender = [
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
const contenders = process.env['STRATEGIES']?.split(',') ?? everyContender;
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
];
const fileOf = installSubjects();
const templates = {
    holes: 'both',
    lengths: campaignDefaults.holeLength,
    maxLength: 64,
    bounds: { measure: 'height' },
};
/** Returns the percentage of covered branches. */
function measure(subject, contender, seed) {
    const file = fileOf(subject);
    const { covered, total } = contender === 'fast-check'
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
function compete(subject) {
    const first = new Map(contenders.map((contender) => [contender, [measure(subject, contender, 1)]]));
    const best = Math.max(...[...first.values()].flat());
    return new Map([...first].map(([contender, [share = 0]]) => {
        const isFinalist = contender === 'auto' || share >= best - finalistsBehind;
        const further = isFinalist ? Array.from({ length: seeds - 1 }, (_, i) => measure(subject, contender, i + 2)) : [];
        return [contender, [share, ...further]];
    }));
}
function median(numbers) {
    return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
const width = 13;
function row(name, cells) {
    return name.padEnd(16) + cells.map((cell) => cell.padStart(width)).join('');
}
console.log(`branches covered in ${seconds} s of CPU time, percent, median of ${seeds} seeds`);
if (finalistsBehind < Infinity)
    console.log(`(in brackets: one seed only, more than ${finalistsBehind} points behind the best with it)`);
console.log(`\n${row('', [...contenders, 'auto is'])}`);
const distances = [];
for (const subject of subjects) {
    const shares = compete(subject);
    const medians = new Map([...shares].map(([contender, each]) => [contender, median(each)]));
    const others = [...medians].filter(([contender]) => contender !== 'auto').map(([, share]) => share);
    const distance = (medians.get('auto') ?? 0) - Math.max(...others);
    if (others.length > 0 && medians.has('auto'))
        distances.push(distance);
    const cells = [...medians].map(([contender, share]) => {
        const isShort = (shares.get(contender)?.length ?? 0) < seeds;
        return isShort ? `(${share.toFixed(1)})` : share.toFixed(1);
    });
    console.log(row(subject.name, [...cells, `${distance >= 0 ? '+' : ''}${distance.toFixed(1)}`]));
}
const isFirst = distances.filter((distance) => distance >= -firstBehind).length;
console.log(`\nauto is first, or within ${firstBehind} point of the first, in ${isFirst} of ${distances.length}`);
