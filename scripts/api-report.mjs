/**
 * Reports the public API of the built package: `npm run api` (after `npm run build`) writes `api/*.api.md`, one file for
 * each entry point. `node scripts/api-report.mjs --check` writes nothing and fails if the files are out of date. Both
 * fail if a type that a public declaration refers to is not exported, or if something public has no documentation.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { DeclarationFiles, referencesOf } from './api/declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = [
  { name: 'coppice', file: path.join(root, 'dist/index.d.ts'), report: path.join(root, 'api/coppice.api.md') },
  {
    name: 'coppice/grammar',
    file: path.join(root, 'dist/grammar.d.ts'),
    report: path.join(root, 'api/grammar.api.md'),
  },
  ...['vitest', 'node-test', 'fast-check'].map((name) => ({
    name: `coppice/${name}`,
    file: path.join(root, `dist/${name}.d.ts`),
    report: path.join(root, `api/${name}.api.md`),
  })),
];

const files = new DeclarationFiles();
const problems = [];
const keyOf = ({ file, name }) => `${file} ${name}`;

/** Returns the exports of an entry point in alphabetical order: the public name, and where it is declared. */
function exportsOf({ file }) {
  const names = [...files.at(file).reexports.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => ({ name, declared: files.find(file, name) }));
}

function statementsOf({ file, name }) {
  return files.at(file).declarations.get(name);
}

const kinds = {
  ClassDeclaration: 'class',
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  VariableDeclaration: 'constant',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
};

function kindOf(statement) {
  return kinds[(statement.declaration ?? statement).type];
}

function checkDocumented(entry, { name, declared }) {
  const [first] = statementsOf(declared);
  const comment = files.at(declared.file).commentOf(first);
  if (!comment.startsWith('*')) problems.push(`${entry.name}: ${name} has no documentation`);
  else if (kindOf(first) !== 'type' && !comment.includes('@example')) {
    problems.push(`${entry.name}: the documentation of ${name} has no @example`);
  }
}

/** Formats one public declaration for the report, with the constants that its types use. */
function sectionOf({ name, declared }) {
  const statements = statementsOf(declared);
  const source = files.at(declared.file);
  const constants = referencesOf(statements)
    .values.map((value) => files.find(declared.file, value))
    .filter((value) => value !== undefined)
    .flatMap((value) => statementsOf(value).map((statement) => files.at(value.file).textOf(statement)));
  const alias = name === declared.name ? '' : `, declared as \`${declared.name}\``;
  return [
    `## \`${name}\` (${kindOf(statements[0])}${alias})`,
    '',
    '```ts',
    ...statements.map((statement) => source.textOf(statement)),
    ...constants.map((text) => text.replaceAll(/^/gmu, '// ')),
    '```',
    '',
  ].join('\n');
}

function checkReachable(entry, { name, declared }, isPublic) {
  for (const type of referencesOf(statementsOf(declared)).types) {
    const found = files.find(declared.file, type);
    if (found === undefined || isPublic.has(keyOf(found))) continue;
    const place = path.relative(root, found.file);
    problems.push(`${entry.name}: ${name} refers to ${found.name} (${place}), which is not exported`);
  }
}

if (!entries.every(({ file }) => existsSync(file))) {
  console.error('there is no build; run `npm run build` first');
  process.exit(2);
}
const all = entries.map((entry) => ({ entry, exported: exportsOf(entry) }));
const isPublic = new Set(all.flatMap(({ exported }) => exported.map(({ declared }) => keyOf(declared))));
for (const { entry, exported } of all) {
  for (const one of exported) {
    checkDocumented(entry, one);
    checkReachable(entry, one, isPublic);
  }
  const values = exported.filter(({ declared }) => kindOf(statementsOf(declared)[0]) !== 'type');
  const report = [
    `# The API of \`${entry.name}\``,
    '',
    'Written by `npm run api` from the declarations of the build, without their documentation. A change here is a change of',
    `what users may rely on. ${values.length} values, ${exported.length - values.length} types.`,
    '',
    ...exported.map(sectionOf),
  ].join('\n');
  const isCurrent = existsSync(entry.report) && readFileSync(entry.report, 'utf8') === report;
  if (isCurrent) continue;
  const name = path.relative(root, entry.report);
  if (process.argv.includes('--check')) problems.push(`${name} is out of date: npm run build && npm run api`);
  else {
    mkdirSync(path.dirname(entry.report), { recursive: true });
    writeFileSync(entry.report, report);
    console.log(`wrote ${name}: ${exported.length} names`);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
