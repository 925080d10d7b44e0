import { alt, type Expression } from '../../../expression.ts';
import { defaultMode, type ModeAction } from '../../../lexer-rule.ts';
import type { Branch, LexicalRule } from '../files/grammar-file.ts';
import { isHidden, typeName } from './lexer-commands.ts';
import { lexicalExpression } from './lexical-expression.ts';

/** A lexer rule, or those of its alternatives that have the same commands. */
export interface LexerPart {
  /**
   * The rule's name, or `WS.1`, `WS.2`, ... if its alternatives have different commands. ANTLR's names have no dots.
   */
  readonly name: string;
  /** Name of what the part itself matches, in contrast to the whole text of a token that ends with such a match. */
  readonly pattern: string;
  readonly rule: LexicalRule;
  readonly body: Expression;
}

/** A part that a lexer tries to match, and what it does with a match. */
export interface LexerEntry extends LexerPart {
  readonly mode: string;
  readonly type: string;
  readonly hidden: boolean;
  readonly more: boolean;
  readonly modeActions: readonly ModeAction[];
}

/** Returns the parts of a rule. A fragment is one part and no entry, because it is never tried by itself. */
export function lexerPartsOf(rule: LexicalRule): LexerPart[] {
  if (rule.isFragment) return [partOf(rule, rule.name, rule.branches)];
  const groups = branchesTreatedAlike(rule);
  return groups.map((branches, index): LexerEntry => {
    const name = groups.length === 1 ? rule.name : `${rule.name}.${index + 1}`;
    const { pattern, body } = partOf(rule, name, branches);
    const { type, hidden, more, modeActions } = treatmentOf(branches[0]!, rule);
    return { name, pattern, rule, body, mode: rule.mode, type, hidden, more, modeActions };
  });
}

export function isEntry(part: LexerPart): part is LexerEntry {
  return 'mode' in part;
}

/** Returns the name of the rule for what a part or a rule matches by itself. */
export function patternName(name: string): string {
  return `${name}.pattern`;
}

function partOf(rule: LexicalRule, name: string, branches: readonly Branch[]): LexerPart {
  const body = alt(branches.map((branch) => lexicalExpression(branch.body, rule)));
  return { name, pattern: patternName(name), rule, body };
}

function branchesTreatedAlike(rule: LexicalRule): Branch[][] {
  if (rule.branches.length === 1) return [[...rule.branches]];
  const groups = new Map<string, Branch[]>();
  for (const branch of rule.branches) {
    const key = JSON.stringify(treatmentOf(branch, rule));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [branch]);
    else group.push(branch);
  }
  return [...groups.values()];
}

function treatmentOf({ commands }: Branch, rule: LexicalRule) {
  return {
    type: typeName(commands, rule.name),
    hidden: isHidden(commands),
    more: commands.more,
    modeActions: commands.modeActions.map(({ action }) => namedMode(action)),
  };
}

/** Modes may be given by number; only the number of the default mode is known. */
function namedMode(action: ModeAction): ModeAction {
  return action.kind !== 'pop' && action.mode === '0' ? { ...action, mode: defaultMode } : action;
}
