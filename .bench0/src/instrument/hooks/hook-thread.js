import { asCompiledJson, keepGeneration, loadModule, replaceModule, resolveOtherwise, resolveOwn, } from './es-module-hooks.js';
import { Replacements } from './replacements.js';
import { rewrittenFiles } from './rewritten-files.js';
import { SyncChannel } from './sync-channel.js';
let ask;
let isRewritten;
let replacements;
/** Entry of the thread on which Node before 22.15 runs hooks; it has its own channel to the parser's process. */
export function initialize(data) {
    const channel = new SyncChannel(data.descriptor, data.token);
    ask = (request) => {
        channel.send(request);
        return channel.receive();
    };
    isRewritten = rewrittenFiles(data.filter);
    replacements = new Replacements(data.replaced);
}
export async function resolve(specifier, context, next) {
    let resolved;
    try {
        resolved = resolveOwn(specifier, context, ask) ?? (await next(specifier, context));
    }
    catch (error) {
        resolved = resolveOtherwise(specifier, context, error, ask);
    }
    return replaceModule(keepGeneration(asCompiledJson(resolved, context), context), specifier, context, replacements);
}
export async function load(url, context, next) {
    return loadModule(url, context.format, ask, isRewritten, replacements) ?? (await next(url, context));
}
