import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readTargetSettings, type TargetFlags, type TargetSettings } from '../../../src/config/target-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'coppice-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'deep'));
writeFileSync(
  join(folder, 'typed.ts'),
  `export function two(a: 'x' | 'y', b?: number): void {}
export function fuzz(data: Buffer): void {}
export function bytes(data: Uint8Array): void {}
export function odd(map: WeakMap<object, string>): void {}
export const plain = (text) => text;
`,
);
writeFileSync(
  join(folder, 'coppice.config.json'),
  JSON.stringify({ target: 'typed.ts#plain', inputs: 'string(3)', allow: ['net'], rejects: 'Bad', timeLimitMs: 70 }),
);
writeFileSync(join(folder, 'broken.json'), '{ "target": }');

function settings(flags: Partial<TargetFlags>): Promise<TargetSettings> {
  return readTargetSettings({
    target: undefined,
    config: join(folder, 'coppice.config.json'),
    inputs: undefined,
    maxLength: undefined,
    depth: undefined,
    calls: undefined,
    stdin: false,
    argv: undefined,
    env: undefined,
    clock: false,
    random: false,
    allow: undefined,
    rejects: undefined,
    fails: undefined,
    harness: false,
    properties: [],
    timeLimitMs: undefined,
    ...flags,
  });
}

const typed = (name: string): string => join(folder, `typed.ts#${name}`);

describe('settings of a target', () => {
  it('takes a target from an installed package', async () => {
    const { file, exportName } = await settings({ target: 'json5#parse' });
    expect(exportName).toBe('parse');
    expect(file.replaceAll('\\', '/')).toMatch(/\/node_modules\/json5\/lib\/index\.js$/u);
    await expect(settings({ target: 'no-such-package#parse' })).rejects.toMatchObject({ code: 'no-such-file' });
  });

  it('come from the configuration where nothing else is said', async () => {
    expect(await settings({})).toMatchObject({
      exportName: 'plain',
      domains: [{ kind: 'string', exactLength: 3 }],
      execution: { allow: ['net'], rejections: ['Bad'], timeLimitMs: 70 },
    });
  });

  it('come from the command line first', async () => {
    const flags = { inputs: 'int32', rejects: ['Other'], timeLimitMs: 9, target: typed('plain') };
    expect(await settings(flags)).toMatchObject({
      domains: [{ kind: 'int32' }],
      execution: { allow: ['net'], rejections: ['Other'], timeLimitMs: 9 },
    });
  });

  it('name the parameters that the given inputs leave undefined', async () => {
    const { described } = await settings({ target: typed('two'), inputs: 'string(1)' });
    expect(described?.parameters).toMatchObject([
      { name: 'a', from: 'inputs' },
      { name: 'b', domain: 'undefined', from: 'omitted' },
    ]);
  });

  it('leave out a configuration that is about another target', async () => {
    const { domains, execution } = await settings({ target: typed('two') });
    expect(domains).toEqual([
      {
        kind: 'oneOf',
        options: [
          { kind: 'const', value: 'x' },
          { kind: 'const', value: 'y' },
        ],
      },
      { kind: 'optional', of: { kind: 'number' } },
    ]);
    expect(execution).toMatchObject({ allow: [], rejections: [] });
  });

  it('give bytes as the signature asks, and take `fuzz` for a harness', async () => {
    expect(await settings({ target: typed('fuzz') })).toMatchObject({
      domains: [{ kind: 'bytes', as: 'buffer' }],
      execution: { bytesAs: 'buffer', isHarness: true },
    });
    expect(await settings({ target: typed('bytes') })).toMatchObject({
      execution: { bytesAs: 'uint8array', isHarness: false },
    });
  });

  it('say what they cannot know', async () => {
    await expect(settings({ target: typed('odd') })).rejects.toMatchObject({ code: 'no-domains' });
    await expect(settings({ target: join(folder, 'none.ts#x') })).rejects.toMatchObject({ code: 'no-such-file' });
    await expect(settings({ config: join(folder, 'none.json') })).rejects.toMatchObject({ code: 'no-such-file' });
    await expect(settings({ config: join(folder, 'broken.json') })).rejects.toMatchObject({
      code: 'malformed-config',
      location: { line: 1, column: 13 },
    });
  });
});
