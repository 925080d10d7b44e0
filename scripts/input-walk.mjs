/**
 * Traces one input through the files of Coppice: `node scripts/input-walk.mjs [FOLDER]`, where FOLDER is a checkout with
 * its build (default: this one).
 *
 * The script runs one campaign with one worker on a small target that fails on exactly one text, which is its only seed.
 * In the process of the command line, a module hook adds a probe to every function of the build. The script counts:
 *
 * - _entered_: the files of which a function was called between `coppice run` and the printed report, in the order of the
 *   first call. Top-level code of a module does not count as a call.
 * - _carrying the input_: those files with a call that had the text among its arguments, in the order of the first such
 *   call: a string that contains it, at most four levels deep in the arguments (properties, elements, entries; `this` and
 *   private fields are not examined). At most 400 values are examined per call.
 *
 * A _folder change_ is a file in such a list whose top folder below `dist` differs from that of the previous file; a file
 * without a folder counts as a folder. The processes of the subject and of the solver are not traced. The campaign has a
 * seed and a budget of runs, so that the lists are deterministic.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(path.join(tmpdir(), 'coppice-walk-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const marker = 'the=input';
const target = `export function parse(text) {
  const [name, value] = text.split('=');
  if (name === 'the' && value.length === 5 && value.startsWith('inp')) return null.x;
  return text.length > 3 ? name : value;
}
`;
mkdirSync(path.join(folder, 'seeds'));
writeFileSync(path.join(folder, 'target.mjs'), target);
writeFileSync(path.join(folder, 'seeds/seed.txt'), marker);
const out = path.join(folder, 'walk.json');
const dist = pathToFileURL(path.join(root, 'dist/')).href;
const campaign = 'run target.mjs#parse --inputs string --seeds seeds --runs 12 --workers 1 --out out'.split(' ');
const register = new URL('./walk/register.mjs', import.meta.url).href;
const { stdout, stderr } = spawnSync(
  process.execPath,
  ['--import', register, path.join(root, 'bin/coppice.js'), ...campaign],
  { cwd: folder, encoding: 'utf8', env: { ...process.env, COPPICE_WALK: JSON.stringify({ out, dist, marker }) } },
);
if (!stdout.includes('null')) throw new Error(`the campaign did not report its finding:\n${stdout}${stderr}`);
const { entered, carried } = JSON.parse(readFileSync(out, 'utf8'));

const topFolder = (file) => file.split('/')[0];
const isChange = (file, i, files) => i > 0 && topFolder(file) !== topFolder(files[i - 1]);

console.log('carrying the input, in order; `>` is a change of the top folder\n');
for (const [i, file] of carried.entries()) {
  console.log(
    `${String(i + 1).padStart(4)} ${isChange(file, i, carried) ? '>' : ' '} ${file.replace(/\.js$/u, '.ts')}`,
  );
}
console.log('\n                      files  folder changes');
for (const [name, files] of Object.entries({ 'carrying the input': carried, entered })) {
  const changes = files.filter(isChange).length;
  console.log(`${name.padEnd(22)}${String(files.length).padStart(5)}${String(changes).padStart(16)}`);
}
