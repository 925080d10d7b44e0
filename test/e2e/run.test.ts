import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { binary, coppice, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();

interface RunDocument {
  readonly runs: number;
  readonly paths: number;
  readonly seconds: number;
  readonly inputs: { readonly kept: number; readonly accepted: number };
  readonly outcomes: Readonly<Record<string, number>>;
  readonly coverage: { readonly branches: { readonly covered: number; readonly total: number } };
  readonly solver: { readonly seconds: number };
  readonly engine: { readonly concretizations: readonly { readonly site: string }[]; readonly divergences: number };
  readonly complete: boolean;
  readonly stoppedBy: string;
  readonly limits: readonly string[];
  readonly findings: readonly Readonly<Record<string, unknown>>[];
  readonly folder: string;
}

let campaigns = 0;

function newFolder(): string {
  return path.join(folder, String(++campaigns));
}

/** Runs one campaign with one worker in a separate folder. */
function run(
  args: readonly string[],
  out = newFolder(),
): { readonly status: number | null; readonly found: RunDocument } {
  const { status, stdout, stderr } = coppice(['run', ...args, '--workers', '1', '--json', '--out', out]);
  if (stdout === '') throw new Error(stderr);
  return { status, found: JSON.parse(stdout) as RunDocument };
}

interface Entry {
  readonly kind: string;
  readonly id?: string;
  readonly input?: unknown;
  readonly counts?: { readonly runs: number };
  readonly monitor?: { readonly samples: number };
}

function journal(campaign: string): Entry[] {
  const text = readFileSync(path.join(campaign, 'campaign.jsonl'), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Entry);
}

function keptInputs({ folder: campaign }: RunDocument): unknown[] {
  const entries = journal(path.resolve(projectFolder, campaign));
  return entries.filter(({ kind }) => kind === 'kept').map(({ input }) => input);
}

describe('the small programs of the papers', () => {
  it('generates three tests for bad_abs, and reports the wrong value as a finding', () => {
    const property = ['--property', 'examples/bad-abs.check.ts#isAbsolute'];
    const { status, found } = run(['examples/bad-abs.ts#badAbs', '--inputs', 'int32', ...property, '--runs', '100']);
    expect(found).toMatchObject({ runs: 3, paths: 3, complete: true, limits: [] });
    expect(keptInputs(found)).toContainEqual([12345678]);
    expect(found.findings).toMatchObject([{ kind: 'property', input: [12345678], encoding: 'args' }]);
    expect(status).toBe(1);
  });

  it('takes both branches of a comparison with a hash, and does not claim to be complete', () => {
    const { status, found } = run(['examples/obscure.ts#obscure', '--inputs', 'int32, int32', '--runs', '100']);
    expect(found.coverage.branches).toEqual({ covered: 2, total: 2 });
    expect(found.outcomes['rejected']).toBeGreaterThan(0);
    expect(found.complete).toBe(false);
    expect(found.limits).toContain('concretized');
    expect(found.engine.concretizations[0]?.site).toMatch(/^examples\/obscure\.ts:\d+:\d+$/);
    expect(status).toBe(0);
  });

  it('observes the result of a hash by a run, and names that run in the origin of the finding', () => {
    const target = path.join(projectFolder, 'test/cases/higher-order/wasm-hash.js');
    const { found } = run([
      `${target}#equalsHashOfTen`,
      '--inputs',
      'int32,int32',
      '--time',
      '20s',
      '--strategy',
      'generational',
    ]);
    expect(found.findings).toEqual([
      expect.objectContaining({
        input: [774_553_737, 10],
        origin: expect.stringMatching(/^flip of \w+ at \S+ \(event \d+\) using results observed in \w+$/),
      }),
    ]);
  });

  it('finds nested magic values, each path once', () => {
    const { found } = run(['examples/magic.ts#magic', '--runs', '100']);
    expect(found).toMatchObject({
      runs: 5,
      paths: 5,
      complete: true,
      coverage: { branches: { covered: 8, total: 8 } },
    });
    expect((keptInputs(found) as string[]).some((text) => text.startsWith('bad!'))).toBe(true);
  });

  it('creates records with a correct checksum', () => {
    const { found } = run(['examples/checksum.ts#readRecord', '--inputs', 'bytes(4)', '--runs', '100']);
    expect(found).toMatchObject({ paths: 4, complete: true });
    const records = (keptInputs(found) as string[]).map((text) => [...Buffer.from(text, 'base64')]);
    const sound = records.filter(([a = 0, b = 0, c = 0, sum]) => ((a + b + c) & 0xff) === sum);
    expect(sound.map(([kind]) => kind).filter((kind) => kind === 0x7f)).toHaveLength(2);
  });

  it('finds every entry of a table', () => {
    const { found } = run(['examples/keywords.ts#kindOfWord', '--runs', '100', '--strategy', 'bfs']);
    expect(found).toMatchObject({ complete: true, paths: 4 });
    expect(found.coverage.branches).toEqual({ covered: 4, total: 4 });
  });

  it('opens a door of six states, and runs every path of six letters', () => {
    const { found } = run(['examples/door.ts#door', '--max-length', '6', '--runs', '1000', '--strategy', 'dfs']);
    expect(found).toMatchObject({ runs: 127, paths: 127, complete: true });
    expect(keptInputs(found)).toContain('ABCABD');
  });

  it('finds the length that is one too many', () => {
    const { found } = run(['examples/copy-name.ts#copyName', '--fails', 'RangeError', '--runs', '100']);
    expect(found).toMatchObject({ paths: 11, complete: true });
    expect(found.findings).toMatchObject([{ kind: 'exception', error: 'RangeError: wrote beyond the end' }]);
    expect(found.findings[0]?.['minimized']).toHaveLength(9);
  });
});

describe('a campaign', () => {
  it('is reproducible with the same seed and number of runs, apart from times', () => {
    const target = ['examples/query.ts#parseQuery', '--runs', '150', '--seed', '7'];
    const [first, second] = [run(target).found, run(target).found].map((found) => ({
      ...found,
      seconds: 0,
      folder: '',
      findings: found.findings.map((finding) => ({ ...finding, replay: '' })),
      solver: { ...found.solver, seconds: 0 },
    }));
    expect(first?.runs).toBe(150);
    expect(second).toEqual(first);
  });

  it('reports that the budget was the limit', () => {
    const { found } = run(['examples/door.ts#door', '--runs', '20']);
    expect(found).toMatchObject({ runs: 20, complete: false });
    expect(found.limits.slice(0, 1)).toEqual(['runs']);
    expect(found.limits).toContain('unexplored');
  });

  it('stops after the given number of runs without new coverage', () => {
    const { found } = run(['examples/door.ts#door', '--strategy', 'random', '--plateau', '150', '--runs', '100000']);
    expect(found).toMatchObject({ stoppedBy: 'plateau', complete: false });
    expect(found.limits).toContain('plateau');
    expect(found.runs).toBeLessThan(100_000);
  });

  it('derives unions, lists, tuples, interfaces and optional parts from the types of the parameters', () => {
    const file = path.join(folder, 'order.ts');
    writeFileSync(
      file,
      `interface Order { readonly kind: 'buy' | 'sell' | 'hold'; readonly amounts: number[]; readonly note?: string }
export function place(order: Order, [name, count]: [string, number], side: 3 | 5 | 7, isQuick?: boolean): string {
  if (order.kind !== 'sell' || side !== 7) return 'other';
  if (order.amounts.length === 2 && order.amounts[1] === 77) return name === 'ab' && count === 12 ? 'pair' : 'amount';
  if (order.note === 'now') return isQuick === true ? (undefined as unknown as string).trim() : 'noted';
  return 'sold';
}
`,
    );
    const { found } = run([`${file}#place`, '--runs', '3000']);
    expect(found.coverage.branches).toEqual({
      covered: found.coverage.branches.total,
      total: found.coverage.branches.total,
    });
    expect(found.findings).toMatchObject([{ kind: 'exception', encoding: 'args' }]);
  });

  it('accepts a libFuzzer target', () => {
    const file = path.join(folder, 'fuzz.ts');
    writeFileSync(
      file,
      `export function fuzz(data: Buffer): void {
  if (data.readUInt32BE(0) !== 0xcafebabe) return;
  if (data.toString('latin1', 4, 8) === 'BOOM') throw new Error('found');
}
`,
    );
    const { found } = run([`${file}#fuzz`, '--runs', '500']);
    // Data that is too short for the first read causes a separate crash.
    expect(found.findings).toMatchObject([
      { kind: 'exception', encoding: 'base64', error: expect.stringContaining('outside buffer bounds') },
      { kind: 'exception', encoding: 'base64', error: 'Error: found' },
    ]);
  });

  it('starts from the files of a folder', () => {
    const seeds = path.join(folder, 'seeds');
    mkdirSync(seeds);
    writeFileSync(path.join(seeds, 'one.txt'), 'ABCAB');
    const { found } = run(['examples/door.ts#door', '--runs', '2', '--seeds', seeds]);
    expect(found.runs).toBe(2);
    expect(keptInputs(found)[0]).toBe('ABCAB');
  });

  it('keeps existing files, and numbers the new folder', () => {
    const out = newFolder();
    const names = [1, 2].map(() => path.basename(run(['examples/magic.ts#magic', '--runs', '3'], out).found.folder));
    expect(names).toEqual(['examples-magic.ts-magic', 'examples-magic.ts-magic-2']);
    expect(readdirSync(out).sort()).toEqual(names);
  });

  it('resumes after a kill, from a journal with a truncated last line', () => {
    const out = newFolder();
    const target = ['examples/door.ts#door', '--max-length', '6', '--strategy', 'dfs'];
    const { found: before } = run([...target, '--runs', '40'], out);
    const file = path.join(path.resolve(projectFolder, before.folder), 'campaign.jsonl');
    const kept = keptInputs(before);
    appendFileSync(file, '{"kind":"kept","id":"torn');
    const { found } = run([...target, '--runs', '1000', '--resume'], out);
    expect(found.folder).toBe(before.folder);
    expect(found).toMatchObject({ paths: 127, complete: true });
    expect(found.runs).toBeGreaterThanOrEqual(127);
    expect(keptInputs(found).slice(0, kept.length)).toEqual(kept);
    expect(new Set(keptInputs(found)).size).toBe(keptInputs(found).length);
  });

  it('does not retract a loss that it reported before', () => {
    const out = newFolder();
    const target = ['examples/door.ts#door', '--max-length', '3', '--strategy', 'dfs', '--runs', '1000'];
    const { found: before } = run(target, out);
    expect(before).toMatchObject({ complete: true, limits: [] });
    const file = path.join(path.resolve(projectFolder, before.folder), 'campaign.jsonl');
    const last = journal(path.resolve(projectFolder, before.folder)).findLast(({ kind }) => kind === 'counts');
    expect(last?.monitor).toMatchObject({ isUnsteady: false, losses: [] });
    expect(last?.monitor?.samples).toBeGreaterThan(0);
    const inputs = ['AB', 'AC'].map((input) => ({ encoding: 'utf8', input }));
    const losses = [{ site: 'examples/door.ts:3:7', count: 2, inputs }];
    appendFileSync(file, `${JSON.stringify({ ...last, monitor: { ...last?.monitor, losses }, newPaths: [] })}\n`);
    const { found } = run([...target, '--resume'], out);
    expect(found).toMatchObject({ complete: false, limits: ['lost'], engine: { losses: [{ inputs: ['AB', 'AC'] }] } });
  });

  it('ends with its document when it is interrupted, also with several workers', async () => {
    const out = newFolder();
    const args = ['run', 'examples/door.ts#door', '--time', '60s', '--workers', '2', '--json', '--out', out];
    const child = spawn(process.execPath, [binary, ...args], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    await until(() => readdirSync(folder).includes(path.basename(out)) && readdirSync(out).length > 0 && hasRuns(out));
    child.kill('SIGINT');
    const [status] = (await once(child, 'close')) as [number | null];
    const found = JSON.parse(Buffer.concat(chunks).toString('utf8')) as RunDocument;
    expect(status).toBe(130);
    expect(found.complete).toBe(false);
    expect(found.limits[0]).toBe('interrupted');
    expect(found.runs).toBeGreaterThan(0);
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}

function hasRuns(out: string): boolean {
  const [name] = readdirSync(out);
  return name !== undefined && journal(path.join(out, name)).some(({ counts }) => (counts?.runs ?? 0) > 10);
}

describe('mistakes', () => {
  it.each([
    [['examples/nothing.ts#f'], 'no-such-file'],
    [['examples/door.ts#dor'], 'no-such-export'],
    [['examples/door.ts#door', '--strategy', 'luck'], 'bad-value'],
    [['examples/door.ts#door', '--time', 'soon'], 'bad-value'],
    [['examples/door.ts#door', '--seeds', 'nowhere'], 'no-such-folder'],
    [['examples/door.ts#door', '--solver', 'no-such-program'], 'no-such-solver'],
    [['examples/door.ts#door', '--resume'], 'nothing-to-resume'],
  ])('%j ends with %s and exit code 2, and leaves nothing behind', (args, code) => {
    const out = newFolder();
    const { status, stdout, stderr } = coppice(['run', ...args, '--workers', '1', '--json', '--out', out]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(code);
    expect(spawnSync('ls', [out], { encoding: 'utf8' }).stdout).toBe('');
  });
});
