import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readReport } from '../../src/report/data/read-report.ts';
import type { ReportData } from '../../src/report/data/report-data.ts';
import { htmlReport } from '../../src/report/page/html-report.ts';
import { chromiumPath } from './browser.ts';
import { coppice } from './coppice.ts';
import { lowContrast } from './low-contrast.ts';

const executablePath = chromiumPath();
const title =
  executablePath === undefined
    ? 'the page of a report (skipped: no Chromium on the PATH, and $CHROMIUM is not set)'
    : 'the page of a report';

describe.skipIf(executablePath === undefined)(title, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'coppice-page-'));
  const campaign = path.join(folder, 'examples-query.ts-parseQuery');
  let browser: Browser;
  let data: ReportData;
  /** Requests for anything but the page, errors of its script, and violations of its policy. */
  let troubles: string[] = [];

  beforeAll(async () => {
    const run = ['run', 'examples/query.ts#parseQuery', '--runs', '150', '--workers', '1', '--out', folder];
    expect(coppice([...run, '--reporter', 'html']).status).toBe(1);
    data = await readReport(campaign);
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(file: string, hash: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
    troubles = [];
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) troubles.push(request.url());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${pathToFileURL(file).href}#/${hash}`);
    await page.waitForSelector('main > *');
    return page;
  }

  const real = path.join(campaign, 'report.html');

  it('draws its curves, loads nothing, and is less than a megabyte', async () => {
    expect(readFileSync(real).length).toBeLessThan(1 << 20);
    const page = await opened(real, 'overview');
    await page.waitForSelector('.chart canvas');
    const drawn = await page.evaluate<number>(`{
      const canvas = document.querySelector('.chart canvas');
      new Set(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).size;
    }`);
    expect(drawn).toBeGreaterThan(20);
    expect(await page.textContent('.tiles')).toContain('18 of 18 in functions that ran');
    expect(troubles).toEqual([]);
    await page.close();
  });

  it('explains a branch: the input that takes each arm', async () => {
    const page = await opened(real, 'source');
    await page.click('[data-line="19"] .mark');
    const details = await page.textContent('.details');
    expect(details).toContain('examples/query.ts:19:10');
    expect(details).toContain('taken');
    expect(await page.getAttribute('[data-line="19"] .mark', 'aria-expanded')).toBe('true');
    await page.click('.details a[href^="#/inputs/"]');
    await page.waitForSelector('.ancestry');
    expect(troubles).toEqual([]);
    await page.close();
  });

  it('shows a finding with its path, and highlights the characters that a decision read', async () => {
    const page = await opened(real, 'findings');
    expect(await page.textContent('.finding')).toContain('query[name].push is not a function');
    await page.click('.finding > summary');
    expect(await page.evaluate<boolean>("document.querySelector('.finding').open")).toBe(false);
    await page.click('.finding > summary');
    await page.focus('.step:has-text("text[0] === \\"[\\"")');
    expect(await page.textContent('.step-input mark')).toBe('&');
    expect(troubles).toEqual([]);
    await page.close();
  });

  it('is used with the keyboard: pages, filter, themes, help', async () => {
    const page = await opened(real, 'overview');
    await page.keyboard.press('4');
    await page.waitForSelector('.list nav a');
    const all = await page.$$eval('.list nav a:not([hidden])', (rows) => rows.length);
    await page.keyboard.press('/');
    await page.keyboard.type('flip');
    const some = await page.$$eval('.list nav a:not([hidden])', (rows) => rows.length);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await page.evaluate<boolean>("document.activeElement.matches('.list nav a')")).toBe(true);
    await page.keyboard.press('?');
    expect(await page.evaluate<boolean>("document.querySelector('.help').open")).toBe(true);
    await page.keyboard.press('Escape');
    const background = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const auto = await background();
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    expect(await background()).not.toBe(auto);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it.each([
    [390, 'light'],
    [800, 'dark'],
    [1600, 'dark'],
  ] as const)('fits a screen of %i pixels, %s, and can be read', async (width, colorScheme) => {
    for (const view of ['overview', 'source', 'findings', 'inputs', 'tree', 'engine']) {
      const page = await opened(real, view, { viewport: { width, height: 800 }, colorScheme });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(await page.evaluate<string[]>(lowContrast)).toEqual([]);
      expect(troubles).toEqual([]);
      await page.close();
    }
  });

  it('breaks long places on a narrow screen', async () => {
    const site = `node_modules/${'longer-and-longer/'.repeat(8)}index.js:12:3`;
    const [finding] = data.findings;
    const long: ReportData = {
      ...data,
      campaign: { ...data.campaign, target: site },
      findings: [{ ...finding!, site, steps: (finding!.steps ?? []).map((step) => ({ ...step, site })) }],
      advice: [{ text: `Values are not followed at \`${site}\`.`, command: `npx coppice run ${site} --resume` }],
      inputs: data.inputs.map((input) => ({ ...input, firstArms: [{ site, when: true }] })),
    };
    const file = path.join(folder, 'long.html');
    writeFileSync(file, await htmlReport.report(long));
    for (const view of ['overview', 'findings', 'inputs']) {
      const page = await opened(file, view, { viewport: { width: 360, height: 800 } });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      await page.close();
    }
  });

  it('shows hostile texts as texts, and cuts long ones', async () => {
    const evil = `</script><script>globalThis.broken = 1</script><img src=x onerror="globalThis.broken = 1">\u0000\u2028\ud800`;
    const [finding] = data.findings;
    const [input] = data.inputs;
    const hostile: ReportData = {
      ...data,
      campaign: { ...data.campaign, target: evil },
      findings: [{ ...finding!, error: evil, minimized: evil, input: evil.repeat(10_000), replay: evil, site: evil }],
      inputs: [{ ...input!, id: '../"><b>', input: evil, origin: evil }],
      files: data.files.map((file) => ({ ...file, path: evil, source: evil })),
      advice: [{ text: evil, command: evil }],
    };
    const file = path.join(folder, 'hostile.html');
    const text = await htmlReport.report(hostile);
    writeFileSync(file, text);
    expect(text.length).toBeLessThan(400_000);
    for (const view of ['overview', 'source', 'findings', 'inputs', 'tree', 'engine']) {
      const page = await opened(file, view);
      expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
      expect(await page.$$eval('img, #page script, b:has(> *)', (found) => found.length)).toBe(0);
      expect(await page.textContent('h1')).toContain('</script><script>');
      expect(troubles).toEqual([]);
      await page.close();
    }
  });
});
