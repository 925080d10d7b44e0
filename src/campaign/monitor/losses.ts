import { encodeInput, type EncodedInput } from '../../execution/input/encoded-input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** Two inputs that should take the same path; the first one was recorded. */
export interface InputPair {
  readonly recorded: RunInput;
  readonly other: RunInput;
}

/** Silent losses at one site: the branch that went different ways after the same recorded decisions. */
export interface Loss {
  readonly site: string;
  readonly count: number;
  readonly inputs: readonly [EncodedInput, EncodedInput];
}

/** Silent losses by site, each with its first example. */
export class Losses {
  readonly #bySite: Map<string, Loss>;

  /** `before` holds the losses of an earlier part of the campaign. */
  constructor(before: readonly Loss[]) {
    this.#bySite = new Map(before.map((loss) => [loss.site, loss]));
  }

  get size(): number {
    return this.#bySite.size;
  }

  add(site: string, { recorded, other }: InputPair): void {
    const known = this.#bySite.get(site);
    const inputs = known?.inputs ?? ([encodeInput(recorded), encodeInput(other)] as const);
    this.#bySite.set(site, { site, count: (known?.count ?? 0) + 1, inputs });
  }

  list(): readonly Loss[] {
    return [...this.#bySite.values()].sort((a, b) => b.count - a.count || (a.site < b.site ? -1 : 1));
  }
}
