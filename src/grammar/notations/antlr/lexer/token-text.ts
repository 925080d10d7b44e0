import type { Expression } from '../../../expression.ts';
import { expressionKey } from '../draft/expression-key.ts';
import { type LexerEntry, patternName } from './lexer-entry.ts';
import type { WholeTokens } from './whole-tokens.ts';

/** The texts of tokens of one name. */
export interface TokenText {
  readonly name: string;
  /** True if the parser never receives them. */
  readonly hidden: boolean;
  /** The entries that end such a token; at least one. */
  readonly lasts: readonly LexerEntry[];
  /** Expression over the names of patterns. */
  readonly body: Expression;
}

/** Returns the texts of all tokens by name. */
export function tokenTexts(entries: readonly LexerEntry[], whole: WholeTokens): Map<string, TokenText> {
  const finishing = entries.filter((entry) => !entry.more);
  const visible = groupBy(
    finishing.filter((entry) => !entry.hidden),
    (entry) => entry.type,
  );
  // The type of hidden text is irrelevant. Hidden text must not be mixed with visible tokens of the same name.
  const hidden = groupBy(
    finishing.filter((entry) => entry.hidden),
    ({ name }) => (visible.has(name) ? hiddenName(name) : name),
  );
  const texts = new Map<string, TokenText>();
  for (const [name, lasts] of visible) texts.set(name, textOf(name, lasts, false, whole));
  for (const [name, lasts] of hidden) texts.set(name, textOf(name, lasts, true, whole));
  return texts;
}

/** Returns the name of the rule for hidden text if visible tokens have the same name. */
export function hiddenName(name: string): string {
  return `${name}.hidden`;
}

function textOf(name: string, unordered: readonly LexerEntry[], hidden: boolean, whole: WholeTokens): TokenText {
  if (unordered.length === 1) {
    const body = whole.textEndingWith(unordered, (entry) => entry.pattern);
    return { name, hidden, lasts: unordered, body };
  }
  const isOwn = (entry: LexerEntry) => entry.rule.name === name;
  const lasts = [...unordered.filter(isOwn), ...unordered.filter((entry) => !isOwn(entry))];
  return { name, hidden, lasts, body: whole.textEndingWith(lasts, patternsWithoutCopies(name, lasts)) };
}

/** Maps copies to the original pattern: `X_IN_MODE : X -> type(X)` and rules with equal bodies add no texts to X. */
function patternsWithoutCopies(token: string, lasts: readonly LexerEntry[]): (entry: LexerEntry) => string {
  const firsts = new Map<string, string>();
  const patterns = new Map<LexerEntry, string>();
  for (const entry of lasts) {
    const key = expressionKey(entry.body);
    const isCopy = entry.body.kind === 'ref' && entry.body.name === token;
    if (!firsts.has(key)) firsts.set(key, isCopy ? patternName(token) : entry.pattern);
    patterns.set(entry, firsts.get(key)!);
  }
  return (entry) => patterns.get(entry) ?? entry.pattern;
}

function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return groups;
}
