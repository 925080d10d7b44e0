import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { binary, coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'src/deep'), { recursive: true });
writeFileSync(
  path.join(folder, 'src/size.ts'),
  `class Refused extends TypeError {}
export function size(text: string): number {
  if (text === 'bad') throw new Refused('no');
  if (text === 'native') return (null as any).size;
  if (text === 'abc') return 99;
  return text.length;
}
export function fuzz(data: Buffer): void {
  if (data[0] === 7) throw new Error('a fault that the harness noticed');
}
`,
);
writeFileSync(
  path.join(folder, 'coppice.config.ts'),
  `import { defineConfig } from 'coppice';
type Size = number;
export default defineConfig({
  target: './src/size.ts#size',
  rejects: (error: Error) => error.constructor === TypeError,
  check: [(text: string, size: Size) => size < 3],
});
`,
);

function inFolder(args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const cwd = path.join(folder, 'src/deep');
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('coppice.config.ts', () => {
  it('is found in parent folders, and its functions judge results and errors', () => {
    expect(inFolder(['replay', '../size.ts#size', '--text', 'ab'])).toMatchObject({ status: 0 });
    expect(inFolder(['replay', '../size.ts#size', '--text', 'abc']).output).toContain('property: check.0: false');
    expect(inFolder(['replay', '../size.ts#size', '--text', 'native'])).toMatchObject({ status: 0 });
  });

  it('specifies what to run, and which findings to replay', () => {
    const { status, output } = inFolder(['run', '--runs', '40', '--workers', '1', '--json', '--out', 'campaigns']);
    expect(status).toBe(1);
    const { findings } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      findings: { kind: string; id: string; minimized: string }[];
    };
    expect(findings).toMatchObject([{ kind: 'property', minimized: 'aaa' }]);
    const kept = path.join('campaigns', 'size.ts-size', 'findings', findings[0]!.id);
    expect(inFolder(['replay', kept])).toMatchObject({ status: 1 });
  });
});

describe('a harness for libFuzzer', () => {
  it('fails by the errors that it throws itself', () => {
    const target = `${path.join(folder, 'src/size.ts')}#fuzz`;
    expect(document(['replay', target, '--encoding', 'base64', '--text', 'Bwc='])).toMatchObject({ kind: 'exception' });
    expect(coppice(['replay', target, '--encoding', 'base64', '--text', 'AAA='])).toMatchObject({ status: 0 });
  });
});

describe('the wrong absolute value of the EGT paper', () => {
  it('is reported through a property', () => {
    const property = 'examples/bad-abs.check.ts#isAbsolute';
    const found = document([
      'run',
      'examples/bad-abs.ts#badAbs',
      '--inputs',
      'int32',
      '--property',
      property,
      '--runs',
      '50',
      '--workers',
      '1',
      '--out',
      path.join(folder, 'abs'),
    ]);
    expect(found['findings']).toMatchObject([
      { kind: 'property', input: [12345678], minimized: [12345678], encoding: 'args' },
    ]);
  });
});
