import { inputsOf } from '../../constraint/domains/domain-inputs.ts';
import type { TemplateDomain } from '../../constraint/domains/domain.ts';
import type { Hole } from '../../derivation/templates/template.ts';

const keptPerToken = 8;

/** A text and the template that it is a filling of. */
export interface FilledTemplate {
  readonly text: string;
  readonly template: TemplateDomain;
}

/** Fillings of holes that brought new coverage, by token: samples for later templates. */
export class LearnedFillings {
  readonly #byToken = new Map<string, string[]>();

  note({ text, template }: FilledTemplate, holes: readonly Hole[]): void {
    for (const [i, filling] of inputsOf(template, text)) {
      const known = this.#of(holes[i]!);
      if (known.includes(filling as string)) continue;
      known.push(filling as string);
      if (known.length > keptPerToken) known.shift();
    }
  }

  /**
   * Returns a learned filling for a hole. It changes with `turn` and is the same for all holes of a token within one
   * turn.
   */
  fillingOf(hole: Hole, turn: number): string | undefined {
    const known = this.#of(hole);
    return known[turn % known.length];
  }

  #of({ token, length, isOpen }: Hole): string[] {
    const key = isOpen ? token.name : `${length} ${token.name}`;
    let known = this.#byToken.get(key);
    if (known === undefined) this.#byToken.set(key, (known = []));
    return known;
  }
}
