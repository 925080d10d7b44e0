import { defaultLimits } from '../production/production-limits.js';
import { compile } from './compile-producer.js';
/**
 * Variant of `compileProducer` that returns strings. Sizes are counted in UTF-16 code units.
 *
 * @example
 * ```ts
 * const producer = compileTextProducer(loadGrammarSync('json'), new Random(1));
 * console.log(producer.next());
 * ```
 */
export function compileTextProducer(grammar, random, limits = defaultLimits) {
    const producer = compile(grammar, random, limits, 'utf16', (size) => new Uint16Array(size));
    const { buffer } = producer;
    const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
    return {
        next() {
            const length = producer.write();
            return length < 0 ? undefined : bytes.toString('utf16le', 0, 2 * length);
        },
    };
}
