import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

/** Runs every command of the documentation once, with a small budget, in a project with the files that they name. */
const folder = temporaryFolder();
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "user", "private": true, "type": "module" }\n',
  'src/parse.ts': `export class ParseError extends Error {}
export function parse(text: string): number {
  if (text[0] !== '[') throw new ParseError('no list');
  if (text[2] === ',') return (null as unknown as { length: number }).length;
  if (text.at(-1) !== ']') throw new ParseError('no end');
  return text.length - 2;
}
`,
  'src/table.ts': `export function parseTable(text: string, { separator, limit }: { separator: string; limit?: number }): number {
  const cells = text.split(separator);
  return limit !== undefined && cells.length > limit ? limit : cells.length;
}
`,
  'src/stack.ts': `export class Stack {
  #items: number[] = [];
  push(item: number): void {
    this.#items.push(item);
  }
  pop(): number | undefined {
    return this.#items.pop();
  }
}
`,
  'src/log.ts': `export function rotate(name: string): string {
  if (process.env['LOG_LEVEL'] === 'none') return '';
  return name + (Date.now() % 2) + (Math.random() < 0.5 ? 'a' : 'b');
}
`,
  'src/tree.ts': `export interface Tree { readonly value: number; readonly left?: Tree; readonly right?: Tree }
export function walk(tree: Tree): number {
  return tree.value + (tree.left ? walk(tree.left) : 0) + (tree.right ? walk(tree.right) : 0);
}
`,
  'src/sum.ts': 'export const sum = (a: number, b: number): number => a + b;\n',
  'src/lexer.ts': `export interface Token { readonly kind: string; readonly text: string }
export class Lexer {
  #at = 0;
  constructor(readonly text: string) {}
  next(): Token {
    const character = this.text[this.#at++];
    if (character === undefined) return { kind: 'end', text: '' };
    return { kind: character >= '0' && character <= '9' ? 'digit' : 'sign', text: character };
  }
}
`,
  'src/parser.ts': `import { Lexer } from './lexer.js';
export function parse(text: string): number {
  const lexer = new Lexer(text);
  let count = 0;
  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) if (token.kind === 'digit') count++;
  return count;
}
`,
  'cli.mjs': `const text = require === undefined ? '' : process.argv[2];\nif (text === 'x') process.exit(0);\n`.replace(
    'require === undefined',
    'process.argv.length < 3',
  ),
  'MyLanguage.g4': "grammar MyLanguage;\nsum : DIGIT ('+' DIGIT)* ;\nDIGIT : [0-9] ;\n",
  'my.g4': "grammar my;\nsum : DIGIT ('+' DIGIT)? ;\nDIGIT : [0-9] ;\n",
  'old.ts': 'export const parse = (text: string): number => text.length;\n',
  'new.ts': "export const parse = (text: string): number => (text === 'x' ? 2 : text.length);\n",
  'a.ts': 'export const parse = (text: string): number => text.length;\n',
  'b.ts': 'export const parse = (text: string): number => text.length;\n',
  'plain.ts': 'export const plain = (value: unknown): unknown => value;\n',
  'fuzz.js': "export function fuzz(data) { if (data.length === 3) throw new TypeError('three'); }\n",
  'fuzz/parse.js': 'export function fuzz(data) { data.toString(); }\n',
  // As the page on reports shows it.
  'open-branches.mjs': /\/\/ open-branches\.mjs\n([\s\S]*?)```/u.exec(
    readFileSync(path.join(projectFolder, 'docs/how-to/read-the-report.md'), 'utf8'),
  )![1]!,
  'corpus/one': 'a',
  'samples/one': '[1]',
  'test/fixtures/one.json': '[1]',
  'bad.json': '[1,2]',
  'mined.ebnf': "value = '[' [0-9]* ']' ;\n",
  'a.txt': '1+2',
  'b.txt': '1',
  'crash-1f2e3d': 'abc',
  'crash-c616f0b8db448fac81860249fe6550087a2d79e0': 'abc',
};

function write(name: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** The commands of a document, without what a shell would do with their output. */
function commandsOf(page: string): readonly string[] {
  const text = readFileSync(path.join(projectFolder, page), 'utf8');
  return [...text.matchAll(/```(?:sh)?\n([\s\S]*?)```/g)]
    .flatMap(([, block]) => block!.split('\n'))
    .filter((line) => !line.startsWith('$ '))
    .flatMap((line) => /^\s*(?:npx )?coppice (?![A-Z])(.*)$/u.exec(line)?.[1] ?? [])
    .map((line) => line.replace(/\s+(?:#|>>?) .*$/u, ''))
    .filter((line) => !line.endsWith('[options]'));
}

const pages = readdirSync(path.join(projectFolder, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('decisions') && name !== 'tutorial.md')
  .map((name) => path.join('docs', name));
const all = ['README.md', ...pages.sort()].flatMap(commandsOf);

/** Commands with the same options on the same target do the same; budgets are replaced. */
function kindOf(line: string): string {
  const values = /(--(?:k|calls|height|length|count|depth)) \S+/gu;
  const budgets = / --(?:runs|time|workers) \S+/gu;
  return line.replaceAll(values, '$1').replaceAll(budgets, '').replaceAll('./', '');
}

/** Versions of packages are installed from the network: tests of \`compare\` have their own. */
const commands = [...new Map(all.map((line) => [kindOf(line), line])).values()].filter(
  (line) => !line.includes(' npm:'),
);

function withSmallBudget(line: string, finding: string): string {
  const small = line
    .replaceAll('.coppice/parse/findings/3f2a81cc', finding)
    .replaceAll('3f2a', path.basename(finding))
    .replace(/ --time \S+/u, '')
    .replace(/ --(?:runs|workers) \d+/gu, '')
    .replace(/ -max_total_time=\d+/u, ' -runs=20');
  if (/^(?:run|compare) /u.test(`${line} `)) return `${small} --runs 12 --workers 1`;
  if (line.startsWith('grammar mine')) return `${small} --runs 600`;
  if (line.startsWith('minimize')) return `${small} --runs 20`;
  return line.startsWith('suite') && !line.includes('--update') ? `${small} --force` : small;
}

const config = 'coppice.config.mjs';

/** Does what the text around a command says to do before. */
function prepare(line: string): void {
  if (line.startsWith('init')) rmSync(path.join(folder, config), { force: true });
  if (line === 'run') write(config, "export default { target: './src/parse.ts#parse' };\n");
  if (!line.startsWith('suite --spec')) return;
  const spec = path.join(folder, 'spec.md');
  writeFileSync(spec, readFileSync(spec, 'utf8').replaceAll('[ ]', '[x]'));
}

interface Ended {
  readonly status: number | null;
  readonly text: string;
}

function run(line: string): Promise<Ended> {
  const script = `coppice() { "${process.execPath}" "${binary}" "$@"; }; coppice ${line}`;
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', script], { cwd: folder, env: { ...process.env, HOME: folder } });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
    child.on('close', (status) => resolve({ status, text }));
  });
}

describe('the documented commands', () => {
  let finding = '';

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) write(name, text);
    mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
    symlinkSync(projectFolder, path.join(folder, 'node_modules/coppice'), 'junction');
    const { status, text } = await run('run src/parse.ts#parse --seeds samples --runs 60 --workers 1');
    expect(status, text).toBe(1);
    [, finding] = /coppice replay (\S+)/u.exec(text)! as unknown as [string, string];
  }, 60_000);

  it('are found in the documents', () => {
    expect(commands.length).toBeGreaterThan(40);
  });

  it.each(commands)('do what they are said to: coppice %s', async (line) => {
    prepare(line);
    const { status, text } = await run(withSmallBudget(line, finding));
    // 0: nothing found; 1: something was found, which is what many of these are for. Targets of libFuzzer have their own.
    expect(status === 0 || status === 1 || (status === 77 && line.startsWith('libfuzzer')), text).toBe(true);
    expect(text).not.toContain('this is a bug in Coppice');
  });
});
