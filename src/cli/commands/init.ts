import { existsSync, writeFileSync } from 'node:fs';

import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { parseTargetName } from '../../execution/target-name.ts';
import { defineCommand } from '../command.ts';
import { jsonOption } from './grammar/json-option.ts';
import { likelyTarget } from './init/likely-target.ts';

export const initCommand = defineCommand(
  {
    details: 'Without a target, a likely function of the package in the working directory is used.\n',
    operands: ['[FILE#EXPORT]'],
    options: { json: jsonOption },
    examples: [
      { line: 'coppice init', says: 'coppice.config.ts, or .mjs in a package without TypeScript' },
      { line: 'coppice init src/parse.ts#parse', says: 'a configuration for this function' },
    ],
  },
  async ([given], { json }, io) => {
    const target = given ?? likelyTarget('.') ?? './src/parse.ts#parse';
    if (given !== undefined && !existsSync(parseTargetName(given).file)) {
      throw new CoppiceError('no-such-file', `the file ${parseTargetName(given).file} does not exist`, {
        hint: 'a target is written FILE#EXPORT',
      });
    }
    const file = existsSync('tsconfig.json') ? 'coppice.config.ts' : 'coppice.config.mjs';
    write(file, configText(target));
    await io.out.write(
      json
        ? `${JSON.stringify({ file, target })}\n`
        : `wrote ${file} for ${target}\n\nnext: npx coppice run\nand exclude .coppice from version control\n`,
    );
    return exitCode.nothingFound;
  },
);

function configText(target: string): string {
  const lines = [
    `import { defineConfig } from 'coppice';`,
    '',
    'export default defineConfig({',
    '  /** The function to explore. */',
    `  target: ${JSON.stringify(target)},`,
    `  time: '60s',`,
    '',
    `  /** The domains of its arguments, if its types do not determine them: 'string', 'bytes(16)', 'int32, string[]'. */`,
    `  // inputs: 'string',`,
    '  /** Error classes that mean "invalid input"; a TypeError raised by the language is a finding. */',
    `  // rejects: ['ParseError'],`,
    '  /** A property that every result must have. */',
    '  // check: (input, result) => result !== undefined,',
    '});',
  ];
  return `${lines.join('\n')}\n`;
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
