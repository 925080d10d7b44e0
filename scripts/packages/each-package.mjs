import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inputsFor } from './inputs.mjs';
import { installSubjects, writeHarness } from './subject-folder.mjs';

/**
 * Reads the command line of a script that checks npm packages, installs them, and checks each on its own inputs. The
 * result of `check(file, inputs, subject, settings)` is passed to `count(subject, result, settings)`, one at a time.
 * Returns the packages that could not be checked, with the reason.
 */
export async function eachPackage({ script, defaultInputs, start, check, count }) {
  const { values: settings, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      packages: { type: 'string' },
      inputs: { type: 'string', default: defaultInputs },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      folder: { type: 'string' },
      concretizations: { type: 'string', default: '5' },
    },
  });
  const [list = fileURLToPath(new URL('subjects.json', import.meta.url))] = positionals;
  if (!existsSync(list)) {
    console.error(`usage: node scripts/${script} [SUBJECTS.json] [--packages a,b] [--inputs N] [--seed S] [--jobs J]`);
    process.exit(2);
  }
  const { subjects } = JSON.parse(readFileSync(list, 'utf8'));
  const asked = settings.packages?.split(',');
  const waiting = subjects.filter(({ name }) => asked === undefined || asked.includes(name));
  const folder = path.resolve(settings.folder ?? mkdtempSync(path.join(os.tmpdir(), 'coppice-packages-')));
  const unsupported = [];
  const work = async () => {
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      const file = writeHarness(subject, folder);
      if (file === undefined) {
        unsupported.push({ name: subject.name, why: `its call is not valid JavaScript: ${subject.call}` });
        continue;
      }
      const inputs = inputsFor(subject, Number(settings.inputs), settings.seed);
      await check(file, inputs, subject, settings).then(
        (result) => count(subject, result, settings),
        (error) => unsupported.push({ name: subject.name, why: error.message }),
      );
    }
  };
  try {
    // All of them are installed, because a call may need another package of the list.
    installSubjects(subjects, folder);
    start?.();
    await Promise.all(Array.from({ length: Number(settings.jobs) }, work));
  } finally {
    if (settings.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
  return unsupported;
}
