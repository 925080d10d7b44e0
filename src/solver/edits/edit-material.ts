import type { Application, Expr } from '../../constraint/expression.ts';
import { hasKind } from '../../constraint/semantics/table-operators.ts';
import type { PatternFragments } from './pattern-fragments.ts';

/** What a condition says about the edits that may change its truth. */
export interface EditMaterial {
  /** Texts to insert, those from near the root of the condition first. */
  readonly fragments: readonly string[];
  /** The terms of the condition from the root on, each once. */
  readonly terms: readonly Application[];
}

const mostTerms = 400;
const longestFragment = 32;
const mostKeys = 6;
/** Characters that end words, numbers or lines, whatever the condition. */
const usual = ['a', '0', ' ', '-', '\n'];

export function editMaterial(condition: Expr, patterns: PatternFragments): EditMaterial {
  const fragments = new Set<string>();
  const terms: Application[] = [];
  const seen = new Set<Expr>([condition]);
  for (const term of seen) {
    if (seen.size > mostTerms) break;
    if (term.kind !== 'application') continue;
    terms.push(term);
    for (const operand of term.operands) seen.add(operand);
    for (const fragment of fragmentsOf(term, patterns)) fragments.add(fragment);
  }
  for (const text of usual) fragments.add(text);
  fragments.delete('');
  return { fragments: [...fragments], terms };
}

function* fragmentsOf({ name, operands }: Application, patterns: PatternFragments): Iterable<string> {
  for (const operand of operands) {
    if (operand.kind !== 'constant') continue;
    const { value } = operand;
    if (typeof value === 'string' && value.length <= longestFragment) yield value;
    else if (typeof value === 'number' && comparesUnits.has(name)) yield* unitText(value);
    else if (hasKind(value, 'regExp')) yield* patterns.of(value.source, value.flags);
    else if (hasKind(value, 'keys') || hasKind(value, 'map')) yield* keyTexts(value.keys, operands[1]);
  }
}

const comparesUnits: ReadonlySet<string> = new Set([
  'strictEquals',
  'strictNotEquals',
  'looseEquals',
  'looseNotEquals',
  'lessThan',
  'lessOrEqual',
  'greaterThan',
  'greaterOrEqual',
  'sameValueZero',
]);

/** The character with this code, and the number in digits. */
function* unitText(value: number): Iterable<string> {
  if (!Number.isInteger(value)) return;
  if (value >= 9 && value <= 0xffff) yield String.fromCharCode(value);
  yield String(value);
}

/** Keys by their texts; a number is also the code of a character if the key is one. */
function* keyTexts(keys: readonly unknown[], key: Expr | undefined): Iterable<string> {
  const isUnit = key?.kind === 'application' && (key.name === 'charCodeAt' || key.name === 'codePointAt');
  for (const each of keys.slice(0, mostKeys)) {
    if (typeof each === 'string' && each.length <= longestFragment) yield each;
    if (typeof each === 'number' && isUnit) yield String.fromCharCode(each);
  }
}
