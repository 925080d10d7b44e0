import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { rewriteConcolic } from '../../src/instrument/concolic/concolic.js';
import { bytesSymbolName } from '../../src/instrument/coverage/coverage-preamble.js';
import { concolicBuild } from '../../src/instrument/concolic/rewrite-concolic.js';
import { coverageBuild, rewriteFile } from '../../src/instrument/files/rewrite-file.js';
import { runtimeLookup, runtimeSymbolName } from '../../src/instrument/concolic/runtime-access.js';
import { createRuntime } from '../../src/runtime/create-runtime.js';
import { istanbul } from './parsers.js';
/** Loads a parser and its driver in this process, with all files in the given build. */
export function loadParser(parser, folder, kind) {
    const runtime = createRuntime();
    Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: runtime });
    Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), {
        value: (key) => new Uint8Array(Number(key.split('/')[1])),
    });
    const require = createRequire(join(folder, 'package.json'));
    const rewrite = rewriterOf(kind, require);
    const loader = Module;
    const compile = loader.prototype._compile;
    loader.prototype._compile = function (text, file) {
        return compile.call(this, file.startsWith(folder) ? rewrite(text, file) : text, file);
    };
    const { name, file, driver } = parser;
    const loaded = require(file === undefined ? name : join(folder, 'node_modules', name, file));
    const run = driverOf(driver, kind)(loaded);
    return { run, runtime };
}
/** Only the concolic build needs a rewritten driver, which passes on the shadow of the input. */
function driverOf(source, kind) {
    if (kind !== 'concolic')
        return runInThisContext(source);
    const options = { fileName: 'driver.js', sourceType: 'script', preamble: runtimeLookup };
    return runInThisContext(rewriteConcolic(source, options).code);
}
function rewriterOf(kind, require) {
    if (kind === 'plain')
        return (text) => text;
    if (kind === 'coverage')
        return withBuild(coverageBuild());
    if (kind === 'concolic')
        return withBuild(concolicBuild());
    const { createInstrumenter } = require(istanbul.name);
    const instrumenter = createInstrumenter({ esModules: false, compact: false });
    let isInstrumenting = false;
    // The instrumenter loads parts of itself on first use.
    return (text, file) => {
        if (isInstrumenting || !file.endsWith('js'))
            return text;
        isInstrumenting = true;
        try {
            return instrumenter.instrumentSync(text, file);
        }
        finally {
            isInstrumenting = false;
        }
    };
}
function withBuild(build) {
    return (text, file) => rewriteFile({ file, text, format: 'commonjs' }, build).built.text;
}
