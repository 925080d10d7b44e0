// Runs npm packages natively and on the concolic build, with all characters of their inputs symbolic: results must be
// equal, and every recorded decision must agree with its expression under the input.
//
//   node scripts/packages.mjs SUBJECTS.json [--packages a,b] [--inputs 1000] [--seed 1] [--jobs 1] [--folder DIR]
//                            [--concretizations 5]
//
// Needs a build. Packages are installed into a temporary folder, or into --folder, which is kept and reused.
import { checkPackage } from './packages/check-package.mjs';
import { eachPackage } from './packages/each-package.mjs';
import { PackageTally } from './packages/package-tally.mjs';
import { printDetails, printHeader, printTally } from './packages/print-tally.mjs';

const total = new PackageTally();
let checked = 0;
const unsupported = await eachPackage({
  script: 'packages.mjs',
  defaultInputs: '1000',
  start: printHeader,
  check: checkPackage,
  count: ({ name }, tally, { concretizations }) => {
    printTally(name, tally);
    printDetails(tally, Number(concretizations));
    total.add(tally);
    checked++;
  },
});

printTally(`${checked} packages`, total);
for (const [reason, count] of total.excused) console.log(`  excused: ${count} ${reason}`);
for (const [why, runs] of total.topReasons(15)) console.log(`  concretized in ${runs} runs: ${why}`);
for (const { name, why } of unsupported) console.log(`NOT RUN ${name}: ${why}`);
process.exitCode = total.differences.length + total.violations > 0 ? 1 : 0;
