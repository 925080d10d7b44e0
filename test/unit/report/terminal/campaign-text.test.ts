import { describe, expect, it } from 'vitest';

import { emptySummary, type CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import { displayWidth } from '../../../../src/core/text/display-width.ts';
import { shownText } from '../../../../src/core/text/shown-text.ts';
import { colorStyle } from '../../../../src/core/text/style.ts';
import { campaignText } from '../../../../src/report/terminal/campaign-text.ts';
import { plainView } from '../../../../src/report/terminal/text-view.ts';

const count = (covered: number, total: number) => ({ covered, total });
const tally = { branches: count(5, 14), statements: count(7, 20), lines: count(7, 20), functions: count(2, 5) };

const summary: CampaignSummary = {
  ...emptySummary(
    {
      file: 'src/parse.ts',
      exportName: 'parse',
      domains: [{ kind: 'string', maxLength: 64 }],
      strategy: 'auto',
      seed: '1',
      budget: { runs: 10 },
      workers: 1,
      outFolder: 'out',
      resume: false,
      allowedKinds: [],
      execution: {},
      flipsPerSite: 8,
    },
    'runs',
  ),
  runs: 10,
  kept: 4,
  folder: '.coppice/src-parse.ts-parse',
  coverage: { ...tally, files: {}, entered: { branches: count(5, 6) } },
  findings: [
    {
      id: '0123abcd',
      kind: 'exception',
      error: `TypeError: cannot read \u001b[31m${'漢字 '.repeat(30)}\nmore`,
      site: 'src/parse.ts:3:5',
      input: '😀',
      minimized: `${'👩‍💻'.repeat(60)}\u001b]0;title\u0007`,
      encoding: 'utf8',
      origin: 'drawn at random',
      replay: 'npx coppice replay .coppice/src-parse.ts-parse/findings/0123abcd',
      isFlaky: false,
      fingerprint: 'f',
      expected: 'no failure',
      observed: 'a failure',
      stack: [],
      firstRun: { run: 3, origin: 'drawn at random', encoding: 'utf8', input: '😀' },
    },
  ],
};

describe('the summary of a campaign in a terminal', () => {
  const oneText = { parameters: [{ name: 's', domain: 'string(..64)', from: 'inputs' }], leftOut: [] } as const;
  const outcomes = { ...summary.outcomes, returned: 30, rejected: 1970 };

  it.each([
    ['node_modules/json5/lib/index.js#parse', '--grammar json5'],
    ['src/parser.ts#parse', 'coppice grammar mine'],
  ])('says what would get more texts of %s accepted', (target, advice) => {
    const text = campaignText({ ...summary, given: oneText, outcomes, target }, plainView);
    expect(text).toMatch(new RegExp(`^advice +2% of .*${advice}`, 'mu'));
  });

  it.each([
    { given: oneText, outcomes: { ...outcomes, returned: 500 } },
    { given: oneText, outcomes: { ...outcomes, rejected: 100 } },
    { given: oneText, outcomes, complete: true },
    { given: { ...oneText, parameters: [...oneText.parameters, ...oneText.parameters] }, outcomes },
  ])('gives no advice that does not fit', (change) => {
    expect(campaignText({ ...summary, ...change }, plainView)).not.toContain('advice');
  });

  it.each([60, 80, 200])('has no line wider than %i columns, except commands to copy', (width) => {
    const lines = campaignText(summary, { ...plainView, width }).split('\n');
    const tooWide = lines.filter((line) => displayWidth(line) > width);
    expect(tooWide.every((line) => line.includes('npx coppice'))).toBe(true);
  });

  it('says the same with and without colors, and lets no escape sequence of a subject through', () => {
    const colored = shownText(campaignText(summary, { ...plainView, style: colorStyle, width: 70 }));
    const plain = shownText(campaignText(summary, { ...plainView, width: 70 }));
    // oxlint-disable-next-line no-control-regex
    expect(colored.replaceAll(/\u001b\[\d+m/gu, '')).toBe(plain);
    expect(plain).not.toContain('\u001b');
    expect(plain).toContain('\\u001b[31m');
  });

  it('has the findings before the figures, and ends with the next command', () => {
    const text = campaignText(summary, plainView);
    expect(text.indexOf('0123abcd exception')).toBeLessThan(text.indexOf('\nruns '));
    expect(text.trimEnd().split('\n').at(-1)).toBe(`next      ${summary.findings[0]!.replay}`);
    expect(campaignText({ ...summary, findings: [] }, plainView)).toMatch(
      /next {6}npx coppice suite \.coppice\/src-parse\.ts-parse\n$/u,
    );
  });

  it('counts the branches of functions that ran apart from the others', () => {
    const text = campaignText(summary, plainView);
    expect(text).toContain('5 of 6 branches in the functions that ran (2 of 5)');
    expect(text).toContain('8 branches elsewhere');
  });

  it('consists of the findings and the next command if it is to be quiet', () => {
    const text = campaignText(summary, { ...plainView, detail: 'quiet' });
    expect(text).toContain('0123abcd exception');
    expect(text).not.toContain('coverage');
    expect(text).toMatch(/next .*\n$/u);
  });
});
