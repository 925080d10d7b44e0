import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packs the package, installs it into an empty project as a user would, and runs every command there on each version of
 * Node that is named (default: 20 and the latest): `node scripts/try-package.mjs [VERSION...]`. Prints the size and the time
 * of the installation, the time to the first finding, and the time of each command. Exits with 1 if one fails.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', 'latest'];
const folder = mkdtempSync(path.join(tmpdir(), 'coppice-try-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const query = 'node_modules/coppice/examples/query.ts#parseQuery';
const campaign = '.coppice/coppice-examples-query.ts-parseQuery';
const findings = 1;
/**
 * What is run, and the exit code that it must have.
 *
 * @type {readonly (readonly [readonly string[], number])[]}
 */
const commands = [
  [['doctor'], 0],
  [['run', query, '--runs', '500', '--workers', '1'], findings],
  [['replay', 'FINDING'], findings],
  [['minimize', 'FINDING'], 0],
  [['minimize', query, '--text', 'first=1&first[]=2'], 0],
  [['report', '--out', 'report.html'], 0],
  ...['json', 'junit', 'sarif', 'lcov', 'cobertura', 'markdown', 'github', 'text'].map((format) => [
    ['report', '--format', format],
    0,
  ]),
  [['suite', '--out', 'query.test.ts'], 0],
  [['run', 'parse.js#parse', '--runs', '60', '--workers', '1'], findings],
  [['suite', '--runner', 'node', '--out', 'parse.test.mjs'], 0],
  [['compare', 'one.js#read', 'other.js#read', '--runs', '40', '--workers', '1'], findings],
  [['libfuzzer', 'fuzz.js', 'corpus', '-runs=200'], 77],
  [['init'], 0],
  [['run', '--runs', '100', '--workers', '1'], findings],
  [['grammar', 'list'], 0],
  [['grammar', 'check', 'json'], 0],
  [['grammar', 'show', 'json'], 0],
  [['grammar', 'count', 'json', '--length', '4'], 0],
  [['grammar', 'generate', 'json', '--count', '5'], 0],
  [['grammar', 'generate', 'json', '--strategy', 'kpath', '--out', 'words'], 0],
  [['grammar', 'cover', 'json', 'words'], 0],
  [['grammar', 'parse', 'json', 'package.json'], 0],
  [['grammar', 'convert', 'json', '--to', 'g4'], 0],
  [['grammar', 'mine', 'list.js#read', '--runs', '3000', '--out', 'list.ebnf'], 0],
  [['grammar', 'diff', 'json', 'list.ebnf'], 1],
  [['completion', 'bash'], 0],
];

function write(name, text) {
  writeFileSync(path.join(folder, name), text);
}

function must(command, args, cwd = folder) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
  return stdout;
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

function megabytes(place) {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return (bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
}

/** Runs a command; resolves to its exit code, its output, and the time until it said what it found. */
function run(node, args) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(node, [path.join(folder, 'node_modules/coppice/bin/coppice.js'), ...args], { cwd: folder });
    let text = '';
    let firstFinding;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        text += String(data);
        if (text.includes('found ')) firstFinding ??= seconds(start);
      });
    }
    child.on('close', (status) => resolve({ status, text, firstFinding, time: seconds(start) }));
  });
}

let failures = 0;

async function tryOn(version) {
  must('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    path.join(folder, `node-${version}`),
    `node@${version}`,
  ]);
  const node = path.join(folder, `node-${version}/node_modules/node/bin/node`);
  for (const name of [
    '.coppice',
    'words',
    'corpus',
    'coppice.config.mjs',
    'coppice.config.ts',
    'query.test.ts',
    'query.failures.test.ts',
    'list.ebnf',
    'parse.test.mjs',
    'parse.failures.test.mjs',
  ]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  console.log(`\nNode ${must(node, ['--version']).trim()}`);
  let finding = '';
  for (const [args, expected] of commands) {
    const { status, text, firstFinding, time } = await run(
      node,
      args.map((arg) => (arg === 'FINDING' ? finding : arg)),
    );
    const [, id] = new RegExp(`${campaign}/findings/(\\w+)`, 'u').exec(text) ?? [];
    finding = id ?? finding;
    const isWell = status === expected && !/^ {4}at .*dist\//mu.test(text);
    if (!isWell) failures++;
    const first = args[0] === 'run' && firstFinding !== undefined ? `, first finding after ${firstFinding} s` : '';
    console.log(`${isWell ? 'ok    ' : 'FAILED'} ${time.padStart(5)} s  coppice ${args.join(' ')}${first}`);
    if (!isWell) console.log(`exit code ${status}, not ${expected}\n${text.slice(0, 3000)}`);
  }
  must(node, ['--test', 'parse.test.mjs']);
  console.log('ok     the written suite passes');
}

write('package.json', '{ "name": "user", "private": true, "type": "module" }\n');
write('one.js', "export const read = (/** @type {string} */ text) => (text === 'x' ? 1 : 2);\n");
write('other.js', 'export const read = (/** @type {string} */ text) => 2;\n');
write(
  'list.js',
  `export function read(/** @type {string} */ text) {
  let at = 0;
  const digit = () => {
    if (!(text[at] >= '0' && text[at] <= '9')) throw new SyntaxError('no digit');
    at++;
  };
  for (digit(); text[at] === ','; digit()) at++;
  if (at < text.length) throw new SyntaxError('too long');
  return at;
}
`,
);
write('fuzz.js', "export function fuzz(data) { if (data.toString() === 'ab') throw new TypeError('found'); }\n");
write('parse.js', "export function parse(/** @type {string} */ text) { return text === 'null' ? null.x : text; }\n");
const [{ filename, size }] = JSON.parse(
  must('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root),
);
const start = performance.now();
must('npm', ['install', '--save-dev', '--no-audit', '--no-fund', path.join(folder, filename)]);
const packages = must('npm', ['ls', '--all', '--parseable']).trim().split('\n').length - 1;
console.log(
  `installed in ${seconds(start)} s: ${packages} packages, ${megabytes(path.join(folder, 'node_modules'))} MB, ` +
    `of which coppice ${megabytes(path.join(folder, 'node_modules/coppice'))} MB (packed ${(size / 1e6).toFixed(1)} MB)`,
);
for (const version of versions) await tryOn(version);
process.exitCode = failures === 0 ? 0 : 1;
