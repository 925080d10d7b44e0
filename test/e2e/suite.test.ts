import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const subject = path.join(folder, 'pairs.mjs');
const out = path.join(folder, 'campaigns');
let campaign: string;
writeFileSync(
  subject,
  `class Refused extends Error {}
class Pair { constructor(key) { this.key = key; } }
export function parse(text) {
  if (text === '') return { __proto__: null, size: -0, list: [undefined, 1n] };
  if (text[0] === '!') throw new Refused(text);
  if (text[0] === 'x') return null.x;
  if (text === '#') Object.prototype.seen = true;
  if (text[0] === 'p') return new Pair(text);
  return text;
}
`,
);

function nodeTest(file: string): { readonly status: number | null; readonly stdout: string } {
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  return spawnSync(process.execPath, ['--test', '--test-reporter', 'tap', file], { encoding: 'utf8', env });
}

describe('coppice suite', () => {
  beforeAll(() => {
    coppice(['run', `${subject}#parse`, '--runs', '60', '--workers', '1', '--out', out]);
    campaign = path.join(out, readdirSync(out)[0]!);
  }, 60_000);

  it('writes tests that pass without Coppice, and failures that are marked as known', () => {
    const file = path.join(folder, 'parse.test.mjs');
    expect(document(['suite', campaign, '--runner', 'node', '--out', file])).toMatchObject({ tests: 4, failures: 2 });
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/from ['"]coppice/);
    expect(text).toContain('it("parses the empty string", () => {');
    expect(text).toMatch(
      /assert\.deepEqual\(parse\(""\), \{\s+__proto__: null,\s+size: -0,\s+list: \[undefined, 1n\],?\s+\}\);/,
    );
    expect(text).toContain('assert.throws(() => parse("!"), { name: "Error", message: "!" });');
    expect(text).toContain('assert.deepEqual(structuredClone(parse("p")), { key: "p" });');
    expect(nodeTest(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('# pass 4') as string });
    const failures = nodeTest(path.join(folder, 'parse.failures.test.mjs'));
    expect(failures).toMatchObject({ status: 0, stdout: expect.stringContaining('# pass 2') as string });
    expect(readFileSync(path.join(folder, 'parse.failures.test.mjs'), 'utf8')).toContain(
      'const isPolluted = "seen" in Object.prototype;',
    );
  });

  it('adds single findings to the tests that are known to fail', () => {
    const file = path.join(folder, 'one.test.mjs');
    const [first = '', second = ''] = readdirSync(path.join(campaign, 'findings'));
    const add = (id: string) =>
      document(['suite', path.join(campaign, 'findings', id), '--runner', 'node', '--out', file]);
    expect(add(first)).toMatchObject({ tests: 0, failures: 1 });
    expect(add(second)).toMatchObject({ updated: { added: 1, unchanged: 1 } });
    expect(add(second)).toMatchObject({ updated: { added: 0, unchanged: 2 } });
    const failures = nodeTest(path.join(folder, 'one.failures.test.mjs'));
    expect(failures).toMatchObject({ status: 0, stdout: expect.stringContaining('# pass 2') as string });
  });

  it('makes tests of the rows of a specification, and keeps them up to date', () => {
    const spec = path.join(folder, 'spec.md');
    const file = path.join(folder, 'specified.test.mjs');
    const run = ['run', `${subject}#parse`, '--runs', '20', '--workers', '1', '--out', out, '--spec', spec];
    coppice(run);
    const decided = readFileSync(spec, 'utf8')
      .replace(/\| \[ \] \| `""` \|/u, '| [x] | `""` |')
      .replace(/\| \[ \] (?<row>\| `"!"` \| .*) \| {2}\|/u, "| [ ] $<row> | 'fine' |")
      .concat('| [-] | `"q"` | | |\n');
    writeFileSync(spec, decided);
    const first = document(['suite', out, '--spec', spec, '--runner', 'node', '--out', file]);
    expect(first).toMatchObject({ tests: 2, specified: { expectedToFail: 1, rejected: 1 } });
    expect(readFileSync(file, 'utf8')).toMatch(
      /await expectedFailure\(\(\) => \{\s+assert\.equal\(parse\("!"\), "fine"\);/u,
    );
    expect(nodeTest(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('# pass 2') as string });

    writeFileSync(spec, decided.replace('| [-] | `"q"` | | |', '| [x] | `"q"` | "q" | |'));
    coppice(run);
    const second = document(['suite', out, '--spec', spec, '--runner', 'node', '--out', file, '--update']);
    expect(second).toMatchObject({ tests: 3, updated: { added: 1, unchanged: 2, changed: 0 } });
    // The wrong result is mended: the test that is expected to fail says so.
    writeFileSync(subject, readFileSync(subject, 'utf8').replace('throw new Refused(text)', "return 'fine'"));
    expect(nodeTest(file)).toMatchObject({ status: 1, stdout: expect.stringContaining('holds by now') as string });
    coppice(run);
    const third = document(['suite', out, '--spec', spec, '--runner', 'node', '--out', file, '--update']);
    expect(third).toMatchObject({ tests: 3, specified: { expectedToFail: 0 }, updated: { changed: 1 } });
    expect(nodeTest(file).status).toBe(0);
  }, 60_000);

  it('overwrites nothing unless told to', () => {
    const file = path.join(folder, 'mine.test.mjs');
    writeFileSync(file, 'mine');
    expect(coppice(['suite', campaign, '--out', file])).toMatchObject({ status: 2 });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('rejects a folder without a campaign', () => {
    expect(coppice(['suite', folder]).stderr).toContain('no-such-campaign');
  });
});
