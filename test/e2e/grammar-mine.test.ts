import { describe, expect, it } from 'vitest';

import { coppice } from './coppice.ts';

describe('grammar mine', () => {
  it('prints a grammar with the names of the functions', () => {
    const { status, stdout } = coppice(['grammar', 'mine', 'bench/mining/subjects/calc.js#calc', '--runs', '6000']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^calc = /mu);
    expect(stdout).toMatch(/^factor = /mu);
  });

  it('refuses a target that takes no text', () => {
    const { status, stderr } = coppice(['grammar', 'mine', 'examples/bad-abs.ts#badAbs', '--runs', '10']);
    expect(status).toBe(2);
    expect(stderr).toContain('not-a-text-parser');
  });

  it('says that nothing was found if the target accepts nothing', () => {
    const target = 'test/e2e/cases/accepts-nothing.js#parse';
    const { status, stderr } = coppice(['grammar', 'mine', target, '--runs', '300']);
    expect(status).toBe(2);
    expect(stderr).toContain('nothing-mined');
  });
});
