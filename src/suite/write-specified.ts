import { existsSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { readSpec } from '../spec/spec-file.ts';
import { emitTests } from './emit/emit-tests.ts';
import { titlesOf } from './naming/title-of-test.ts';
import { specifiedTests } from './selection/specified-tests.ts';
import type { SuiteRequest } from './suite-request.ts';
import { decisionsIn } from './update/merge-tests.ts';
import { existingTests } from './update/write-test-file.ts';
import { refuseExisting, writePlanned, type SuiteSource, type Written } from './write-planned.ts';

/** Writes the tests that a specification by example decides on. */
export async function writeSpecified(
  { force, update }: SuiteRequest,
  spec: string,
  { folder, target: { settings }, plan }: SuiteSource,
): Promise<Written> {
  const { testFile } = plan;
  if (settings.execution.usage?.kind === 'program') {
    throw new CoppiceError('no-suite', 'the rows of a specification of a program cannot be tests', {
      hint: '`coppice run --spec` checks them; `coppice suite` without --spec writes tests of a program',
    });
  }
  if (!existsSync(spec)) {
    throw new CoppiceError('no-such-file', `there is no file \`${displayPath(spec)}\``, {
      hint: '`coppice run FILE#EXPORT --spec FILE` writes one',
    });
  }
  refuseExisting(testFile.path, force || update);
  const rows = readSpec(spec);
  const { tests, leftOut } = await specifiedTests(rows, settings);
  if (tests.length === 0) {
    throw new CoppiceError('no-tests', `no row of \`${displayPath(spec)}\` can be used as a test`, {
      hint: 'tick rows, or write the right result beside them; a campaign with --spec adds rows',
    });
  }
  const titles = titlesOf(
    tests.map(({ test }) => test),
    settings,
    new Set(),
  );
  const planned = tests.map((one, index) => ({ title: titles[index] ?? '', ...one }));
  const place = path.relative(path.dirname(testFile.path), spec).split(path.sep).join('/');
  const source = emitTests(planned, settings, testFile, `${place}: change what is expected there.`);
  const existing = update ? existingTests(testFile.path) : undefined;
  const { kept = new Set<string>() } = existing === undefined ? {} : decisionsIn(existing);
  const updated = await writePlanned(planned, source, kept, { folder, plan, existing });
  const count = (decision: string): number => rows.filter((row) => row.decision === decision).length;
  return {
    files: [displayPath(testFile.path)],
    tests: tests.length,
    failures: 0,
    leftOut: leftOut.length,
    specified: {
      file: displayPath(spec),
      expectedToFail: tests.filter(({ isExpectedToFail }) => isExpectedToFail).length,
      undecided: count('open'),
      rejected: count('rejected'),
    },
    notes: [
      ...leftOut.map(({ line, why }) => `${displayPath(spec)}:${line} is no test: ${why}`),
      ...(count('changed') === 0
        ? []
        : [
            `${count('changed')} ticked results have changed: their tests fail until you decide on the rows marked [!]`,
          ]),
    ],
    ...(updated === undefined ? {} : { updated }),
  };
}
