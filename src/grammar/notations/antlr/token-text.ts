import type { Expression } from '../../expression.ts';
import { expressionKey } from './expression-key.ts';
import { type LexerEntry, patternName } from './lexer-entry.ts';
import type { WholeTokens } from './whole-tokens.ts';

/** What tokens of one name look like. */
export interface TokenText {
  readonly name: string;
  /** Whether the parser never sees them. */
  readonly hidden: boolean;
  /** The entries that end such a token; at least one. */
  readonly lasts: readonly LexerEntry[];
  /** Over the names of patterns. */
  readonly body: Expression;
}

/** The texts of all tokens, by name. */
export function tokenTexts(entries: readonly LexerEntry[], whole: WholeTokens): Map<string, TokenText> {
  const finishing = entries.filter((entry) => !entry.more);
  const visible = groupBy(
    finishing.filter((entry) => !entry.hidden),
    (entry) => entry.type,
  );
  // Hidden text has no type that matters. It must not mix with visible tokens that bear its name.
  const hidden = groupBy(
    finishing.filter((entry) => entry.hidden),
    ({ name }) => (visible.has(name) ? hiddenName(name) : name),
  );
  const texts = new Map<string, TokenText>();
  for (const [name, lasts] of visible) texts.set(name, textOf(name, lasts, false, whole));
  for (const [name, lasts] of hidden) texts.set(name, textOf(name, lasts, true, whole));
  return texts;
}

/** The rule for hidden text where visible tokens have its name. */
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

/** `X_IN_MODE : X -> type(X)` adds nothing to the texts of X, nor does a second rule with an equal body. */
function patternsWithoutCopies(token: string, lasts: readonly LexerEntry[]): (entry: LexerEntry) => string {
  const firsts = new Map<string, string>();
  const patterns = new Map<LexerEntry, string>();
  for (const entry of lasts) {
    const key = expressionKey(entry.body);
    const isCopy = entry.body.kind === 'ref' && entry.body.name === token;
    if (!firsts.has(key)) firsts.set(key, isCopy ? patternName(token) : entry.pattern);
    patterns.set(entry, firsts.get(key) as string);
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
