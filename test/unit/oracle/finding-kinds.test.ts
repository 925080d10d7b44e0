import { describe, expect, it } from 'vitest';

import { allowedNames, readAllowed } from '../../../src/config/allowed.ts';
import { findingKindNames, findingKinds } from '../../../src/oracle/finding-kinds.ts';
import { failingOf, judgeRun } from '../../../src/oracle/judge.ts';
import { minimizeFailure } from '../../../src/suite/minimize-failure.ts';

const rules = { targetFile: '/project/target.mjs' };
const stack = 'Error: no\n    at g (/project/target.mjs:3:7)\n    at f (/project/target.mjs:1:2)';

function opensNothing(): never {
  throw new Error('a target was opened');
}

describe('the kinds of findings', () => {
  it.each(findingKindNames)('have a signature and a site each: %s', (kind) => {
    const failing = failingOf({ kind, errorClass: 'Error', message: 'no', stack }, rules);
    expect(failing.signature).toMatch(new RegExp(`^${kind} \\| Error \\| .*target\\.mjs`, 'u'));
    expect(failing.site).toMatch(/target\.mjs:3:7$/u);
  });

  it.each(findingKindNames)('are accepted by --allow exactly if they are declared as allowable: %s', (kind) => {
    const isAllowable = findingKinds[kind].isAllowable ?? false;
    expect(allowedNames.includes(kind)).toBe(isAllowable);
    if (isAllowable) expect(readAllowed([kind], '--allow').kinds).toEqual([kind]);
    else expect(() => readAllowed([kind], '--allow')).toThrow(kind);
  });

  it('are no findings if they are allowed', () => {
    const failure = { kind: 'exit', errorClass: '', message: '', stack: '' } as const;
    expect(judgeRun({ outcome: { kind: 'failed', failure } }, rules)?.kind).toBe('exit');
    expect(judgeRun({ outcome: { kind: 'failed', failure } }, { ...rules, allowed: ['exit'] })).toBeUndefined();
  });

  it('are not minimized if they need long inputs and no repeated part is known', async () => {
    const failing = failingOf({ kind: 'slow', errorClass: '', message: '', stack: '' }, rules);
    const input = { kind: 'text', text: 'a'.repeat(99) } as const;
    const options = { file: rules.targetFile, exportName: 'f', build: 'native' } as const;
    const { input: smallest } = await minimizeFailure(input, failing, options, rules, { open: opensNothing });
    expect(smallest).toBe(input);
  });
});
