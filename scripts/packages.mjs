// Runs npm packages natively and on the concolic build, all characters of their inputs symbolic: results must be equal,
// and every recorded decision must be what its expression says under the input.
//
//   node scripts/packages.mjs SUBJECTS.json [--packages a,b] [--inputs 1000] [--seed 1] [--jobs 1] [--folder DIR] [--pins 5]
//
// Needs a build. Packages are installed into a temporary folder, or into --folder, which is kept and used again.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPackage } from './packages/check-package.mjs';
import { inputsFor } from './packages/inputs.mjs';
import { PackageTally } from './packages/package-tally.mjs';
import { printDetails, printHeader, printTally } from './packages/print-tally.mjs';
import { installSubjects, writeHarness } from './packages/subject-folder.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    packages: { type: 'string' },
    inputs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    folder: { type: 'string' },
    pins: { type: 'string', default: '5' },
  },
});
const [list] = positionals;
if (list === undefined || !existsSync(list)) {
  console.error('usage: node scripts/packages.mjs SUBJECTS.json [--packages a,b] [--inputs N] [--seed S] [--jobs J]');
  process.exit(2);
}

const { subjects } = JSON.parse(readFileSync(list, 'utf8'));
const asked = values.packages?.split(',');
const chosen = subjects.filter(({ name }) => asked === undefined || asked.includes(name));
const folder = path.resolve(values.folder ?? mkdtempSync(path.join(os.tmpdir(), 'coppice-packages-')));
const total = new PackageTally();
const unsupported = [];
let checked = 0;
try {
  // All of them: a call may need another package of the list.
  installSubjects(subjects, folder);
  printHeader();
  const waiting = [...chosen];
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(waiting)));
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

printTally(`${checked} packages`, total);
for (const [reason, count] of total.excused) console.log(`  excused: ${count} ${reason}`);
for (const [why, runs] of total.topReasons(15)) console.log(`  pinned in ${runs} runs: ${why}`);
for (const { name, why } of unsupported) console.log(`NOT RUN ${name}: ${why}`);
process.exitCode = total.differences.length + total.violations > 0 ? 1 : 0;

async function work(waiting) {
  for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
    const file = writeHarness(subject, folder);
    if (file === undefined) {
      unsupported.push({ name: subject.name, why: `its call is no JavaScript: ${subject.call}` });
      continue;
    }
    const inputs = inputsFor(subject, Number(values.inputs), values.seed);
    await checkPackage(file, inputs).then(
      (tally) => count(subject.name, tally),
      (error) => unsupported.push({ name: subject.name, why: error.message }),
    );
  }
}

function count(name, tally) {
  printTally(name, tally);
  printDetails(tally, Number(values.pins));
  total.add(tally);
  checked++;
}
