import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { writeFinding } from '../../src/finding/finding-folder.ts';
import { coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const subject = path.join(folder, 'subject.ts');
writeFileSync(
  subject,
  `export function parse(text: string): { size: number } {
  if (/<.*>/.test(text)) return (null as any).size;
  if (text === 'bad') throw new Error('invalid');
  if (text === 'loop') for (;;);
  return { size: text.length };
}
export function add(a: number, b: number[]): number {
  if (a > 100 && b[1] === 7) return (undefined as any).a;
  return a;
}
export function fuzz(data: Buffer): number {
  if (data[0] === 0xff) return (undefined as any).a;
  return data.length;
}
`,
);

describe('coppice replay', () => {
  it('shows the outcome of an input, with the stack of the original file', () => {
    const { status, stdout } = coppice(['replay', `${subject}#parse`, '--text', '<a>']);
    expect(status).toBe(1);
    expect(stdout).toContain('exception: TypeError: Cannot read properties of null');
    expect(stdout).toContain('subject.ts:2:47');
  });

  it('reads files and standard input as the signature requires', () => {
    const file = path.join(folder, 'input');
    writeFileSync(file, Uint8Array.of(0xff, 0xfe));
    expect(coppice(['replay', `${subject}#fuzz`, file]).status).toBe(1);
    expect(document(['replay', `${subject}#parse`, '-'], 'abc')).toMatchObject({
      reproduced: false,
      outcome: 'returned',
      result: '{ size: 3 }',
      stack: '',
    });
    expect(document(['replay', `${subject}#add`, '--text', '[101, [0, 7]]'])).toMatchObject({
      reproduced: true,
      kind: 'exception',
    });
  });

  it('does not report a rejection as a failure', () => {
    const { status, stdout } = coppice(['replay', `${subject}#parse`, '--text', 'bad']);
    expect({ status, first: stdout.split('\n')[1] }).toEqual({ status: 0, first: 'rejected: Error: invalid' });
  });

  it('replays a finding from any working directory', () => {
    const finding = writeFinding(path.join(folder, 'findings'), {
      reported: {
        id: 'cafe',
        kind: 'exception',
        error: 'TypeError',
        site: '',
        fingerprint: '',
        expected: '',
        observed: '',
        stack: [],
        firstRun: { run: 1, encoding: 'utf8', input: 'x<a>', origin: 'seed' },
        input: 'x<a>',
        minimized: '<>',
        encoding: 'utf8',
        origin: 'seed',
        replay: '',
        isFlaky: false,
      },
      signature: 'exception | TypeError | subject.ts:2:47',
      stack: '',
      settings: { file: subject, exportName: 'parse', execution: {} },
    });
    expect(document(['replay', finding])).toMatchObject({ reproduced: true, outcome: 'failed' });
    expect(coppice(['replay', finding])).toMatchObject({ status: 1 });
    expect(document(['replay', 'ca', '--dir', folder])).toMatchObject({ reproduced: true });
    expect(document(['minimize', finding])).toMatchObject({ input: '<>', minimized: '<>' });
    expect(coppice(['minimize', 'cafe', '--dir', folder]).status).toBe(0);
  });

  it('exits with code 2 and a hint if nothing can be run', () => {
    expect(coppice(['replay', `${subject}#parse`])).toMatchObject({ status: 2 });
    expect(coppice(['replay', `${subject}#pars`, '--text', '']).stderr).toContain('did you mean parse?');
    expect(coppice(['replay', path.join(folder, 'none')]).stderr).toContain('no-such-finding');
  });
});

describe('coppice minimize', () => {
  it('finds the smallest input with the same failure', () => {
    expect(document(['minimize', `${subject}#parse`, '--text', 'hello <world> of'])).toMatchObject({
      input: 'hello <world> of',
      minimized: '<>',
      encoding: 'utf8',
    });
    expect(document(['minimize', `${subject}#add`, '--text', '[250.5, [3, 7, 9]]'])).toMatchObject({
      minimized: [101, [0, 7]],
      encoding: 'args',
    });
  });

  it('rejects an input that does not fail', () => {
    const { status, stderr } = coppice(['minimize', `${subject}#parse`, '--text', 'fine']);
    expect(status).toBe(2);
    expect(stderr).toContain('does-not-fail');
  });

  it('minimizes an endless loop within the given time limit', () => {
    const options = ['--time-limit', '50', '--runs', '20'];
    expect(document(['minimize', `${subject}#parse`, '--text', 'loop', ...options])).toMatchObject({
      minimized: 'loop',
    });
  });
});
