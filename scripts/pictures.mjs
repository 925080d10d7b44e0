import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * Takes the pictures of the README, in `docs/images/`: the terminal and the report of campaigns on shipped examples. Needs
 * tmux, and Chromium on the PATH or in `$CHROMIUM`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const binary = path.join(root, 'bin/coppice.js');
const images = path.join(root, 'docs/images');
const folder = mkdtempSync(path.join(tmpdir(), 'coppice-pictures-'));
const columns = 96;
const colors = {
  31: '#e5534b',
  32: '#6bc46d',
  33: '#daaa3f',
  34: '#6cb6ff',
  35: '#dcbdfb',
  36: '#76e3ea',
  90: '#768390',
};

const socket = `coppice-${process.pid}`;
const tmux = (...args) => execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { encoding: 'utf8' });

function coppice(...args) {
  const { status, stderr } = spawnSync(process.execPath, [binary, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(stderr);
}

/** What a terminal shows after a command, with the sequences for colors. */
async function screenAfter(command, rows) {
  tmux(
    'new-session',
    '-d',
    '-s',
    'main',
    '-x',
    String(columns),
    '-y',
    String(rows),
    '-c',
    folder,
    'env',
    'PS1=$ ',
    'bash',
    '--norc',
  );
  try {
    tmux('set-option', '-g', 'status', 'off');
    tmux('send-keys', '-t', 'main', `npx() { shift; node '${binary}' "$@"; }; clear`, 'Enter');
    await new Promise((resolve) => setTimeout(resolve, 500));
    tmux('send-keys', '-t', 'main', command, 'Enter');
    for (let tries = 0; tries < 120; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const screen = tmux('capture-pane', '-e', '-p', '-t', 'main');
      if (/^\S*next .*\n+\S*\$ *\n*$/mu.test(plain(screen))) return screen.trimEnd().replace(/\n[^\n]*$/u, '');
    }
    throw new Error(`no summary: ${tmux('capture-pane', '-p', '-t', 'main')}`);
  } finally {
    tmux('kill-server');
  }
}

const escape = '\u001b';
const colorSequence = new RegExp(`${escape}\\[([\\d;]*)m`, 'u');
const plain = (text) =>
  text
    .split(colorSequence)
    .filter((_, i) => i % 2 === 0)
    .join('');
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every part of a line has its own place, so that it stands in its column in any monospaced font. */
function asSvg(screen) {
  const [advance, height, margin] = [8.4, 19, 20];
  let style = '';
  const lines = screen.split('\n');
  const texts = lines.flatMap((line, row) => {
    let column = 0;
    return line.split(colorSequence).map((part, i) => {
      if (i % 2 === 1) {
        style = styleAfter(style, part);
        return '';
      }
      const indent = part.length - part.trimStart().length;
      const x = (margin + (column + indent) * advance).toFixed(1);
      column += part.length;
      const y = margin + (row + 0.8) * height;
      if (part.trim() === '') return '';
      return `<text x="${x}" y="${y.toFixed(1)}" textLength="${(part.trim().length * advance).toFixed(1)}"${style}>${escaped(part.trim())}</text>\n`;
    });
  });
  const width = 2 * margin + columns * advance;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${2 * margin + lines.length * height}">
<style>text { font: 14px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #cdd9e5; white-space: pre; }</style>
<rect width="100%" height="100%" rx="8" fill="#1c2128"/>
${texts.join('')}</svg>
`;
}

function styleAfter(style, codes) {
  let after = style;
  for (const code of codes === '' ? [0] : codes.split(';').map(Number)) {
    if (code === 0 || code === 39 || code === 22) after = '';
    if (code === 1) after = ' style="font-weight: bold"';
    if (code === 2) after = ' style="fill: #768390"';
    if (code in colors) after = ` style="fill: ${colors[code]}"`;
  }
  return after;
}

let browser;
try {
  for (const place of ['examples', 'node_modules/coppice/examples']) {
    cpSync(path.join(root, 'examples'), path.join(folder, place), { recursive: true });
  }
  const query = 'node_modules/coppice/examples/query.ts#parseQuery';
  const screen = await screenAfter(`npx coppice run ${query} --runs 500 --workers 1`, 45);
  writeFileSync(path.join(images, 'terminal.svg'), asSvg(screen));

  coppice(
    'run',
    'examples/simplecalc.ts#calculate',
    '--grammar',
    'examples/simplecalc.ebnf',
    '--runs',
    '150',
    '--workers',
    '1',
  );
  coppice('report', '--out', 'report.html');
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 840 } });
  await page.goto(`${pathToFileURL(path.join(folder, 'report.html')).href}#/overview`);
  await page.waitForSelector('.chart canvas');
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(images, 'report.png') });
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}
