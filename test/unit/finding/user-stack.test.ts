import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeFrameText } from '../../../src/finding/code-frame.ts';
import { stackCalls, userCodeFrame } from '../../../src/finding/user-stack.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const folder = temporaryFolder();
const file = path.join(folder, 'parse.js');
writeFileSync(file, 'one\ntwo\nthree\n\tfour();\nfive\n');

describe('the stack of a finding', () => {
  const stack = `Error: m\n    at inner (${folder}/node_modules/p/index.js:1:1)\n    at parse (${file}:4:2)`;

  it('is a list of calls', () => {
    expect(stackCalls(stack).map(({ called }) => called)).toEqual(['inner', 'parse']);
    expect(stackCalls('')).toEqual([]);
  });

  it('has a code frame of the innermost call in a file of the user', () => {
    const frame = userCodeFrame(stack, file);
    expect(frame).toMatchObject({ firstLine: 2, line: 4, column: 2 });
    expect(codeFrameText(frame!)).toBe('  2 | two\n  3 | three\n> 4 |  four();\n    |  ^\n  5 | five');
  });

  it('has no code frame if the file or the line does not exist', () => {
    expect(userCodeFrame(`    at parse (${folder}/gone.js:4:2)`, file)).toBeUndefined();
    expect(userCodeFrame(`    at parse (${file}:99:2)`, file)).toBeUndefined();
    expect(userCodeFrame('', file)).toBeUndefined();
  });
});
