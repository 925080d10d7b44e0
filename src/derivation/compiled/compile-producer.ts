import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { minCosts } from '../../grammar/analysis/min-cost.ts';
import { defaultLimits, type ProductionLimits } from '../production/production-limits.ts';
import { varySize } from '../production/vary-size.ts';
import { Closings } from './closings.ts';
import { ProducerSource } from './producer-source.ts';
import { RandomPool } from './random-pool.ts';
import type { TextUnits } from './text-units.ts';
import { TokenSeparation } from './token-separation.ts';

/** Writes words into a buffer without building trees. Each word overwrites the previous one. */
export interface CompiledProducer<Buffer extends Uint8Array | Uint16Array> {
  /** Holds the latest word at its start. */
  readonly buffer: Buffer;
  /** Writes a new word and returns its length; -1 if the grammar has no finite word. */
  write(): number;
}

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
export function compileProducer(
  grammar: Grammar,
  random: Random,
  limits: ProductionLimits = defaultLimits,
): CompiledProducer<Uint8Array> {
  return compile(grammar, random, limits, 'utf8', (size) => new Uint8Array(size));
}

export function compile<Buffer extends Uint8Array | Uint16Array>(
  grammar: Grammar,
  random: Random,
  limits: ProductionLimits,
  units: TextUnits,
  allocate: (size: number) => Buffer,
): CompiledProducer<Buffer> {
  const separation = new TokenSeparation(grammar);
  const closings = new Closings(grammar, separation, units);
  const least = closings.room[grammar.root.id]!;
  if (least === Infinity) return { buffer: allocate(0), write: () => -1 };
  const leastDepth = minCosts(grammar).depth[grammar.root.id]!;
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
      const size = sizes[random.uint32() >>> 24]!;
      return writeWord(size, maxDepth, stepsPerUnit * (size + maxDepth));
    },
  };
}

type WriteWord = (limit: number, depth: number, steps: number) => number;

function instantiate(
  source: ProducerSource,
  separation: TokenSeparation,
  buffer: Uint8Array | Uint16Array,
  random: Random,
): WriteWord {
  const body = source.write();
  const pool = new RandomPool(random.split('pool'));
  // oxlint-disable-next-line typescript/no-implied-eval -- the source contains only numbers, none of the grammar's text
  const create = new Function('env', body) as (env: object) => WriteWord;
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
function separationTable(separation: TokenSeparation): Uint8Array {
  const { count } = separation;
  const table = new Uint8Array((count + 1) * count);
  for (let left = 0; left < count; left++) {
    for (let right = 0; right < count; right++) {
      if (separation.isNeeded(left, right)) table[left * count + right] = 1;
    }
  }
  return table;
}
