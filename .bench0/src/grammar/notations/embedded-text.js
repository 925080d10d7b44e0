import { SourceText } from '../../core/text/source-text.js';
/** A text that is embedded in another file, possibly with escapes; its locations are those in that file. */
export class EmbeddedText extends SourceText {
    #host;
    #offsets;
    /** @param offsets by UTF-16 code unit of `text`, and for its end: the offset in the host */
    constructor(host, text, offsets) {
        super(host.file, text);
        this.#host = host;
        this.#offsets = offsets;
    }
    locationAt(offset) {
        return this.#host.locationAt(this.#inHost(offset));
    }
    positionAt(offset) {
        return this.#host.positionAt(this.#inHost(offset));
    }
    #inHost(offset) {
        return this.#offsets[Math.max(0, Math.min(offset, this.#offsets.length - 1))] ?? 0;
    }
}
