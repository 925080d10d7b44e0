import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { findFinding } from '../../../src/finding/find-finding.ts';
import { writeFinding } from '../../../src/finding/finding-folder.ts';
import { latestCampaign } from '../../../src/finding/latest-campaign.ts';
import { reportFinding } from '../../../src/finding/report-finding.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const folder = temporaryFolder();
const target = path.join(folder, 'target.ts');
writeFileSync(target, '');

function campaign(name: string, ids: readonly string[], writtenAt = 1): string {
  const made = path.join(folder, name);
  mkdirSync(made, { recursive: true });
  const journal = path.join(made, 'campaign.jsonl');
  writeFileSync(journal, '');
  utimesSync(journal, writtenAt, writtenAt);
  for (const id of ids) finding(made, id);
  return made;
}

function finding(campaignFolder: string, id: string, file = target): string {
  const input = { kind: 'text', text: id } as const;
  const failing = {
    kind: 'exception',
    errorClass: 'TypeError',
    message: 'm',
    stack: '',
    site: '',
    signature: 's',
  } as const;
  const origin = { kind: 'random' } as const;
  const found = { id, failing, input, origin, first: { run: 1, input, origin }, confirmed: undefined };
  const reported = reportFinding(found, input, { folder: id, targetFile: target });
  const settings = { file, exportName: 'f', execution: {} };
  return writeFinding(path.join(campaignFolder, 'findings'), { reported, signature: 's', stack: '', settings });
}

const campaigns = path.join(folder, 'campaigns');
const first = campaign('campaigns/first', ['3f2a81cc', '3f77aaaa', '0a0a0a0a'], 10);
campaign('campaigns/second', ['beefbeef'], 20);

describe('a finding', () => {
  it('is found by its folder, its document, its id, and the first characters of its id', () => {
    const place = path.join(first, 'findings', '3f2a81cc');
    for (const name of [place, path.join(place, 'finding.json')])
      expect(findFinding(name).reported.id).toBe('3f2a81cc');
    for (const name of ['3f2a81cc', '3f2a', '3F2', '0'])
      expect(findFinding(name, first).reported.minimized).toBe(name === '0' ? '0a0a0a0a' : '3f2a81cc');
  });

  it('is not found by an id that several have', () => {
    expect(() => findFinding('3f', first)).toThrow(
      expect.objectContaining({
        code: 'ambiguous-finding',
        message: expect.stringContaining('3f2a81cc, 3f77aaaa') as string,
      }),
    );
  });

  it('is not found by an id that none has; the hint names the campaign that has it', () => {
    expect(() => findFinding('beef', first)).toThrow(
      expect.objectContaining({ code: 'no-such-finding', hint: expect.stringContaining('second') as string }),
    );
    expect(() => findFinding('9', first)).toThrow(
      expect.objectContaining({ code: 'no-such-finding', hint: expect.stringContaining('0a0a0a0a') as string }),
    );
    expect(() => findFinding('9', path.join(folder, 'none'))).toThrow(
      expect.objectContaining({ code: 'no-such-campaign' }),
    );
  });

  it('is looked up in the latest campaign that has its id', () => {
    expect(findFinding('beef', undefined, campaigns).reported.id).toBe('beefbeef');
    expect(findFinding('3f2', undefined, campaigns).reported.id).toBe('3f2a81cc');
    expect(() => findFinding('9', undefined, campaigns)).toThrow(expect.objectContaining({ code: 'no-such-finding' }));
  });

  it('whose target is gone is a moved-finding', () => {
    const moved = finding(campaign('moved', []), 'abcd', path.join(folder, 'gone.ts'));
    expect(() => findFinding(moved)).toThrow(expect.objectContaining({ code: 'moved-finding' }));
  });

  it.each([
    ['is no JSON', '"kind":', 'kind:', 3],
    ['has no id', '"id"', '"ID"', 1],
    ['is of an unknown kind', '"exception"', '"oops"', 3],
    ['has no signature', '"signature"', '"sign"', 1],
    ['has no target', '"export"', '"name"', 23],
    ['has an input in another encoding', '"encoding": "utf8",\n  "firstRun"', '"encoding": "args",\n  "firstRun"', 11],
  ])('that %s is malformed-finding, at its place', (_, from, to, line) => {
    const made = finding(campaign('damaged', []), 'dada');
    const file = path.join(made, 'finding.json');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    expect(() => findFinding(made)).toThrow(
      expect.objectContaining({
        code: 'malformed-finding',
        location: expect.objectContaining({ line }) as object,
        hint: expect.stringContaining('again') as string,
      }),
    );
  });
});

describe('the latest campaign', () => {
  it('is the one that was written to last', () => {
    expect(latestCampaign(campaigns)).toBe(path.join(campaigns, 'second'));
    expect(latestCampaign(path.join(folder, 'none'))).toBeUndefined();
  });
});
