import { inputsOf, refilled, domainValue } from '../../constraint/domains/domain-inputs.ts';
import type { Random } from '../../core/random.ts';
import { yieldOf } from '../../derivation/derivation.ts';
import { SampleWords } from '../../derivation/templates/sample-words.ts';
import type { Hole } from '../../derivation/templates/template.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { LearnedFillings, type FilledTemplate } from './learned-fillings.ts';

const mostVariants = 64;

/**
 * Makes further fillings for templates of one grammar, alternating between learned fillings and random words of the
 * tokens.
 */
export class TemplateSamples {
  readonly #learned = new LearnedFillings();
  readonly #words: SampleWords;
  readonly #random: Random;
  #turn = 0;

  constructor(grammar: Grammar, random: Random) {
    this.#words = new SampleWords(grammar);
    this.#random = random;
  }

  learn(filled: FilledTemplate, holes: readonly Hole[]): void {
    this.#learned.note(filled, holes);
  }

  refill({ text, template }: FilledTemplate, holes: readonly Hole[]): FilledTemplate {
    const turn = this.#turn++;
    const fillings = new Map(inputsOf(template, text));
    for (const [i, hole] of holes.entries()) {
      const learned = turn % 2 === 0 ? this.#learned.fillingOf(hole, turn >> 1) : undefined;
      const filling = learned ?? this.#anyWord(hole, fillings.get(i) as string);
      if (filling !== undefined) fillings.set(i, filling);
    }
    return { text: domainValue(template, fillings) as string, template: refilled(template, fillings, 0) };
  }

  /** Returns a word with as many characters and as many code units as the filling; some characters are two units. */
  #anyWord({ token, isOpen }: Hole, filling: string): string | undefined {
    const characters = Array.from(filling).length;
    if (isOpen || !this.#words.has(token, characters)) return undefined;
    const word = yieldOf(this.#words.at(token, characters, this.#random.int(mostVariants)));
    return word.length === filling.length ? word : undefined;
  }
}
