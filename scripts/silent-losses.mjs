// Looks for shadows that are lost silently: runs npm packages on the concolic build with all characters symbolic,
// creates other inputs that satisfy everything recorded for a run (decisions and concretizations), and compares all
// decisions of the two natively. Where they diverge, something depends on the input that the recording does not
// contain. Pairs whose paths are equal once both texts have run differ by what the subject keeps between runs (a cache),
// and pairs whose paths vary on the same text by randomness or a clock: neither is a loss.
//
//   node scripts/silent-losses.mjs [SUBJECTS.json] [--packages a,b] [--inputs 40] [--seed 1] [--jobs 1] [--folder DIR]
//
// By default it uses the 53 parsers and printers of packages/subjects.json. Needs a build. Packages are installed into
// a temporary folder, or into --folder, which is kept and reused.
import { eachPackage } from './packages/each-package.mjs';
import { findLosses } from './packages/find-losses.mjs';

const total = { packages: 0, recorded: 0, pairs: 0, losses: 0, byState: 0, varying: 0 };
/** Number of losses of all packages by the line where the inputs diverge. */
const byLine = new Map();
const unsupported = await eachPackage({
  script: 'silent-losses.mjs',
  defaultInputs: '40',
  check: findLosses,
  count: ({ name }, { recorded, hung, pairs, byState, varying, losses }) => {
    const left = hung === 0 ? '' : `, ${hung} inputs hang and are left out`;
    const filled = byState === 0 ? '' : `, ${byState} differ only until kept state is filled`;
    const unsteady = varying.length === 0 ? '' : `, ${varying.length} vary from run to run`;
    console.log(`${name}: ${recorded} runs, ${pairs} twins, ${losses.length} silent losses${left}${filled}${unsteady}`);
    printByPlace(losses);
    if (varying.length > 0) console.log('  vary:');
    printByPlace(varying);
    for (const { place, line } of losses) {
      const key = `${place.split(' or ')[0]}  ${line}`;
      byLine.set(key, (byLine.get(key) ?? 0) + 1);
    }
    total.packages++;
    total.recorded += recorded;
    total.pairs += pairs;
    total.losses += losses.length;
    total.byState += byState;
    total.varying += varying.length;
  },
});

console.log('\nlosses by location');
for (const [key, count] of [...byLine].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(6)}  ${key}`);
console.log(
  `${total.packages} packages, ${total.recorded} runs, ${total.pairs} twins, ${total.losses} silent losses; ` +
    `${total.byState} pairs differ only until kept state is filled, ${total.varying} vary from run to run`,
);
for (const { name, why } of unsupported) console.log(`NOT RUN ${name}: ${why}`);
process.exitCode = total.losses > 0 ? 1 : 0;

/** Prints losses by location, most frequent first, each with its shortest example. */
function printByPlace(losses) {
  const places = new Map();
  for (const loss of losses) places.set(loss.place, [...(places.get(loss.place) ?? []), loss]);
  for (const [place, pairs] of [...places].sort(([, a], [, b]) => b.length - a.length)) {
    const [{ text, twin }] = pairs.toSorted((a, b) => a.text.length - b.text.length);
    console.log(`  ${pairs.length} at ${place}: ${JSON.stringify(text)} and ${JSON.stringify(twin)}`);
  }
}
