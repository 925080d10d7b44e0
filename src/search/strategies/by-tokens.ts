import type { TokenTexts } from '../../derivation/tokens/token-texts.ts';
import type { Input } from '../../execution/input.ts';
import type { SeenRun, Standing, Strategy, Task } from '../strategy.ts';

/** A search among inputs that are symbolic by their tokens. It hears of those only that can be cut into tokens. */
export class ByTokens implements Strategy {
  private readonly search: Strategy;
  private readonly texts: TokenTexts;

  constructor(search: Strategy, texts: TokenTexts) {
    this.search = search;
    this.texts = texts;
  }

  next(): Task | undefined {
    return this.search.next();
  }

  ran(run: SeenRun): void {
    const input = this.cut(run.input);
    if (input !== undefined) this.search.ran({ ...run, input });
  }

  /** What the tokeniser decides is not looked into, so there may always be more. */
  standing(): Standing {
    const standing = this.search.standing();
    return { ...standing, obstacles: [...standing.obstacles, 'tokeniser'] };
  }

  private cut(input: Input): Input | undefined {
    const { value } = input;
    if (value.kind !== 'text') return undefined;
    // What the search made itself is cut already, and known to it.
    if (value.tokens !== undefined) return input;
    const tokens = this.texts.cut(value.text);
    return tokens && { ...input, value: { kind: 'text', text: value.text, tokens } };
  }
}
