// Runs a few commands of the built package on other versions of Node.js: `npm run smoke`. The versions come from the
// registry (the package `node` contains binaries) and are kept in node_modules/.cache. Without a registry they are
// skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/coppice-node');
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24', 'latest'];
const own = process.versions.node.split('.')[0];

/** Returns the binary of a version; undefined if it cannot be installed. */
function install(version) {
  const folder = path.join(cache, version);
  const binary = path.join(folder, 'node_modules/.bin/node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`];
    spawnSync('npm', args, { cwd: folder, timeout: 120_000, stdio: 'ignore' });
  }
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 ? { binary, number: answer.stdout.trim() } : undefined;
}

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-smoke-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const write = (name, text) => writeFileSync(path.join(folder, name), text);
write('package.json', '{ "type": "module" }\n');
write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] }, "experimentalDecorators": true } }\n');
write('part.ts', 'export enum Word { Needle = "needle" }\n');
write(
  'target.ts',
  [
    "import { Word } from '@/part';",
    "import { join } from './old.cjs';",
    'function noted(_target: object, _name: string): void {}',
    'class Held { accessor count = 0; @noted add(): void { this.count++; } [Symbol.dispose](): void {} }',
    'export function f(s: string, n: number): number {',
    '  using held = new Held();',
    '  held.add();',
    '  if (s === Word.Needle && n > 100) return (null as any).x;',
    "  return join('a', 'b').length + held.count;",
    '}',
    '',
  ].join('\n'),
);
write('old.cjs', "exports.join = require('node:path').join;\n");
write('broken.ts', 'export function f(s: string) { return s +; }\n');

const failures = [];

/** Runs one command; it must print a document if one is requested, and nothing else. */
function check(node, what, args, expected) {
  const { status, stdout, stderr } = spawnSync(node.binary, [path.join(root, 'bin/coppice.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  const problem = expected({ status, stdout, stderr });
  const noise = /Warning:|^ {4}at /mu.test(stderr) ? 'unexpected output on standard error' : undefined;
  if (problem === undefined && noise === undefined) return stdout;
  failures.push(`${node.number}: ${what}: ${problem ?? noise}\n${stderr.slice(0, 2000)}${stdout.slice(0, 500)}`);
  return undefined;
}

const exits = (code) => (answer) => (answer.status === code ? undefined : `exit code ${answer.status}, not ${code}`);

function smoke(node) {
  const out = path.join(folder, `out-${node.number}`);
  check(node, 'grammar generate', ['grammar', 'generate', 'arithmetic', '--count', '3'], exits(0));
  check(node, 'a syntax error', ['run', 'broken.ts#f', '--out', out], (answer) =>
    answer.stderr.includes('broken.ts:1:42 error syntax') ? exits(2)(answer) : 'the location is missing',
  );
  const args = ['run', 'target.ts#f', '--runs', '60', '--workers', '1', '--json', '--out', out];
  const printed = check(node, 'run', args, exits(1));
  if (printed === undefined) return;
  const { findings } = JSON.parse(printed);
  const [finding] = findings;
  if (findings.length !== 1 || !finding.site.startsWith('target.ts:8:')) {
    failures.push(`${node.number}: run: ${JSON.stringify(findings)} is not the only bug`);
    return;
  }
  const replayed = path.join(path.relative(folder, out), 'target.ts-f/findings', finding.id);
  check(node, 'replay', ['replay', replayed, '--json'], (answer) =>
    answer.stdout.includes('"reproduced":true') ? exits(1)(answer) : 'the finding is not reproduced',
  );
}

for (const version of wanted) {
  if (version === own) continue;
  const node = install(version);
  if (node === undefined) {
    console.log(`skipped: node ${version} cannot be installed here`);
    continue;
  }
  const start = performance.now();
  const before = failures.length;
  smoke(node);
  const verdict = failures.length === before ? 'ok' : 'FAILED';
  console.log(`node ${node.number}: ${verdict} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
