/**
 * Writes the parts of the reference that follow from declarations (after `npm run build`): `docs/reference/cli.md` from the
 * declarations of the commands, which `--help` shows too, `docs/reference/configuration.md` from the documentation comments
 * of `Config`, and `docs/reference/report.md` from the schema of reports. `node scripts/reference.mjs --check` writes nothing and fails if a page is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { coppiceCommands } from '../dist/cli/commands/coppice.js';
import { reportSchemaSections } from './reference/report-schema.mjs';
import { configurationKeys } from './reference/configuration-keys.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const generated = (from) => `<!-- Written by \`npm run reference\` from ${from}. -->\n`;
/** Stars and underscores in texts of the terminal are no markup. */
const plain = (text) => text.replaceAll(/[*_<]/gu, String.raw`\$&`);

function optionItem([name, { value, whenAlone, summary }]) {
  const argument = value === undefined ? '' : whenAlone === undefined ? ` ${value}` : ` [${value}]`;
  return `- \`--${name}${argument}\`: ${plain(summary)}`;
}

async function commandSection({ name, summary, load }, parents) {
  const full = [...parents, name].join(' ');
  const { operands, options, details, examples } = await load();
  return [
    `## ${full}`,
    summary,
    `\`\`\`\n${[full, ...operands].join(' ')} [options]\n\`\`\``,
    ...(details === undefined ? [] : [`\`\`\`\n${details.trimEnd()}\n\`\`\``]),
    Object.entries(options).map(optionItem).join('\n'),
    ['```sh', ...examples.map(({ line, says }) => `${line}   # ${says}`), '```'].join('\n'),
  ].join('\n\n');
}

async function sectionsOf(group, parents) {
  const path = [...parents, group.name];
  const sections = [];
  for (const member of group.members) {
    sections.push(...(member.kind === 'group' ? await sectionsOf(member, path) : [await commandSection(member, path)]));
  }
  return sections;
}

async function commandLinePage() {
  return [
    generated('the declarations of the commands'),
    '# The command line',
    'Exit codes: 0 nothing found; 1 found something; 2 a mistake that you can mend, with a [code](errors.md); 3 a bug in ' +
      'Coppice; 130 and 143 ended by Ctrl-C or SIGTERM. `--help` works after every command, and `--json` prints one JSON ' +
      'document on standard output; progress goes to standard error.',
    ...(await sectionsOf(coppiceCommands, [])),
  ].join('\n\n');
}

function configurationPage() {
  const keys = configurationKeys(readFileSync(path.join(root, 'src/config/define-config.ts'), 'utf8'));
  return [
    generated('the declaration of `Config`'),
    '# The configuration file',
    '`coppice.config.ts` (or `.mts`, `.js`, `.mjs`, `.cjs`, `.json`) is looked for from the working directory upwards. ' +
      'Paths in it are relative to the file, and options of the command line come before it.',
    "```ts\nimport { defineConfig } from 'coppice';\n\nexport default defineConfig({\n  target: './src/parse.ts#parse',\n  rejects: ['ParseError'],\n});\n```",
    keys.map(({ name, type, says }) => `- \`${name}\` (\`${type}\`): ${says}`).join('\n'),
  ].join('\n\n');
}

function reportPage() {
  const schema = JSON.parse(readFileSync(path.join(root, 'schemas/report.schema.json'), 'utf8'));
  return [
    generated('`schemas/report.schema.json`'),
    '# The data of a report',
    'What `coppice report --format json` prints, and what a [reporter of your own](../how-to/read-the-report.md) receives. ' +
      'The package has the schema as `coppice/report.schema.json`; every report is checked against it in the tests. More ' +
      'fields may be added; these stay.',
    ...reportSchemaSections(schema),
  ].join('\n\n');
}

const pages = [
  { file: 'docs/reference/cli.md', text: await commandLinePage() },
  { file: 'docs/reference/configuration.md', text: configurationPage() },
  { file: 'docs/reference/report.md', text: reportPage() },
];
const isCheck = process.argv.includes('--check');
for (const { file, text } of pages) {
  const whole = path.join(root, file);
  const formatted = await format(text, { ...(await resolveConfig(whole)), filepath: whole });
  const current = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  if (current === formatted) continue;
  if (isCheck) {
    console.error(`${file} is out of date: npm run reference`);
    process.exitCode = 1;
  } else {
    writeFileSync(whole, formatted);
    console.log(`wrote ${file}`);
  }
}
