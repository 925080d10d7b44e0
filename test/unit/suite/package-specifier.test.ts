import { describe, expect, it } from 'vitest';

import { packageSpecifier } from '../../../src/suite/emit/package-specifier.ts';

const test = 'test/parse.generated.test.js';

describe('the import of an installed package in a test', () => {
  it('names the package if the file is what it loads', () => {
    expect(packageSpecifier('node_modules/acorn/dist/acorn.mjs', test, 'esm')).toBe('acorn');
    expect(packageSpecifier('node_modules/acorn/dist/acorn.js', test, 'commonjs')).toBe('acorn');
  });

  it('is a path for every other file', () => {
    expect(packageSpecifier('node_modules/acorn/dist/acorn.js', test, 'esm')).toBeUndefined();
    expect(packageSpecifier('node_modules/acorn/package.json', test, 'esm')).toBeUndefined();
    expect(packageSpecifier('examples/query.ts', test, 'esm')).toBeUndefined();
  });
});
