import { closeSync } from 'node:fs';
import { descriptor } from '../../process/protocol.js';
/** Closes the descriptors that the process inherited by accident. */
export function closeForeign(descriptors) {
    for (const foreign of descriptors) {
        if (foreign <= descriptor.marker)
            continue;
        try {
            closeSync(foreign);
        }
        catch {
            // The descriptor was not inherited.
        }
    }
}
