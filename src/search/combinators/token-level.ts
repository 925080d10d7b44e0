import type { TokenTexts } from '../../derivation/tokens/token-texts.ts';
import type { Input } from '../../execution/input/input.ts';
import type { SeenRun, StrategyStatus, Strategy, Task } from '../strategy.ts';

/** Searches over token-level inputs. The inner search observes only runs whose inputs can be split into tokens. */
export class TokenLevel implements Strategy {
  readonly #search: Strategy;
  readonly #texts: TokenTexts;

  constructor(search: Strategy, texts: TokenTexts) {
    this.#search = search;
    this.#texts = texts;
  }

  next(): Task | undefined {
    return this.#search.next();
  }

  ran(run: SeenRun): void {
    const input = this.#tokenized(run.input);
    if (input !== undefined) this.#search.ran({ ...run, input });
  }

  /** Decisions inside the tokenizer are not explored, so the search never claims completeness. */
  status(): StrategyStatus {
    const status = this.#search.status();
    return { ...status, obstacles: [...status.obstacles, 'tokenizer'] };
  }

  #tokenized(input: Input): Input | undefined {
    const { value } = input;
    if (value.kind !== 'text') return undefined;
    // Inputs made by the inner search have their tokens already.
    if (value.tokens !== undefined) return input;
    const tokens = this.#texts.tokenize(value.text);
    return tokens && { ...input, value: { kind: 'text', text: value.text, tokens } };
  }
}
