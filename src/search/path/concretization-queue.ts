import { inputId, type Input } from '../../execution/input/input.ts';
import type { Recording } from '../../engine/recording.ts';
import type { ExpandTask } from '../strategy.ts';

interface LastResort {
  readonly input: Input;
  readonly pin: number;
}

const mostWaiting = 4096;

/**
 * Queue of concretizations, the first of each site. The search tries other values for them when no other work is left.
 */
export class LastResorts {
  private readonly waiting: LastResort[] = [];
  private readonly sites = new Set<string>();

  remember(input: Input, { pins }: Recording): void {
    for (const [pin, { site }] of pins.entries()) {
      if (this.sites.has(site) || this.waiting.length >= mostWaiting) continue;
      this.sites.add(site);
      this.waiting.push({ input, pin });
    }
  }

  next(): ExpandTask | undefined {
    const resort = this.waiting.shift();
    if (resort === undefined) return undefined;
    const { input, pin } = resort;
    const parent = inputId(input.value);
    return {
      kind: 'expand',
      mode: { effort: 'thorough', onlyWords: false },
      input,
      choose: ({ pins }) => (pin < pins.length ? [{ kind: 'pin', index: pin }] : []),
      derive: (answers) =>
        answers.flatMap((answer) =>
          answer.input === undefined
            ? []
            : [{ value: answer.input, origin: { kind: 'unpinning', parent, site: answer.site } }],
        ),
    };
  }
}
