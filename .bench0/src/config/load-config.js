var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { existsSync, readFileSync, statSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { jsonErrorOffset } from '../core/text/json-error-offset.js';
import { SourceText } from '../core/text/source-text.js';
import { nodeProgram } from '../processes/node-program.js';
import { parseFile } from '../instrument/files/parse-file.js';
import { typedPositions } from '../instrument/files/source-map.js';
import { stripTypes } from '../instrument/typescript/type-stripping.js';
import { checkConfig } from './check-config.js';
import { noConfig } from './loaded-config.js';
const names = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `coppice.config.${ending}`);
/**
 * Loads the named configuration, or the nearest one in the working directory and its parents, or an empty one; `false`
 * loads none.
 */
export async function loadConfig(named, from = process.cwd()) {
    if (named === false)
        return noConfig;
    if (named !== undefined && !existsSync(named)) {
        throw new CoppiceError('no-such-file', `the file ${named} does not exist`, {
            hint: '--config takes the name of a configuration file',
        });
    }
    const file = named === undefined ? nearestConfig(from) : resolve(named);
    if (file === undefined)
        return noConfig;
    const text = readFileSync(file, 'utf8');
    return checkConfig(file.endsWith('.json') ? parseJson(file, text) : await importDefault(file, text), file, text);
}
function nearestConfig(from) {
    for (let folder = resolve(from);; folder = dirname(folder)) {
        const found = names
            .map((name) => join(folder, name))
            .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
        if (found !== undefined || folder === dirname(folder))
            return found;
    }
}
function parseJson(file, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const message = cause.message;
        const location = new SourceText(file, text).locationAt(jsonErrorOffset(text, message));
        throw new CoppiceError('malformed-config', `this is not valid JSON: ${message}`, { location, cause });
    }
}
let areHooksIn = false;
/** A configuration that takes longer does not end, or does what it should leave to others. */
const longestMs = 5000;
/** The main thread may look at the clock itself, if it gets to it. */
const graceMs = 500;
async function importDefault(file, text) {
    // Locates syntax errors, which Node does not.
    parseFile(file, text);
    if (!areHooksIn)
        register(new URL('./config-hooks.js', import.meta.url));
    areHooksIn = true;
    try {
        const namespace = await withinTime(file, import(__rewriteRelativeImportExtension(pathToFileURL(file).href)));
        const exported = namespace.default;
        const isTranspiled = typeof exported === 'object' && exported !== null && '__esModule' in exported;
        return isTranspiled ? exported.default : exported;
    }
    catch (cause) {
        if (cause instanceof CoppiceError)
            throw cause;
        const { name, message } = cause instanceof Error ? cause : { name: 'thrown', message: String(cause) };
        throw new CoppiceError('config-failed', `\`${displayPath(file)}\` does not load: ${name}: ${message}`, {
            location: placeIn(cause, file, text),
            hint: 'a configuration is a module with a default export: export default defineConfig({ ... })',
            cause,
        });
    }
}
/** Rejects if loading takes too long or calls `process.exit`. */
async function withinTime(file, loading) {
    const own = Object.getOwnPropertyDescriptor(process, 'exit');
    const watch = new Worker(nodeProgram('config/loading-watch').entry, {
        workerData: { afterMs: longestMs + graceMs },
    });
    watch.unref();
    let timer;
    const failed = new Promise((_resolve, reject) => {
        const fail = (what, hint) => reject(new CoppiceError('config-failed', `\`${displayPath(file)}\` ${what}`, { hint }));
        timer = setTimeout(() => {
            fail(`did not finish loading within ${longestMs / 1000} s`, 'look for a loop that never ends, or an `await` that never completes');
        }, longestMs);
        process.exit = (code) => {
            fail(`called process.exit(${code ?? ''}) while loading`, 'a configuration must only export its settings');
            throw new Error('process.exit');
        };
    });
    try {
        return await Promise.race([failed, loading]);
    }
    finally {
        clearTimeout(timer);
        void watch.terminate();
        Object.defineProperty(process, 'exit', own);
    }
}
/** Returns the position in the configuration, in its original text, at which something was thrown. */
function placeIn(thrown, file, text) {
    const rows = (thrown instanceof Error ? (thrown.stack ?? '') : '').split('\n');
    const row = rows.find((line) => line.includes(pathToFileURL(file).href) || line.includes(file));
    const { line, column } = /:(?<line>\d+):(?<column>\d+)\)?$/u.exec(row ?? '')?.groups ?? {};
    if (line === undefined || column === undefined)
        return undefined;
    const toTyped = typedPositions(stripTypes(file, text).map);
    return new SourceText(file, text).locationOf(toTyped({ line: Number(line), column: Number(column) }));
}
