import { closeSync } from 'node:fs';

import { descriptor } from '../../process/protocol.ts';

/** Closes the descriptors that the process inherited by accident. */
export function closeForeign(descriptors: readonly number[]): void {
  for (const foreign of descriptors) {
    if (foreign <= descriptor.marker) continue;
    try {
      closeSync(foreign);
    } catch {
      // The descriptor was not inherited.
    }
  }
}
