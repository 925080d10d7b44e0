import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'node_modules'));
symlinkSync(projectFolder, path.join(folder, 'node_modules/coppice'), 'junction');
for (const name of ['vitest', 'fast-check']) {
  symlinkSync(path.join(projectFolder, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
}

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

write('package.json', '{ "type": "module" }\n');
write('bad.js', 'export const f = (text) => (text === "x" ? text.none.at : 2);\n');
const options = `{ runs: 20, inputs: 'string(..2)', config: false }`;
write(
  'all.test.js',
  `import { assert, property } from 'fast-check';
import { test } from 'vitest';
import { proposedInputs } from 'coppice/fast-check';
import { explored } from 'coppice/vitest';
explored('takes any text', './bad.js#f', ${options});
test('proposed', async () => {
  const { arbitrary, examples } = await proposedInputs('./bad.js#f', ${options});
  assert(property(arbitrary, ([text]) => text !== 'x'), { examples });
}, 60_000);
`,
);
write(
  'node.mjs',
  `import { explored } from 'coppice/node-test';
explored('takes any text', new URL('./bad.js#f', import.meta.url), ${options});
`,
);

function run(args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_TEST_CONTEXT: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, stdout: stdout + stderr };
}

describe('a campaign as a test', () => {
  it('fails in vitest with the smallest input and a diff; properties are tried on inputs of the engine', () => {
    const { status, stdout } = run([path.join(projectFolder, 'node_modules/vitest/vitest.mjs'), 'run']);
    expect(stdout).toContain('AssertionError: an input fails');
    expect(stdout).toMatch(/^\+ {5}"outcome": "throws TypeError: /mu);
    expect(stdout).toContain('Counterexample: [["x"]]');
    expect(status).toBe(1);
  });

  it('fails in node:test, keeps the input for the next run, and passes once the mistake is gone', () => {
    const before = run(['--test', 'node.mjs']);
    expect(before.stdout).toContain('an input fails');
    expect(before.status).toBe(1);
    const kept = path.join(folder, '.coppice/tests/takes_any_text/regressions');
    const [id] = /^\s+(?<id>\w{8}) exception/mu.exec(before.stdout)?.slice(1) ?? [];
    expect(readFileSync(path.join(kept, `${id!}.txt`), 'utf8')).toBe('x');
    write('bad.js', 'export const f = (text) => (text === "x" ? 1 : 2);\n');
    expect(run(['--test', 'node.mjs'])).toMatchObject({ status: 0 });
  });
});
