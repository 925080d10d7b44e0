import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  CoppiceError,
  explore,
  loadGrammar,
  suite,
  type CampaignResult,
  type ExploreOptions,
} from '../../src/index.ts';
import { document, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const target = 'examples/query.ts#parseQuery';
const out = path.join(folder, 'out');
const same = { runs: 60, workers: 1, seed: 3, config: false, out } as const;

/** Returns the part of the result that does not depend on the clock. */
function lasting({ seconds: _seconds, folder: _folder, solver, findings, ...rest }: CampaignResult): unknown {
  return {
    ...rest,
    solver: { ...solver, seconds: 0 },
    findings: findings.map(({ replay: _replay, ...finding }) => finding),
  };
}

function refusal(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof CoppiceError ? error.code : String(error)),
  );
}

describe('explore', () => {
  it('resolves to what `coppice run --json` prints, reports progress, and leaves a folder that `suite` reads', async () => {
    const phases = new Set<string>();
    const result = await explore(new URL(target, pathToFileURL(`${projectFolder}/`)), {
      ...same,
      onProgress: ({ phase }) => phases.add(phase),
    });
    const args = ['run', target, '--runs', '60', '--workers', '1', '--seed', '3', '--out', path.join(folder, 'cli')];
    expect(lasting(result)).toEqual(lasting(document(args) as unknown as CampaignResult));
    expect([...phases]).toContain('exploring');
    // Without a file of its own, the suite would go to the folder of this project's tests.
    const written = { runner: 'node', out: path.join(folder, 'query.test.ts') } as const;
    const { files, tests } = await suite(result.folder, written);
    expect(tests).toBeGreaterThan(0);
    expect(existsSync(files[0]!)).toBe(true);
    expect(await refusal(suite(result.folder, written))).toBe('output-exists');
  });

  it('resolves to the results so far when its signal is aborted', async () => {
    const result = await explore(target, { ...same, signal: AbortSignal.abort() });
    expect(result).toMatchObject({ stoppedBy: 'interrupted', complete: false, findings: [] });
  });

  it.each<[string, string, unknown]>([
    ['no-such-file', 'examples/no-such-file.ts#f', {}],
    ['no-such-export', 'examples/query.ts#noSuchExport', {}],
    ['unknown-option', target, { seeed: 1 }],
    ['bad-value', target, { runs: 0 }],
    ['bad-value', target, { strategy: 'psychic' }],
    ['bad-value', target, { time: 'soon' }],
    ['bad-value', target, { check: () => true }],
    ['bad-value', target, { target }],
    ['bad-value', target, { signal: new AbortController() }],
    ['bad-value', target, 'fast'],
    ['bad-value', '', {}],
    ['no-such-file', target, { config: 'no-such-config.ts' }],
    ['no-such-grammar', target, { grammar: 'no-such-grammar' }],
    ['conflicting-options', target, { grammar: 'json', templateLength: 3, templateHeight: 3 }],
  ])('rejects with the CoppiceError %s: %s %j', async (code, name, options) => {
    const given = typeof options === 'string' ? options : { ...same, ...(options as ExploreOptions) };
    expect(await refusal(explore(name, given as ExploreOptions))).toBe(code);
  });

  it('uses the configuration file for options that are not given', async () => {
    const project = path.join(folder, 'project');
    mkdirSync(project);
    writeFileSync(path.join(project, 'target.mjs'), 'export const f = (n) => (n > 2 ? 1 : 0);\n');
    const config = path.join(project, 'coppice.config.json');
    writeFileSync(config, JSON.stringify({ inputs: 'int32', seed: 'from the file', strategy: 'random', runs: 9 }));
    const options = { config, strategy: 'dfs', workers: 1, out } as const;
    const { seed, strategy, runs } = await explore(path.join(project, 'target.mjs#f'), options);
    expect({ seed, strategy, isWithinRuns: runs <= 9 }).toEqual({
      seed: 'from the file',
      strategy: 'dfs',
      isWithinRuns: true,
    });
  });
});

describe('loadGrammar and suite', () => {
  it('reject with a CoppiceError', async () => {
    expect((await loadGrammar('json')).start.name).toBe('json');
    expect(await refusal(loadGrammar('no-such-grammar'))).toBe('no-such-grammar');
    expect(await refusal(loadGrammar('json', 'no-such-rule'))).toBe('unknown-start');
    expect(await refusal(suite(folder))).toBe('no-such-campaign');
    expect(await refusal(suite(folder, { runner: 'ava' as 'node' }))).toBe('bad-value');
  });
});
