import { checksName, type SilentFaultChecks } from '../../../instrument/checks/silent-faults.ts';
import type { BrokenProperty } from '../../process/protocol.ts';
import { bare } from '../bare.ts';
import type { SilentFault } from '../driven/silent-faults.ts';
import { rawError } from './raw-error.ts';

const { defineProperty, getOwnPropertyDescriptor } = Object;

/** Defines the global functions that checks call. */
export function defineChecks(checks: SilentFaultChecks): void {
  if (getOwnPropertyDescriptor(globalThis, checksName) === undefined)
    defineProperty(globalThis, checksName, { value: checks });
}

/** A fault as a property that the run violates; the stack of the error says where. */
export function describeFault({ name, error }: SilentFault): BrokenProperty {
  return bare({ name, message: error.message, error: bare({ ...rawError(error), errorClass: '' }) });
}
