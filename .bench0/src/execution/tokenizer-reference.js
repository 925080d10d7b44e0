import { existsSync, readFileSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
import { nearestName } from '../core/text/nearest-name.js';
import { functionsNamed, namedFunctions } from '../instrument/sites/named-functions.js';
import { parseTargetName } from './target-name.js';
import { parseFile } from '../instrument/files/parse-file.js';
/** Parses `FILE#FUNCTION`, the form used on the command line. */
export function readTokenizer(text) {
    const { file, exportName } = parseTargetName(text);
    if (exportName !== '')
        return { file, name: exportName };
    throw new CoppiceError('no-such-function', `\`${text}\` does not name a function`, {
        hint: `a tokenizer is written FILE#FUNCTION; coppice doctor --tokens ${file} lists candidates`,
    });
}
/** Throws a `CoppiceError` if the file does not exist or has no such function. */
export function checkTokenizer({ file, name }) {
    if (!existsSync(file)) {
        throw new CoppiceError('no-such-file', `there is no file ${file}`, {
            hint: 'a tokenizer is written FILE#FUNCTION',
        });
    }
    const { program } = parseFile(file, readFileSync(file, 'utf8'));
    if (functionsNamed(program, name).length > 0)
        return;
    const near = nearestName(name, namedFunctions(program).map((one) => one.name));
    throw new CoppiceError('no-such-function', `${file} has no function ${name}`, {
        hint: near === undefined
            ? 'coppice doctor --tokens FILE lists functions that may read tokens'
            : `did you mean ${near}?`,
    });
}
