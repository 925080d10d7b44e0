import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { InputSpace } from '../../../src/engine/input-space.ts';
import { LocalExplorer } from '../../../src/engine/local-explorer.ts';

const file = fileURLToPath(new URL('../../cases/subjects/matches-patterns.cjs', import.meta.url));
const input = { kind: 'text', text: 'key:b' } as const;

describe('patterns that receive text of the input', () => {
  let explorer: LocalExplorer;
  beforeAll(async () => {
    const space = new InputSpace([{ kind: 'string', maxLength: 32 }]);
    explorer = await LocalExplorer.open({ target: { file, exportName: 'target', cacheFolder: null }, space });
  });
  afterAll(() => explorer.close());

  it('are known with that text, though no decision depends on the match', async () => {
    expect(await explorer.patterns(input)).toEqual([
      { source: String.raw`^([a-z]+\.?)+$`, flags: '', text: 'b', site: undefined },
    ]);
    expect(await explorer.patterns({ kind: 'text', text: 'other' })).toEqual([]);
  });

  it('receive another text from an input that takes the same path', async () => {
    expect(await explorer.receiving(input, 0, 'aaaa0')).toEqual({ kind: 'text', text: 'key:aaaa0' });
  });

  it('receive no text that the path excludes', async () => {
    expect(await explorer.receiving(input, 0, 'A')).toBeUndefined();
    expect(await explorer.receiving(input, 1, 'a')).toBeUndefined();
  });
});
