import { closeSync } from 'node:fs';

import { descriptor } from '../../process/protocol.ts';

/** Closes what the process was started with by accident. */
export function closeForeign(descriptors: readonly number[]): void {
  for (const foreign of descriptors) {
    if (foreign <= descriptor.marker) continue;
    try {
      closeSync(foreign);
    } catch {
      // It did not get here.
    }
  }
}
