import { bare } from './bare.ts';

const ErrorClass = Error;
const { getOwnPropertyDescriptor, defineProperty, deleteProperty, apply } = Reflect;

/** How many frames an error keeps whose subject keeps none. */
const framesKept = 10;

/** The subject may format stacks in its own way: its formatter is put aside for the moment. */
export function withDefaultStacks<Value>(read: () => Value): Value {
  const formatter = getOwnPropertyDescriptor(ErrorClass, 'prepareStackTrace');
  if (formatter === undefined) return read();
  defineProperty(ErrorClass, 'prepareStackTrace', bare({ value: undefined }));
  try {
    return apply(read, undefined, []);
  } finally {
    defineProperty(ErrorClass, 'prepareStackTrace', bare(formatter));
  }
}

/** Whether errors are made without frames now, because the subject said so. */
export function areStacksOff(): boolean {
  const limit = getOwnPropertyDescriptor(ErrorClass, 'stackTraceLimit')?.value as unknown;
  return typeof limit !== 'number' || !(limit >= 1);
}

/** Errors are made with frames again. */
export function turnStacksOn(): void {
  if (!areStacksOff()) return;
  // On a frozen constructor neither has an effect.
  deleteProperty(ErrorClass, 'stackTraceLimit');
  const descriptor = { value: framesKept, writable: true, enumerable: true, configurable: true };
  defineProperty(ErrorClass, 'stackTraceLimit', bare(descriptor));
}
