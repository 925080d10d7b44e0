import { minCosts } from '../../grammar/analysis/min-cost.js';
import { defaultLimits } from '../production/production-limits.js';
import { varySize } from '../production/vary-size.js';
import { Closings } from './closings.js';
import { ProducerSource } from './producer-source.js';
import { RandomPool } from './random-pool.js';
import { TokenSeparation } from './token-separation.js';
/** Limit of nesting: generated functions call each other once per nesting level, and more would overflow the stack. */
const mostDepth = 400;
const mostSize = 1 << 24;
const stepsPerUnit = 10;
/**
 * Compiles a grammar to JavaScript that writes random words into a buffer as UTF-8, for bulk production. Choices are
 * made as in `randomProducer`, by weight and within the limits; sizes are counted in bytes. Tokens that might merge are
 * separated. Nesting is limited to 400 references even if `maxDepth` is larger.
 *
 * @example
 * ```ts
 * const producer = compileProducer(loadGrammarSync('json'), new Random(1));
 * const length = producer.write();
 * console.log(new TextDecoder().decode(producer.buffer.subarray(0, length)));
 * ```
 */
export function compileProducer(grammar, random, limits = defaultLimits) {
    return compile(grammar, random, limits, 'utf8', (size) => new Uint8Array(size));
}
export function compile(grammar, random, limits, units, allocate) {
    const separation = new TokenSeparation(grammar);
    const closings = new Closings(grammar, separation, units);
    const least = closings.room[grammar.root.id];
    if (least === Infinity)
        return { buffer: allocate(0), write: () => -1 };
    const leastDepth = minCosts(grammar).depth[grammar.root.id];
    const maxDepth = Math.max(leastDepth, Math.min(limits.maxDepth, mostDepth));
    const maxSize = Math.max(least, Math.min(limits.maxSize, mostSize));
    const buffer = allocate(maxSize);
    if (leastDepth > mostDepth) {
        const { units: onlyWord } = closings.of(grammar.root);
        buffer.set(onlyWord);
        return { buffer, write: () => onlyWord.length };
    }
    const source = new ProducerSource(grammar, separation, closings, units);
    const sizes = Array.from({ length: 256 }, () => Math.max(least, varySize({ maxDepth, maxSize }, random).maxSize));
    const writeWord = instantiate(source, separation, buffer, random);
    return {
        buffer,
        write() {
            const size = sizes[random.uint32() >>> 24];
            return writeWord(size, maxDepth, stepsPerUnit * (size + maxDepth));
        },
    };
}
function instantiate(source, separation, buffer, random) {
    const body = source.write();
    const pool = new RandomPool(random.split('pool'));
    // oxlint-disable-next-line typescript/no-implied-eval -- the source contains only numbers, none of the grammar's text
    const create = new Function('env', body);
    return create({
        B: buffer,
        R: pool.values,
        S: separationTable(separation),
        T: source.characters.tables,
        refillPool: () => pool.refill(),
        drawNear: source.choices.drawer(random.split('near the limits')),
        isKeyword: source.keywords.tester(buffer),
    });
}
/** Returns one row per left token, plus a last row for the start of the word. */
function separationTable(separation) {
    const { count } = separation;
    const table = new Uint8Array((count + 1) * count);
    for (let left = 0; left < count; left++) {
        for (let right = 0; right < count; right++) {
            if (separation.isNeeded(left, right))
                table[left * count + right] = 1;
        }
    }
    return table;
}
