import { existsSync, readFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/nearest-name.ts';
import { functionsNamed, namedFunctions } from '../instrument/sites/named-functions.ts';
import { parseTargetName } from './target-name.ts';
import { parseFile } from '../instrument/files/parse-file.ts';

/** The function that reads the tokens of a subject: `next`, or `Lexer.next` of a method. */
export interface TokenizerReference {
  readonly file: string;
  readonly name: string;
}

/** As it is written on the command line: `FILE#FUNCTION`. */
export function readTokenizer(text: string): TokenizerReference {
  const { file, exportName } = parseTargetName(text);
  if (exportName !== '') return { file, name: exportName };
  throw new CoppiceError('no-such-function', `\`${text}\` names no function`, {
    hint: `a tokenizer is written FILE#FUNCTION; coppice doctor --tokens ${file} lists some`,
  });
}

/** Throws a `CoppiceError` if there is no such file, or no such function in it. */
export function checkTokenizer({ file, name }: TokenizerReference): void {
  if (!existsSync(file)) {
    throw new CoppiceError('no-such-file', `there is no file ${file}`, {
      hint: 'a tokenizer is written FILE#FUNCTION',
    });
  }
  const { program } = parseFile(file, readFileSync(file, 'utf8'));
  if (functionsNamed(program, name).length > 0) return;
  const near = nearestName(
    name,
    namedFunctions(program).map((one) => one.name),
  );
  throw new CoppiceError('no-such-function', `${file} has no function ${name}`, {
    hint:
      near === undefined
        ? 'coppice doctor --tokens FILE lists functions that may read tokens'
        : `did you mean ${near}?`,
  });
}
