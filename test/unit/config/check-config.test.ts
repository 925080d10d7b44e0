import { describe, expect, it } from 'vitest';

import { checkConfig } from '../../../src/config/check-config.ts';
import type { LoadedConfig } from '../../../src/config/loaded-config.ts';

const file = '/project/coppice.config.ts';

function read(config: unknown, text = ''): LoadedConfig {
  return checkConfig(config, file, text);
}

function* numbered(): Generator<string> {
  for (let i = 0; ; i++) yield `x${i}`;
}

describe('checking a configuration', () => {
  it('makes paths hold from anywhere', () => {
    expect(read({ target: './src/parse.ts#parse', seeds: 'seeds', out: '../out', grammar: './g.g4' })).toEqual({
      file,
      properties: [],
      target: { file: '/project/src/parse.ts', exportName: 'parse' },
      seeds: '/project/seeds',
      out: '/out',
      grammar: ['/project/g.g4'],
    });
    expect(read({ grammar: ['json', './g.g4', ''] }).grammar).toEqual(['json', '/project/g.g4', '']);
    expect(read({ inputs: [{ kind: 'string', grammar: './g.g4' }] }).inputs).toMatchObject([
      { grammar: '/project/g.g4' },
    ]);
  });

  it('takes no calls at all as a number of calls, but not a negative one', () => {
    expect(read({ calls: 0 }).calls).toBe(0);
    expect(() => read({ calls: -1 })).toThrow(/from 0 to 64/);
    expect(() => read({ workers: 0 })).toThrow(/from 1 to 256/);
  });

  it('gives each of several targets the settings beside them, and refers to its functions by its name', () => {
    const { target, targets } = read({
      runs: 5,
      check: () => true,
      targets: { a: { target: './a.ts#f', runs: 7, check: () => true }, b: { target: './b.ts' } },
    });
    expect(target).toBeUndefined();
    expect([...targets!.keys()]).toEqual(['a', 'b']);
    expect(targets!.get('a')).toMatchObject({ runs: 7, target: { file: '/project/a.ts', exportName: 'f' } });
    expect(targets!.get('b')).toMatchObject({ runs: 5 });
    expect(targets!.get('a')!.properties.map(({ exportName }) => exportName)).toEqual([
      'default.check',
      'default.targets.a.check',
    ]);
  });

  it.each([
    ['no targets', { targets: {} }],
    ['a target without `target`', { targets: { a: { runs: 3 } } }],
    ['a name that is no part of an export', { targets: { 'a.b': { target: './a.ts' } } }],
    ['targets in a target', { targets: { a: { target: './a.ts', targets: { b: { target: './b.ts' } } } } }],
  ])('rejects %s', (_name, config) => {
    expect(() => read(config)).toThrow(expect.objectContaining({ code: 'malformed-config' }) as Error);
  });

  it('refers to functions by where they are', () => {
    const config = { check: [() => true, './check.ts#holds'], roundTrip: String, rejects: () => true };
    expect(read(config).properties).toEqual([
      { kind: 'check', file, exportName: 'default.check.0' },
      { kind: 'check', file: '/project/check.ts', exportName: 'holds' },
      { kind: 'round-trip', file, exportName: 'default.roundTrip' },
      { kind: 'rejection', file, exportName: 'default.rejects' },
    ]);
  });

  it('takes one name for a list of names, and a number for a seed', () => {
    expect(read({ rejects: 'ParseError', fails: ['A', 'B'], seed: 7 })).toMatchObject({
      rejects: ['ParseError'],
      fails: ['A', 'B'],
      seed: '7',
    });
  });

  it('takes hints as lists and from functions, of which it takes the first words', () => {
    const { hints } = read({ hints: { NAME: ['print'], LABEL: numbered } });
    expect(hints?.get('NAME')).toEqual(['print']);
    expect(hints?.get('LABEL')?.slice(0, 2)).toEqual(['x0', 'x1']);
    expect(hints?.get('LABEL')).toHaveLength(64);
    expect(() => read({ hints: { NAME: 7 } })).toThrow('is neither a list of words nor a function');
    expect(() => read({ hints: { NAME: [7] } })).toThrow('contains a value that is not a string');
  });

  it('reads domains in words and as objects', () => {
    expect(read({ inputs: 'int32, string' }).inputs).toBe('int32, string');
    expect(read({ inputs: ['int32', { kind: 'bytes', length: 4 }] }).inputs).toEqual([
      { kind: 'int32' },
      { kind: 'bytes', maxLength: 4, exactLength: 4 },
    ]);
  });

  it.each([
    [{ runz: 1 }, 'did you mean `runs`?'],
    [{ runs: 0 }, undefined],
    [{ runs: '5' }, undefined],
    [{ check: 5 }, undefined],
    [{ harness: 'yes' }, undefined],
    [{ target: 5 }, 'a target is written FILE#EXPORT'],
    [{ models: [1] }, "{ 'node:fs#readFileSync': './models.ts#read' }"],
    [{ packages: { onlly: [] } }, undefined],
  ])('refuses %j', (config, hint) => {
    expect(() => read(config)).toThrow(expect.objectContaining({ code: 'malformed-config', hint }));
  });

  it('points at the key in the file', () => {
    const text = 'export default {\n  target: "runs: no",\n  runs: "many",\n};\n';
    expect(() => read({ target: 'x', runs: 'many' }, text)).toThrow(
      expect.objectContaining({ location: expect.objectContaining({ line: 2 }) as unknown }),
    );
  });

  it.each([[undefined], [5], [[]]])('refuses %j for a configuration', (written) => {
    expect(() => read(written)).toThrow(expect.objectContaining({ code: 'malformed-config' }));
  });
});
