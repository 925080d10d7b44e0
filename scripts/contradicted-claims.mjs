// Looks for campaigns that wrongly report `complete: yes`: runs a campaign on each of the small subjects of the tests,
// and if it claims that every feasible path was run, draws many random inputs. An input that reaches a branch, a
// statement or a function that the campaign did not reach, or fails in a way that it did not report, contradicts the
// claim.
//
//   node scripts/contradicted-claims.mjs [--inputs 10000] [--runs 200] [--seed 1] [--every 1] [--from 0] [--only TEXT]
//
// Needs a build. `--every N --from K` takes every N-th subject from the K-th on, `--only` those whose name contains the text.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkSubject } from './claims/check-subject.mjs';
import { claimSubjects, shadowSubjects } from './claims/subjects.mjs';

const { values: settings } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'coppice-claims-'));
const total = { subjects: 0, complete: 0, inputs: 0, lost: 0, contradicted: 0, failed: 0 };
try {
  const all = [...shadowSubjects(folder), ...claimSubjects()];
  const chosen = all.filter(
    ({ name }, i) => i % Number(settings.every) === Number(settings.from) && name.includes(settings.only),
  );
  for (const subject of chosen) {
    total.subjects++;
    try {
      const { isComplete, losses, inputs, contradiction } = await checkSubject(subject, folder, settings);
      if (isComplete) total.complete++;
      if (losses.length > 0) {
        total.lost++;
        console.log(`LOST ${subject.name}: ${losses.map(({ site }) => site).join(', ')}`);
      }
      total.inputs += inputs;
      if (contradiction === undefined) continue;
      total.contradicted++;
      console.log(`CONTRADICTED ${subject.name}: ${contradiction}`);
    } catch (error) {
      total.failed++;
      console.log(`NOT RUN ${subject.name}: ${error.message}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${total.subjects} subjects, ${total.complete} claims to be complete, ${total.inputs} inputs drawn, ` +
    `${total.lost} with silent losses reported, ${total.contradicted} claims contradicted, ${total.failed} not run`,
);
process.exitCode = total.contradicted > 0 ? 1 : 0;
