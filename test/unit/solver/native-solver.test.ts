import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../src/core/coppice-error.ts';
import { findNativeSolver } from '../../../src/solver/links/smt/native-solver.ts';

const folder = mkdtempSync(join(tmpdir(), 'coppice-solvers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, mode = 0o755): string {
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

describe('a native solver', () => {
  it('is found by its name on the PATH, with the arguments for interactive use', () => {
    const command = install('cvc5');
    expect(findNativeSolver('cvc5', `/nowhere:${folder}`)).toEqual({
      command,
      arguments: ['--incremental', '--lang=smt2'],
    });
  });

  it('is found by its path, and recognized by the start of its name', () => {
    const command = install('z3-4.13');
    expect(findNativeSolver(command, '')).toEqual({ command, arguments: ['-in'] });
  });

  it('that is unknown is started without arguments', () => {
    const command = install('mine');
    expect(findNativeSolver('mine', folder)).toEqual({ command, arguments: [] });
  });

  it('that is missing or not executable is rejected with a hint', () => {
    install('bitwuzla', 0o644);
    for (const [name, path] of [
      ['bitwuzla', folder],
      ['z3', '/nowhere'],
      [join(folder, 'missing'), folder],
    ] as const) {
      expect(() => findNativeSolver(name, path)).toThrow(CoppiceError);
      expect(() => findNativeSolver(name, path)).toThrow(/^cannot find the solver/);
    }
  });
});
