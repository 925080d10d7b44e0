import { slotsPerEvent } from '../../core/raw-trace.js';
import { copySlots, Slots } from '../realm/intrinsics.js';
/** The events of one run, in order. */
export class EventBuffer {
    /** The register of returned shadows, and the function to call if a shadow was not taken before the next event. */
    returning = { returned: 0 };
    returnedToNative = () => { };
    slots = new Slots(1 << 12);
    /** Stored separately, because subjects may replace the `length` getter of typed arrays. */
    #capacity = 1 << 12;
    count = 0;
    /** Events beyond the limit are counted but not stored. */
    limit = 1 << 20;
    /** Nothing is recorded while this is greater than 0. */
    muted = 0;
    /** The site of the last event, or of an operation that began after it. */
    lastSite = 0;
    reset() {
        this.count = 0;
        this.lastSite = 0;
    }
    append(kind, site, node, detail) {
        if (this.returning.returned > 0)
            this.returnedToNative();
        if (this.muted > 0)
            return;
        this.lastSite = site;
        const at = this.count++ * slotsPerEvent;
        if (this.count > this.limit)
            return;
        if (at >= this.#capacity)
            this.#grow();
        this.slots[at] = kind;
        this.slots[at + 1] = site;
        this.slots[at + 2] = node;
        this.slots[at + 3] = detail;
    }
    #grow() {
        this.#capacity *= 2;
        const larger = new Slots(this.#capacity);
        copySlots(larger, this.slots);
        this.slots = larger;
    }
}
