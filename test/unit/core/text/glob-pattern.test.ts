import { expect, it } from 'vitest';

import { globPattern } from '../../../../src/core/text/glob-pattern.ts';

it.each([
  ['src/**', ['src/a.ts', 'src/b/c.ts'], ['lib/a.ts', 'srcs/a.ts']],
  ['src', ['src/a.ts', 'lib/src/a.ts'], ['srcs/a.ts']],
  ['src/', ['src/a.ts'], ['lib/src/a.ts']],
  ['./src/*.ts', ['src/a.ts'], ['src/b/a.ts', 'src/a.js']],
  ['*.gen.ts', ['a.gen.ts', 'src/b/a.gen.ts'], ['a.ts']],
  ['**/vendor/**', ['vendor/a.js', 'a/vendor/b/c.js'], ['a/vendors/b.js']],
  ['src/{a,b}.?s', ['src/a.ts', 'src/b.js'], ['src/c.ts', 'src/a.mts']],
  ['a+(b).ts', ['a+(b).ts'], ['aab.ts']],
])('a pattern of paths, %s, matches what it says', (glob, matched, others) => {
  const pattern = globPattern(glob);
  expect([...matched, ...others].filter((path) => pattern.test(path))).toEqual(matched);
});
