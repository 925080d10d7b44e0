import { epsilon, type Expression, ref, seq } from '../../expression.ts';
import type { LexerEntry } from './lexer-entry.ts';
import type { LexerModes } from './lexer-modes.ts';
import { modeEffect } from './mode-effect.ts';
import { choice, pathLanguage, type Step } from './path-language.ts';

const start = 'start';
const end = 'end';

/**
 * The whole texts of tokens. Where `more` is used, a token is what its last entry matches and all that `more` collected
 * before it, through all the modes on the way. Modes pushed and popped within a token nest, so a mode that can be left again
 * gets a rule for the text between; everything else is a regular expression over the entries' patterns.
 */
export class WholeTokens {
  private readonly modes: LexerModes;
  private readonly collecting: readonly LexerEntry[];
  /** Modes that can be entered and left again within one token. */
  private readonly closable = new Set<string>();

  constructor(entries: readonly LexerEntry[], modes: LexerModes) {
    this.modes = modes;
    this.collecting = entries.filter((entry) => entry.more);
    const candidates = new Set(this.collecting.map((entry) => entry.mode));
    let before: number;
    do {
      before = this.closable.size;
      for (const mode of candidates) if (this.nestedText(mode) !== undefined) this.closable.add(mode);
    } while (this.closable.size > before);
  }

  /** The texts of tokens that end with one of `lasts`; `patternOf` names the rule for what an entry itself matches. */
  textEndingWith(lasts: readonly LexerEntry[], patternOf: (entry: LexerEntry) => string): Expression {
    const patterns = lasts.map((entry) => ref(patternOf(entry), entry.rule.offset));
    if (this.collecting.length === 0) return choice(patterns);
    const steps: Step[] = [...this.modes.beginning].map((mode) => ({ from: start, to: bottom(mode), label: epsilon }));
    steps.push(...this.collecting.flatMap((entry) => [...this.stepsOnTop(entry), ...this.stepsAtBottom(entry)]));
    lasts.forEach(({ mode }, i) => {
      const label = patterns[i] as Expression;
      steps.push({ from: bottom(mode), to: end, label }, { from: onTop(mode), to: end, label });
    });
    return pathLanguage(steps, start, end) ?? choice(patterns);
  }

  /** The text from where `mode` has been pushed within a token to where it is popped; undefined if it cannot be. */
  nestedText(mode: string): Expression | undefined {
    const steps: Step[] = [{ from: start, to: onTop(mode), label: epsilon }];
    for (const entry of this.collecting) {
      const { popped, replaced } = modeEffect(entry.modeActions);
      if (popped === 0) steps.push(...this.stepsOnTop(entry));
      else if (popped === 1 && replaced === undefined) {
        steps.push({ from: onTop(entry.mode), to: end, label: ref(entry.pattern, entry.rule.offset) });
      }
    }
    return pathLanguage(steps, start, end);
  }

  /** Steps at the height of the stack where the token began: it may be left downwards, to any mode that may be there. */
  private stepsAtBottom(entry: LexerEntry): Step[] {
    return this.modes.bottoms(entry).flatMap((mode) => this.steps(entry, bottom(entry.mode), bottom(mode)));
  }

  /** Steps above that height: never popped again, else it were nested text. */
  private stepsOnTop(entry: LexerEntry): Step[] {
    const { popped, replaced } = modeEffect(entry.modeActions);
    return popped > 0 ? [] : this.steps(entry, onTop(entry.mode), onTop(replaced ?? entry.mode));
  }

  /** To `landing` if all that is pushed is popped again, or to one of the pushed modes. */
  private steps(entry: LexerEntry, from: string, landing: string): Step[] {
    const { pushed } = modeEffect(entry.modeActions);
    const steps: Step[] = [];
    let label = ref(entry.pattern, entry.rule.offset);
    for (const mode of pushed.toReversed()) {
      steps.push({ from, to: onTop(mode), label });
      if (!this.closable.has(mode)) return steps;
      label = seq([label, ref(nestedName(mode), entry.rule.offset)]);
    }
    return [...steps, { from, to: landing, label }];
  }
}

/** The rule for what `nestedText` gives; ANTLR's names have no dots. */
export function nestedName(mode: string): string {
  return `${mode}.nested`;
}

function bottom(mode: string): string {
  return `bottom ${mode}`;
}

function onTop(mode: string): string {
  return `top ${mode}`;
}
