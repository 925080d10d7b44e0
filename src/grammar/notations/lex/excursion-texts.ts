import type { Expression } from '../../expression.ts';
import type { Excursion, Step } from './excursion.ts';
import { type Edge, pathExpression } from './path-expression.ts';
import type { ScannerRule } from './scanner-rule.ts';

/** Taking states out of larger automata may make expressions out of all proportion. */
const maxModes = 6;

/** What is written between leaving the ordinary modes and coming back, as whole texts. */
export class ExcursionTexts {
  /** The tokens that the excursion gives, wherever on the way it returns them. */
  readonly tokens: ReadonlySet<string>;
  /** Whether some way back returns nothing; a token returned before is then complete only there. */
  readonly endsSilently: boolean;
  private readonly excursion: Excursion;
  private readonly patternOf: (rule: ScannerRule) => Expression;

  /** `patternOf` refers to the rule's pattern. */
  constructor(excursion: Excursion, patternOf: (rule: ScannerRule) => Expression) {
    this.excursion = excursion;
    this.patternOf = patternOf;
    const within = excursion.steps.filter(({ from }) => excursion.modes.has(from));
    this.tokens = new Set(within.flatMap(({ rule }) => tokensOf(rule)));
    this.endsSilently = within.some(({ rule, to }) => rule.outcome.kind === 'silent' && !excursion.modes.has(to));
  }

  get isTooTangled(): boolean {
    return this.excursion.modes.size > maxModes;
  }

  /** The tokens that are returned before the way back. */
  get innerTokens(): ReadonlySet<string> {
    const inner = this.excursion.steps.filter(({ from, to }) => this.isInside(from) && this.isInside(to));
    return new Set(inner.flatMap(({ rule }) => tokensOf(rule)));
  }

  /** The texts that give the token once and nothing else; undefined if there are none. */
  textOf(token: string): Expression | undefined {
    return this.path((step) => this.edgesFor(step, token));
  }

  /** The texts that give nothing: comments. */
  silentText(): Expression | undefined {
    return this.path((step) => {
      if (step.rule.outcome.kind !== 'silent') return [];
      return [this.edge(this.isInside(step.from) ? step.from : start, this.isInside(step.to) ? step.to : end, step)];
    });
  }

  /** States of the automaton are modes before, and primed after, the token was returned. */
  private edgesFor(step: Step, token: string): Edge[] {
    const { rule, from, to } = step;
    const [isFromInside, isToInside] = [this.isInside(from), this.isInside(to)];
    if (rule.outcome.kind === 'silent') {
      if (!isFromInside) return [this.edge(start, to, step)];
      if (!isToInside) return [this.edge(after(from), end, step)];
      return [this.edge(from, to, step), this.edge(after(from), after(to), step)];
    }
    if (!isFromInside || !tokensOf(rule).includes(token)) return [];
    if (!isToInside) return [this.edge(from, end, step)];
    return [this.edge(from, this.endsSilently ? after(to) : end, step)];
  }

  private path(edgesOf: (step: Step) => Edge[]): Expression | undefined {
    return this.isTooTangled ? undefined : pathExpression(this.excursion.steps.flatMap(edgesOf), start, end);
  }

  private edge(from: string, to: string, { rule }: Step): Edge {
    return { from, to, label: this.patternOf(rule) };
  }

  private isInside(mode: string): boolean {
    return this.excursion.modes.has(mode);
  }
}

// Names of start conditions have no blanks.
const start = ' start';
const end = ' end';

function after(mode: string): string {
  return `${mode} after`;
}

function tokensOf({ outcome }: ScannerRule): readonly string[] {
  return outcome.kind === 'tokens' ? outcome.keys : [];
}
