import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformSync } from 'oxc-transform';
import { describe, expect, it } from 'vitest';

import { inheritedDescriptors } from '../../../src/execution/process/inherited-descriptors.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { Outcome } from '../../../src/execution/outcome/outcome.ts';
import type { Permission } from '../../../src/execution/process/permission.ts';
import { subjectEnvironment } from '../../../src/execution/process/subject-environment.ts';

const file = fileURLToPath(new URL('../../cases/subjects/looks-around.cjs', import.meta.url));

describe('what a subject sees of the machine', () => {
  it('are variables that hold no secret, and what is allowed beside', () => {
    const environment = { PATH: '/bin', LC_ALL: 'C', API_TOKEN: 'x', AWS_SECRET: 'y', NODE_OPTIONS: '--inspect' };
    const names = (...allow: Permission[]): string[] => Object.keys(subjectEnvironment(allow, environment));
    expect(names()).toEqual(['PATH', 'LC_ALL']);
    expect(names('env=API_TOKEN')).toEqual(['PATH', 'LC_ALL', 'API_TOKEN']);
    expect(names('env')).toEqual(['PATH', 'LC_ALL', 'API_TOKEN', 'AWS_SECRET']);
  });

  it('are the files of its project; others are not there, or refused', async () => {
    const outside = process.execPath;
    const outcomes = await outcomesOf(['own', `there ${outside}`, `read ${outside}`, `try ${outside}`], []);
    expect(outcomes[0]).toMatchObject({ kind: 'returned', result: 'true' });
    expect(outcomes[1]).toMatchObject({ kind: 'returned', result: 'false' });
    expect(outcomes[2]).toMatchObject({
      kind: 'failed',
      failure: {
        kind: 'denied',
        message: `reading ${outside} is not allowed to the subject; --allow fs-read would permit it`,
      },
    });
    // Who looks whether a file can be read, and does without, has done nothing wrong.
    expect(outcomes[3]).toMatchObject({ kind: 'returned', result: 'false' });
  });

  it('are all files if that is allowed', async () => {
    const outcomes = await outcomesOf([`there ${process.execPath}`, `read ${process.execPath}`], ['fs-read']);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['returned', 'returned']);
    expect(outcomes[0]).toMatchObject({ result: 'true' });
  });

  it.runIf(process.platform === 'linux' && existsSync('/bin/bash'))(
    'are no descriptors that the coordinator was started with',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'coppice-descriptors-'));
      const source = readFileSync(
        new URL('../../../src/execution/process/inherited-descriptors.ts', import.meta.url),
        'utf8',
      );
      const program = `${transformSync('m.ts', source).code}\nconsole.log(JSON.stringify(inheritedDescriptors()));`;
      writeFileSync(join(folder, 'm.mjs'), program);
      const start = `exec 40<m.mjs; exec "${process.execPath}" m.mjs`;
      const { stdout } = spawnSync('/bin/bash', ['-c', start], { cwd: folder, encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(JSON.parse(stdout)).toContain(40);
    },
  );

  it.runIf(inheritedDescriptors().length > 0)('are no descriptors that it was itself started with', async () => {
    for (const number of inheritedDescriptors()) {
      const [outcome] = await outcomesOf([`descriptor ${number}`], []);
      expect(outcome).toMatchObject({
        kind: 'failed',
        failure: { message: expect.stringContaining('EBADF') as string },
      });
    }
  });
});

async function outcomesOf(texts: readonly string[], allow: readonly Permission[]): Promise<readonly Outcome[]> {
  const target = await openTarget({
    file,
    exportName: 'target',
    build: 'coverage',
    printResults: true,
    cacheFolder: null,
    allow,
    timeLimitMs: 5000,
  });
  const outcomes: Outcome[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) outcomes.push(outcome);
  await target.close();
  return outcomes;
}
