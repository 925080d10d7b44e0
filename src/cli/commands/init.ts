import { existsSync, writeFileSync } from 'node:fs';

import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { namedTarget } from '../../config/named-target.ts';
import { parseTargetName } from '../../execution/target-name.ts';
import { defineCommand } from '../command.ts';
import { jsonOption } from './grammar/json-option.ts';
import { configText, withNames, type NamedTarget } from './init/config-text.ts';
import { likelyTargets, type LikelyTarget } from './init/likely-targets.ts';
import { projectTools, type ProjectTools } from './init/project-tools.ts';
import { entryFiles, projectFiles } from './init/source-files.ts';
import { layOutTable } from '../table.ts';
import { wrapLines } from '../../core/text/wrap-lines.ts';

/** More targets than these make the first run long. */
const mostTargets = 5;

export const initCommand = defineCommand(
  {
    details:
      'Without a target, the sources are searched for exported functions that look like parsers or validators: by their\n' +
      'names, what they take, and what they do with it. Nothing of the project is run.\n',
    operands: ['[FILE#EXPORT]'],
    options: { json: jsonOption },
    examples: [
      { line: 'coppice init', says: 'coppice.config.ts, or .mjs in a package without TypeScript' },
      { line: 'coppice init src/parse.ts#parse', says: 'a configuration for this function' },
    ],
  },
  async ([given], { json }, io) => {
    const tools = projectTools('.');
    const { sources, grammars } = projectFiles('.');
    const found = given === undefined ? targetsFound(sources) : [givenTarget(given)];
    if (found.length === 0) {
      throw new CoppiceError('no-targets', 'no exported function here looks like a parser or a validator', {
        hint: 'name the function to explore: coppice init src/file.ts#name, or coppice init PACKAGE#name for an installed package',
      });
    }
    const targets = withNames(found);
    const file = tools.usesTypeScript ? 'coppice.config.ts' : 'coppice.config.mjs';
    write(file, configText(targets, grammars));
    const document = { file, target: targets[0]?.target, targets, grammars, ...tools };
    await io.out.write(json ? `${JSON.stringify(document)}\n` : wrapLines(wroteText(file, targets, tools), io.out));
    return exitCode.nothingFound;
  },
);

/** The targets in the sources, or else in what the package consists of when it is installed. */
function targetsFound(sources: readonly string[]): readonly LikelyTarget[] {
  const inSources = likelyTargets('.', sources);
  const found = inSources.length === 0 ? likelyTargets('.', entryFiles('.')) : inSources;
  return found.slice(0, mostTargets);
}

function givenTarget(given: string): LikelyTarget {
  const { file, exportName } = namedTarget(given);
  if (!existsSync(file)) {
    throw new CoppiceError('no-such-file', `there is no file or installed package ${file}`, {
      hint: 'a target is written FILE#EXPORT, or PACKAGE#EXPORT for an installed package',
    });
  }
  if (file !== parseTargetName(given).file) return { target: given, score: 0, reasons: [] };
  const place = /^\.{0,2}\//u.test(file) ? file : `./${file}`;
  return { target: exportName === '' ? place : `${place}#${exportName}`, score: 0, reasons: [] };
}

function wroteText(file: string, targets: readonly NamedTarget[], { command, runner }: ProjectTools): string {
  const rows = targets.map(({ name, target, reasons }) => [`  ${name}`, target, reasons.join(', ')]);
  const [first] = targets;
  return [
    `wrote ${file} with ${targets.length === 1 ? 'one target' : `${targets.length} targets`}:\n\n`,
    layOutTable(rows),
    `\nin a test:  import { explored } from 'coppice/${runner}';\n`,
    'exclude .coppice from version control\n',
    `next:       ${command} run ${first?.name ?? ''} --time 20s\n`,
  ].join('');
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST';
    throw new CoppiceError('output-exists', isThere ? `${file} already exists` : `cannot write ${file}`, {
      hint: isThere ? 'the existing file was not changed' : 'check the permissions of the folder',
      cause,
    });
  }
}
