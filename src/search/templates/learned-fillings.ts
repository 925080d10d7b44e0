import { inputsOf, refilled, valueOf } from '../../constraint/domain-inputs.ts';
import type { TemplateDomain } from '../../constraint/domain.ts';
import type { Hole } from '../../derivation/templates/template.ts';

const keptPerToken = 8;

/** A text and the template that it fills. */
export interface FilledTemplate {
  readonly text: string;
  readonly template: TemplateDomain;
}

/** What was in holes when something new was covered, by token: samples for templates to come. */
export class LearnedFillings {
  private readonly byToken = new Map<string, string[]>();
  private turn = 0;

  note({ text, template }: FilledTemplate, holes: readonly Hole[]): void {
    for (const [i, filling] of inputsOf(template, text)) {
      const known = this.of(holes[i] as Hole);
      if (known.includes(filling as string)) continue;
      known.push(filling as string);
      if (known.length > keptPerToken) known.shift();
    }
  }

  /** The same template with what was learned in its holes, those of one token alike. */
  refill({ text, template }: FilledTemplate, holes: readonly Hole[]): FilledTemplate {
    const turn = this.turn++;
    const fillings = new Map(inputsOf(template, text));
    for (const [i, hole] of holes.entries()) {
      const known = this.of(hole);
      const filling = known[turn % known.length];
      if (filling !== undefined) fillings.set(i, filling);
    }
    return { text: valueOf(template, fillings) as string, template: refilled(template, fillings, 0) };
  }

  private of({ token, length, isOpen }: Hole): string[] {
    const key = isOpen ? token.name : `${length} ${token.name}`;
    let known = this.byToken.get(key);
    if (known === undefined) this.byToken.set(key, (known = []));
    return known;
  }
}
