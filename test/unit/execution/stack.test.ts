import { expect, it } from 'vitest';

import { nativeBuild, rewriteFile } from '../../../src/instrument/files/rewrite-file.ts';
import { RewriteCache } from '../../../src/instrument/files/rewrite-cache.ts';
import { RewritingService } from '../../../src/execution/rewriting/rewriting-service.ts';
import { originalStack } from '../../../src/execution/outcome/stack.ts';

it('tells where a frame is in the file as it was loaded last, however often it was asked', () => {
  const files = new RewritingService(new RewriteCache(undefined, 'native', (file) => rewriteFile(file, nativeBuild)));
  const load = (text: string): void => void files.answer({ kind: 'file', file: '/a/b.mts', text, format: 'module' });
  const stack = 'Error: at /a/b.mts:1:1\n    at f (file:///a/b.mts:1:26)\n    at node:internal/x:1:2';
  const shown = (): string | undefined => originalStack(stack, files).split('\n')[1];
  expect(shown()).toBe('    at f (file:///a/b.mts:1:26)');
  load('export function f() { throw new Error(); }');
  expect([shown(), shown()]).toEqual(Array(2).fill('    at f (/a/b.mts:1:23)'));
});
