import { fileURLToPath } from 'node:url';
import { checkOptions } from '../config/check-config.js';
import { CoppiceError } from '../core/coppice-error.js';
/** Checks the options of `explore` and sorts them: what the campaign is, and what watches over it. */
export function exploreRequest(target, options) {
    if (typeof options !== 'object' || options === null)
        throw bad('the options are not an object');
    const { config, resume = false, signal, onProgress, ...said } = options;
    if (config !== undefined && config !== false && typeof config !== 'string')
        throw bad('`config` is no path');
    if (typeof resume !== 'boolean')
        throw bad('`resume` is neither true nor false');
    if (signal !== undefined && !(signal instanceof AbortSignal))
        throw bad('`signal` is no AbortSignal');
    if (onProgress !== undefined && typeof onProgress !== 'function')
        throw bad('`onProgress` is no function');
    if (Object.hasOwn(said, 'target'))
        throw bad('`target` is the first argument, not an option');
    return {
        request: {
            target: { target, config, options: checkOptions(said, process.cwd()) },
            settings: {},
            resume,
        },
        signal: signal ?? new AbortController().signal,
        onProgress: onProgress ?? (() => undefined),
    };
}
function bad(message) {
    return new CoppiceError('bad-value', message);
}
/** Returns a target as the command line names it; the fragment of a URL is its export. */
export function requestedTarget(target) {
    if (typeof target === 'string' && target !== '')
        return target;
    if (!(target instanceof URL) || target.protocol !== 'file:') {
        throw new CoppiceError('bad-value', 'the target is neither text nor a `file:` URL', {
            hint: "a target is written 'FILE#EXPORT', or new URL('./FILE#EXPORT', import.meta.url)",
        });
    }
    const file = new URL(target);
    file.hash = '';
    const exportName = decodeURIComponent(target.hash.slice(1));
    return exportName === '' ? fileURLToPath(file) : `${fileURLToPath(file)}#${exportName}`;
}
