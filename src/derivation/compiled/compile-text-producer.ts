import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { defaultLimits, type ProductionLimits } from '../production/production-limits.ts';
import { compile } from './compile-producer.ts';

/**
 * Variant of `compileProducer` that returns strings. Sizes are counted in UTF-16 code units.
 *
 * @example
 * ```ts
 * const producer = compileTextProducer(loadGrammarSync('json'), new Random(1));
 * console.log(producer.next());
 * ```
 */
export function compileTextProducer(
  grammar: Grammar,
  random: Random,
  limits: ProductionLimits = defaultLimits,
): { next(): string | undefined } {
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
