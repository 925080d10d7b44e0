/**
 * Runs the inputs in the tables of `docs/cross-checking.md` natively, without Coppice, and compares each result with its
 * cell. Exits with 1 if one differs.
 *
 *   node scripts/explained-differences.mjs
 *
 * A cell in code is the text that is returned, or an expression for a part of the value; `ClassError: message` is how the
 * message of a thrown error starts; other words stand for any error. Needs the network for the packages.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { runInThisContext } from 'node:vm';

const families = JSON.parse(readFileSync('bench/cross-checking/families.json', 'utf8'));
const implementations = new Map(families.flatMap((one) => one.implementations).map((one) => [one.name, one]));

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-explained-'));
writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
const packages = [...implementations.values()].filter(({ version }) => version !== '');
const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
execFileSync('npm', [...install, ...packages.map(({ name, version }) => `${name}@${version}`)], { cwd: folder });

let [checked, wrong] = [0, 0];
for (const { title, sides, rows } of tablesOf(readFileSync('docs/cross-checking.md', 'utf8'))) {
  for (const [input, ...cells] of rows) {
    for (const [i, cell] of cells.entries()) {
      for (const side of sides[i]) {
        checked++;
        const text = unescaped(code(input));
        const end = await endOf(side, text);
        if (isLike(end, cell)) continue;
        wrong++;
        console.log(`${title}: ${side} of ${JSON.stringify(text)}: ${JSON.stringify(end)}, not ${cell}`);
      }
    }
  }
}
rmSync(folder, { recursive: true });
console.log(`${checked} results of ${implementations.size} implementations checked, ${wrong} differ`);
process.exitCode = wrong === 0 && checked > 0 ? 0 : 1;

/** The tables below numbered headings; their header has the names of implementations, with versions or without. */
function* tablesOf(text) {
  let title = '';
  let table;
  for (const line of text.split('\n')) {
    if (/^### \d/u.test(line)) title = line.slice(4);
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : undefined;
    if (cells === undefined) {
      if (table !== undefined) yield table;
      table = undefined;
    } else if (table !== undefined) {
      if (!/^-+$/u.test(cells[0])) table.rows.push(cells);
    } else if (cells[0] === 'input') {
      const sides = cells.slice(1).map((cell) => cell.split(', ').map((name) => name.split(' ')[0]));
      table = { title, sides, rows: [] };
    }
  }
}

function code(cell) {
  return /^`(?<text>.*)`$/su.exec(cell)?.groups.text;
}

function unescaped(text) {
  const escapes = { r: '\r', n: '\n', t: '\t' };
  return text.replaceAll(/\\(?<letter>[rnt])/gu, (_all, letter) => escapes[letter]);
}

async function endOf(name, text) {
  const { import: specifier, call } = implementations.get(name);
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `import * as m from ${JSON.stringify(specifier)};\nexport const target = (s) => ${call};\n`);
  const { target } = await import(pathToFileURL(file).href);
  try {
    return { value: target(text) };
  } catch (error) {
    return { error: `${error?.constructor?.name}: ${error?.message}` };
  }
}

function isLike({ value, error }, cell) {
  const expected = code(cell);
  if (expected === undefined) return error !== undefined && (!/^\w+Error\b/u.test(cell) || error.startsWith(cell));
  if (error !== undefined) return false;
  if (typeof value === 'string') return value === unescaped(expected);
  const wanted = runInThisContext(`(${expected})`);
  if (Array.isArray(wanted) || Object.keys(wanted).length === 0) return isDeepStrictEqual({ ...value }, { ...wanted });
  return Object.keys(wanted).every((key) => Object.hasOwn(value, key) && isDeepStrictEqual(value[key], wanted[key]));
}
