import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bare } from '../bare.js';
const ErrorClass = Error;
const { captureStackTrace } = Error;
const { getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
/**
 * File and line from which `above` was called. Lines are those of the text without types, which all builds keep. Paths
 * are relative to the target's folder, so that a place is the same on every machine.
 */
export function callerPlace(above, targetFile) {
    const frame = topFrame(above);
    const place = frame?.getFileName() ?? '';
    const file = place.startsWith('file:') ? fileURLToPath(place) : place;
    return `${relative(dirname(targetFile), file)}:${frame?.getLineNumber() ?? 0}`;
}
/** The subject's own stack formatter and limit are replaced during the call. */
function topFrame(above) {
    const formatter = getOwnPropertyDescriptor(ErrorClass, 'prepareStackTrace');
    const limit = getOwnPropertyDescriptor(ErrorClass, 'stackTraceLimit');
    defineProperty(ErrorClass, 'prepareStackTrace', bare({ value: (_, frames) => frames, configurable: true }));
    defineProperty(ErrorClass, 'stackTraceLimit', bare({ value: 1, configurable: true, writable: true }));
    try {
        const holder = {};
        captureStackTrace(holder, above);
        return holder.stack[0];
    }
    finally {
        restore('prepareStackTrace', formatter);
        restore('stackTraceLimit', limit);
    }
}
function restore(name, descriptor) {
    if (descriptor === undefined)
        deleteProperty(ErrorClass, name);
    else
        defineProperty(ErrorClass, name, bare(descriptor));
}
