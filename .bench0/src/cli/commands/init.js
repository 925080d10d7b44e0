import { existsSync, writeFileSync } from 'node:fs';
import { CoppiceError } from '../../core/coppice-error.js';
import { exitCode } from '../../core/exit-code.js';
import { parseTargetName } from '../../execution/target-name.js';
import { defineCommand } from '../command.js';
import { jsonOption } from './grammar/json-option.js';
import { configText, withNames } from './init/config-text.js';
import { likelyTargets } from './init/likely-targets.js';
import { projectTools } from './init/project-tools.js';
import { entryFiles, projectFiles } from './init/source-files.js';
import { layOutTable } from '../table.js';
/** More targets than these make the first run long. */
const mostTargets = 5;
export const initCommand = defineCommand({
    details: 'Without a target, the sources are searched for exported functions that look like parsers or validators: by their\n' +
        'names, what they take, and what they do with it. Nothing of the project is run.\n',
    operands: ['[FILE#EXPORT]'],
    options: { json: jsonOption },
    examples: [
        { line: 'coppice init', says: 'coppice.config.ts, or .mjs in a package without TypeScript' },
        { line: 'coppice init src/parse.ts#parse', says: 'a configuration for this function' },
    ],
}, async ([given], { json }, io) => {
    const tools = projectTools('.');
    const { sources, grammars } = projectFiles('.');
    const found = given === undefined ? targetsFound(sources) : [givenTarget(given)];
    if (found.length === 0) {
        throw new CoppiceError('no-targets', 'no exported function here looks like a parser or a validator', {
            hint: 'name the function to explore: coppice init src/file.ts#name',
        });
    }
    const targets = withNames(found);
    const file = tools.usesTypeScript ? 'coppice.config.ts' : 'coppice.config.mjs';
    write(file, configText(targets, grammars));
    const document = { file, target: targets[0]?.target, targets, grammars, ...tools };
    await io.out.write(json ? `${JSON.stringify(document)}\n` : wroteText(file, targets, tools));
    return exitCode.nothingFound;
});
/** The targets in the sources, or else in what the package consists of when it is installed. */
function targetsFound(sources) {
    const inSources = likelyTargets('.', sources);
    const found = inSources.length === 0 ? likelyTargets('.', entryFiles('.')) : inSources;
    return found.slice(0, mostTargets);
}
function givenTarget(given) {
    const { file, exportName } = parseTargetName(given);
    if (!existsSync(file)) {
        throw new CoppiceError('no-such-file', `the file ${file} does not exist`, {
            hint: 'a target is written FILE#EXPORT',
        });
    }
    const place = /^\.{0,2}\//u.test(file) ? file : `./${file}`;
    return { target: exportName === '' ? place : `${place}#${exportName}`, score: 0, reasons: [] };
}
function wroteText(file, targets, { command, runner }) {
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
function write(file, text) {
    try {
        writeFileSync(file, text, { flag: 'wx' });
    }
    catch (cause) {
        const isThere = cause.code === 'EEXIST';
        throw new CoppiceError('output-exists', isThere ? `${file} already exists` : `cannot write ${file}`, {
            hint: isThere ? 'the existing file was not changed' : 'check the permissions of the folder',
            cause,
        });
    }
}
