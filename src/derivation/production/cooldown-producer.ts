import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { AltNode } from '../../grammar/node.ts';
import { byWeight } from './choices/by-weight.ts';
import { expand } from './expand.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './choices/random-chooser.ts';
import { varySize } from './vary-size.ts';

/** Factor applied to an alternative's weight on each use; the default of Grammarinator. */
const defaultCooldown = 0.9;

/**
 * Chooses by weight, and each use makes an alternative less likely, in this word and in all later ones.
 *
 * @example
 * ```ts
 * const words = cooldownProducer(loadGrammarSync('json'), new Random(1), { maxDepth: 20, maxSize: 100 });
 * console.log(words.next());
 * ```
 */
export function cooldownProducer(
  grammar: Grammar,
  random: Random,
  limits: ProductionLimits = defaultLimits,
  cooldown: number = defaultCooldown,
): Producer {
  const weightsByAlt = new Map<AltNode, Float64Array>();
  const option = (alt: AltNode, offered: readonly number[]): number => {
    let weights = weightsByAlt.get(alt);
    if (weights === undefined) weightsByAlt.set(alt, (weights = Float64Array.from(alt.weights)));
    const choice = byWeight(weights, offered, random);
    cool(weights, choice, cooldown);
    return choice;
  };
  const chooser = { ...randomChooser(random), option };
  return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}

const smallestWeight = 1e-100;

/** Scales the weights up before they underflow: only their proportions matter. */
function cool(weights: Float64Array, choice: number, cooldown: number): void {
  const cooled = weights[choice]! * cooldown;
  weights[choice] = cooled;
  if (cooled > smallestWeight) return;
  const largest = weights.reduce((a, b) => Math.max(a, b));
  if (largest > 0) for (let i = 0; i < weights.length; i++) weights[i] = weights[i]! / largest;
}
