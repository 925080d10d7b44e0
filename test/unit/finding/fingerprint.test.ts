import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { fingerprintOf } from '../../../src/finding/fingerprint.ts';
import { signatureOf } from '../../../src/oracle/signature.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const folder = temporaryFolder();
const target = path.join(folder, 'parse.js');

/** The fingerprint of a TypeError thrown where the text has `@`. */
function fingerprint(text: string, file = target): string {
  const before = text.slice(0, text.indexOf('@')).split('\n');
  writeFileSync(file, text.replace('@', ''));
  const stack = `TypeError: m\n    at parse (${file}:${before.length}:${before.at(-1)!.length + 1})`;
  const signature = signatureOf({ kind: 'exception', errorClass: 'TypeError', stack }, file);
  return fingerprintOf({ signature, stack }, file);
}

describe('the fingerprint of a finding', () => {
  const original = fingerprint('a();\n  b(@c.d);\n');

  it.each([
    ['lines are added above', '// new\n\na();\n  b(@c.d);\n'],
    ['the line is indented', 'if (x) {\n    a();\n      b(@c.d);\n}\n'],
    ['spaces in the line change', 'a();\n  b( @c.d );\n'],
  ])('is the same after %s', (_, text) => {
    expect(fingerprint(text)).toBe(original);
  });

  it.each([
    ['line', 'a();\n  b(@c.e);\n'],
    ['place in the line', 'a();\n  @b(c.d);\n'],
    ['one of two equal lines', 'b(c.d);\n  b(@c.d);\n'],
  ])('is another one for another %s', (_, text) => {
    expect(fingerprint(text)).not.toBe(original);
  });

  it('does not depend on the folder of the project', () => {
    expect(fingerprint('a();\n  b(@c.d);\n', path.join(temporaryFolder(), 'parse.js'))).toBe(original);
  });

  it('is that of the signature if the file is gone', () => {
    const signature = 'exception | TypeError | gone.js:1:2';
    expect(fingerprintOf({ signature, stack: '' }, target)).toMatch(/^[\da-f]{16}$/u);
  });
});
