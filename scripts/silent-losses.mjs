// Looks for shadows that are lost without a word: runs npm packages on the concolic build, all characters symbolic, makes
// other inputs that meet everything recorded of a run, decisions and pins, and compares all decisions of the two natively.
// Where they part, something depended on the input that the recording does not say.
//
//   node scripts/silent-losses.mjs SUBJECTS.json [--packages a,b] [--inputs 40] [--seed 1] [--jobs 1] [--folder DIR]
//
// Needs a build. Packages are installed into a temporary folder, or into --folder, which is kept and used again.
import { eachPackage } from './packages/each-package.mjs';
import { findLosses } from './packages/find-losses.mjs';

const total = { recorded: 0, pairs: 0, losses: 0 };
const unsupported = await eachPackage({
  script: 'silent-losses.mjs',
  defaultInputs: '40',
  check: findLosses,
  count: ({ name }, { recorded, pairs, unstable, losses }) => {
    const aside = unstable === 0 ? '' : `, ${unstable} pairs not the same twice`;
    console.log(`${name}: ${recorded} runs, ${pairs} twins, ${losses.length} silent losses${aside}`);
    printByPlace(losses);
    total.recorded += recorded;
    total.pairs += pairs;
    total.losses += losses.length;
  },
});

console.log(`${total.recorded} runs, ${total.pairs} twins, ${total.losses} silent losses`);
for (const { name, why } of unsupported) console.log(`NOT RUN ${name}: ${why}`);
process.exitCode = total.losses > 0 ? 1 : 0;

/** Most frequent first, each with its shortest example. */
function printByPlace(losses) {
  const places = new Map();
  for (const loss of losses) places.set(loss.place, [...(places.get(loss.place) ?? []), loss]);
  for (const [place, pairs] of [...places].sort(([, a], [, b]) => b.length - a.length)) {
    const [{ text, twin }] = pairs.toSorted((a, b) => a.text.length - b.text.length);
    console.log(`  ${pairs.length} at ${place}: ${JSON.stringify(text)} and ${JSON.stringify(twin)}`);
  }
}
