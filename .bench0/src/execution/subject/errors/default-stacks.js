import { bare } from '../bare.js';
const ErrorClass = Error;
const { getOwnPropertyDescriptor, defineProperty, deleteProperty, apply } = Reflect;
/** Number of stack frames if the subject has turned stacks off. */
const framesKept = 10;
/** Calls `read` with the default stack format; the subject's own formatter is disabled during the call. */
export function withDefaultStacks(read) {
    const formatter = getOwnPropertyDescriptor(ErrorClass, 'prepareStackTrace');
    if (formatter === undefined)
        return read();
    defineProperty(ErrorClass, 'prepareStackTrace', bare({ value: undefined }));
    try {
        return apply(read, undefined, []);
    }
    finally {
        defineProperty(ErrorClass, 'prepareStackTrace', bare(formatter));
    }
}
/** Whether the subject has turned stacks off. */
export function areStacksOff() {
    const limit = getOwnPropertyDescriptor(ErrorClass, 'stackTraceLimit')?.value;
    return typeof limit !== 'number' || !(limit >= 1);
}
/** Turns stacks on if the subject has turned them off. */
export function turnStacksOn() {
    if (!areStacksOff())
        return;
    // Neither call has an effect on a frozen constructor.
    deleteProperty(ErrorClass, 'stackTraceLimit');
    const descriptor = { value: framesKept, writable: true, enumerable: true, configurable: true };
    defineProperty(ErrorClass, 'stackTraceLimit', bare(descriptor));
}
