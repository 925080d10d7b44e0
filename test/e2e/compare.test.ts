import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import type { ReportedFinding } from '../../src/finding/reported-finding.ts';
import { coppice, document, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const sides = ['test/cases/compare/old.ts#parse', 'test/cases/compare/new.ts#parse'];
const settings = ['--workers', '1', '--out', folder];
const campaign = ['--strategy', 'generational', '--runs', '60', ...settings];

describe('coppice compare', () => {
  const all = document(['compare', ...sides, ...campaign]) as { readonly findings: readonly ReportedFinding[] };
  const { findings } = all;

  it('finds differences of every class, minimized', () => {
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['difference']));
    const inputs = findings.map(({ class: found, minimized }) => [found, minimized]);
    expect(inputs).toContainEqual(['error', '']);
    expect(inputs).toContainEqual(['acceptance', '=']);
  });

  it('solves for inputs that make results differ deep inside', () => {
    const difference = findings.find(({ class: found }) => found === 'value');
    expect(difference?.error).toMatch(/^value at \.entries\[0\]\.value\.number: /u);
    expect(difference?.minimized).toMatch(/^zoom=.{1,2}$/u);
    expect(difference?.results).toMatchObject([
      { side: sides[0], outcome: 'returned' },
      { side: sides[1], outcome: 'returned' },
    ]);
  });

  it('replays a difference', () => {
    const difference = findings.find(({ class: found }) => found === 'acceptance');
    const finding = path.resolve(projectFolder, difference!.replay.split(' ').at(-1)!);
    expect(document(['replay', finding])).toMatchObject({ reproduced: true, kind: 'difference' });
  });

  it('solves for a difference that no branch of the sides leads to', () => {
    const arithmetic = 'test/cases/compare/arithmetic.ts';
    const found = document([
      'compare',
      `${arithmetic}#shifted`,
      `${arithmetic}#summed`,
      '--inputs',
      'number',
      ...campaign,
    ]);
    expect(found).toMatchObject({ findings: [{ class: 'value', minimized: [123_456] }] });
  });

  it('solves for differences in parts of many kinds', () => {
    const sides = ['test/cases/compare/deep.ts#plain', 'test/cases/compare/deep.ts#planted'];
    const options = ['--inputs', 'int32', '--strategy', 'dfs'];
    const { findings } = document(['compare', ...sides, ...campaign, ...options]) as typeof all;
    expect(new Set(findings.flatMap(({ minimized }) => minimized))).toEqual(
      new Set([31_337, 40_961, 271_828, 314_159, 161_803]),
    );
  });

  it('solves the inequality of numbers deep in the results', () => {
    const sides = ['test/cases/compare/levels.ts#halved', 'test/cases/compare/levels.ts#shifted'];
    const options = ['--inputs', 'int32', '--strategy', 'dfs', '--runs', '40', ...settings];
    const { findings } = document(['compare', ...sides, ...options]) as typeof all;
    expect(findings).toMatchObject([{ class: 'value' }]);
    expect(findings[0]?.error).toMatch(/^value at \.inner\.inner\.inner\.inner\.size: /u);
    expect(findings[0]?.firstRun.origin).toMatch(/^flip /u);
  });

  it('tells differences of one kind apart by the branches that lead to them', () => {
    const sides = ['test/cases/compare/formats.ts#first', 'test/cases/compare/formats.ts#second'];
    const { findings } = document(['compare', ...sides, ...campaign, '--runs', '25']) as typeof all;
    const places = findings.map(({ minimized, branches = [] }) => [minimized, ...branches]);
    expect(places).toContainEqual(['%x', 'test/cases/compare/formats.ts:5:5']);
    expect(places).toContainEqual(['%o', 'test/cases/compare/formats.ts:6:5']);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
  });

  it('reports a side that pollutes a prototype, and compares the others as if it had not', () => {
    const sides = ['separate', 'assigned', 'separate'].map((name) => `test/cases/compare/settings.ts#${name}`);
    const seeds = path.join(folder, 'seeds');
    mkdirSync(seeds);
    writeFileSync(path.join(seeds, 'prototype.txt'), '__proto__.safe=1');
    writeFileSync(path.join(seeds, 'constructor.txt'), 'constructor.safe=1');
    const { findings } = document(['compare', ...sides, ...campaign, '--runs', '4', '--seeds', seeds]) as typeof all;
    const [first, ...others] = findings;
    expect(first).toMatchObject({ kind: 'pollution' });
    expect(first?.error).toMatch(/^test\/cases\/compare\/settings.ts#assigned: Object.prototype got a property /u);
    expect(first?.minimized).toMatch(/^__proto__\..=?$/u);
    expect(others.map(({ minimized }) => minimized)).not.toContain(first?.minimized);
    const replayed = document(['replay', path.resolve(projectFolder, first!.replay.split(' ').at(-1)!)]);
    expect(replayed).toMatchObject({ reproduced: true, kind: 'pollution' });
  });

  it('ends with exit code 0 if all differences are in the baseline', () => {
    const deep = ['test/cases/compare/arithmetic.ts#shifted', 'test/cases/compare/arithmetic.ts#summed'];
    const args = ['compare', ...deep, '--inputs', 'number', '--baseline', path.join(folder, 'known.json'), ...campaign];
    expect(coppice([...args, '--update-baseline']).status).toBe(0);
    expect(coppice(args).status).toBe(0);
  });

  it('names the functions of all sides if none is named', () => {
    const { status, stderr } = coppice(['compare', 'test/cases/compare/deep.ts', 'test/cases/compare/deep.ts']);
    expect(status).toBe(2);
    expect(stderr).toContain('functions of all sides: plain, planted');
  });

  it.each([
    [[sides[0]!], 'missing-operand'],
    [[sides[0]!, 'no-such-package#parse'], 'no-such-file'],
    [[sides[0]!, 'npm:json5#parse'], 'bad-value'],
    [[...sides, '--ignore', 'color'], 'bad-value'],
    [[sides[0]!, 'test/cases/compare/new.ts#gone'], 'no-such-export'],
  ])('ends with exit code 2 for %j', (args, code) => {
    const { status, stderr } = coppice(['compare', ...args, ...campaign]);
    expect(status).toBe(2);
    expect(stderr).toContain(code);
  });
});
