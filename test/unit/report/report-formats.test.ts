import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readReport } from '../../../src/report/data/read-report.ts';
import type { ReportData } from '../../../src/report/data/report-data.ts';
import { loadReporter } from '../../../src/report/load-reporter.ts';
import { reportFormatNames } from '../../../src/report/report-formats.ts';
import { sarifRules } from './sarif-rules.ts';
import { TableCampaign } from '../campaign/table-engine/table-campaign.ts';

const campaign = new TableCampaign([
  { input: '', path: '0' },
  { input: 'a', path: '10', throwsAt: 3 },
  { input: 'ab', path: '11', concretizations: [{ site: 'subject.js:2:1', why: 'no model' }] },
]);
let data: ReportData;

beforeAll(async () => {
  await campaign.run();
  data = await readReport(campaign.latest);
});
afterAll(() => campaign.remove());

describe('the formats of a report', () => {
  it.each(reportFormatNames)('name the target or its file, and end with a line break: %s', async (format) => {
    const text = await (await loadReporter(format)).report(data);
    expect(text).toContain('subject.js');
    expect(text).toMatch(/[^\n]\n$/u);
  });

  it('include JSON that its published schema describes', async () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../schemas/report.schema.json', import.meta.url), 'utf8'),
    ) as object;
    const validate = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true }).compile(
      schema,
    );
    const document: unknown = JSON.parse(await (await loadReporter('json')).report(data));
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...(document as ReportData), branches: [{ site: 'a:1:1', arms: [{ state: 'perhaps' }] }] })).toBe(
      false,
    );
  });
});

describe('a finding in the formats of other tools', () => {
  it('is a result of SARIF whose fingerprint names the cause, with its place and its path', async () => {
    const log = JSON.parse(await (await loadReporter('sarif')).report(data)) as Log;
    const [result] = log.runs[0]?.results ?? [];
    const [finding] = data.findings;
    expect(log.runs[0]?.tool.driver.rules?.[result!.ruleIndex!]?.id).toBe('exception');
    expect(result?.partialFingerprints).toEqual({ 'coppiceFinding/v1': finding?.fingerprint });
    expect(result?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 3, startColumn: 1 });
    const flow = {
      ...finding!,
      steps: [{ site: 'a b.js:7:5', code: '', condition: 'x', taken: true, reads: [], times: 2 }],
    };
    const withFlow = JSON.parse(await (await loadReporter('sarif')).report({ ...data, findings: [flow] })) as Log;
    const step = withFlow.runs[0]?.results?.[0]?.codeFlows?.[0]?.threadFlows[0]?.locations[0]?.location;
    expect(step?.physicalLocation?.artifactLocation?.uri).toBe('a%20b.js');
    expect(step?.message?.text).toBe('x is true (2 times)');
  });

  it('is a result that the rules of SARIF 2.1.0 allow, whatever its texts are', async () => {
    const formats = { uri: (text: string) => URL.canParse(text), 'uri-reference': isReference };
    const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true, formats }).compile(sarifRules);
    const step = { code: '', condition: 'x', taken: true, reads: [], times: 2 } as const;
    const hostile = {
      error: 'Error: {0} [a](b) \u0000\ud800\nsecond',
      site: 'a b%[1].js:3:1',
      steps: [{ ...step, site: 'c:\\d e.js:7:5' }],
      stack: [{ called: '', site: 'a b%[1].js:3:1' }],
    };
    const placeless = { site: '', stack: [], steps: [] };
    for (const change of [{}, hostile, placeless]) {
      const findings = data.findings.map((finding) => ({ ...finding, ...change }));
      const log = JSON.parse(await (await loadReporter('sarif')).report({ ...data, findings })) as Log;
      expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
      // A name that says the same as the identifier is an error to the validators of code scanning services.
      for (const { id, name } of log.runs[0]!.tool.driver.rules!) expect(name?.toLowerCase()).not.toBe(id);
      expect(validate({ ...log, runs: [{ ...log.runs[0]!, results: [{ ruleIndex: -2 }] }] })).toBe(false);
    }
  });

  it('is a failed test of JUnit, in XML that can be read whatever its texts are', async () => {
    const error = 'TypeError: <&"]]>\u0000\ud800\u{1f600}';
    const hostile = { ...data, findings: data.findings.map((finding) => ({ ...finding, error })) };
    const errors: Error[] = [];
    const texts: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (problem) => errors.push(problem));
    parser.on('text', (text) => texts.push(text));
    parser.write(await (await loadReporter('junit')).report(hostile)).close();
    expect(errors).toEqual([]);
    expect(texts.join('')).toContain('TypeError: <&"]]>\\u{0}\\u{d800}\u{1f600}');
  });

  it('is an annotation of GitHub in one line', async () => {
    const error = 'Error: 50%\nsecond line';
    const annotated = {
      ...data,
      findings: data.findings.map((finding) => ({ ...finding, error, site: 'a,b.js:3:1' })),
    };
    const [line] = (await (await loadReporter('github')).report(annotated)).split('\n');
    expect(line).toMatch(/^::error file=a%2Cb\.js,line=3,col=1,title=Coppice%3A exception::Error: 50%25%0Ainput: /u);
  });

  it('cannot leave its code in Markdown', async () => {
    const marked = { ...data, findings: data.findings.map((finding) => ({ ...finding, error: 'a `` b | c' })) };
    expect(await (await loadReporter('markdown')).report(marked)).toContain('``` a `` b \\| c ```');
  });
});

describe('coverage in the formats of other tools', () => {
  it('counts each arm, line and function of a file once', async () => {
    const lcov = await (await loadReporter('lcov')).report(data);
    expect(lcov.match(/^BRDA:/gmu)).toHaveLength(4);
    expect(lcov).toContain('BRF:4\nBRH:4\n');
    const cobertura = await (await loadReporter('cobertura')).report(data);
    expect(cobertura).toContain('branches-covered="4" branches-valid="4"');
  });
});

describe('reporters of users', () => {
  it.each([
    ['nothing', 'bad-value'],
    ['./no-such-file.mjs', 'no-such-file'],
    ['./vitest.config.ts', 'bad-reporter'],
  ])('are refused with a reason: %s', async (name, code) => {
    await expect(loadReporter(name)).rejects.toMatchObject({ code });
  });

  it('are modules with a function `report`, which get the data', async () => {
    const file = path.join(campaign.folder, 'reporter.mjs');
    writeFileSync(
      file,
      "export const fileName = 'runs.txt';\nexport const report = ({ campaign }) => `${campaign.runs} runs\\n`;\n",
    );
    const reporter = await loadReporter(file);
    expect(reporter.fileName).toBe('runs.txt');
    expect(await reporter.report(data)).toBe(`${data.campaign.runs} runs\n`);
  });
});

function isReference(text: string): boolean {
  return URL.canParse(text, 'https://example.com/') && !/[\s\\"<>^`{|}]/u.test(text);
}
