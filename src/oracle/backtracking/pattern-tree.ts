import { JS, type Concatenation, type Element, type Expression, type NoParent } from 'refa';

import { withoutBackReferences } from './without-back-references.ts';

export type PatternElement = NoParent<Element>;
export type PatternSequence = NoParent<Concatenation>;

/** A regular expression as a tree whose classes are sets of characters, with assertions kept. */
export interface PatternTree {
  readonly expression: NoParent<Expression>;
  /** The greatest character: a code unit, or a code point with the flag `u` or `v`. */
  readonly maximum: number;
  readonly isUnicode: boolean;
  /** True if a match is tried at one position only. */
  readonly isAnchored: boolean;
  /** True if the search goes on behind each match, as code with the flag `g` does. */
  readonly isGlobal: boolean;
}

/** Returns undefined for a pattern that is not valid or too large. Back-references match what their groups can match. */
export function patternTree(source: string, flags: string): PatternTree | undefined {
  const isUnicode = /[uv]/.test(flags);
  try {
    const parser = JS.Parser.fromLiteral({ source: withoutBackReferences(source, flags), flags });
    const { expression, maxCharacter } = parser.parse({ backreferences: 'unknown', maxNodes: 20_000 });
    const isAnchored = flags.includes('y') || expression.alternatives.every(({ elements }) => isStart(elements[0]));
    return { expression, maximum: maxCharacter, isUnicode, isAnchored, isGlobal: flags.includes('g') };
  } catch {
    return undefined;
  }
}

/** True for `^` without the flag `m`: no character comes before. */
function isStart(element: PatternElement | undefined): boolean {
  if (element?.type !== 'Assertion' || !element.negate || element.kind !== 'behind') return false;
  const [only, ...others] = element.alternatives;
  const [character, ...more] = only?.elements ?? [];
  if (others.length > 0 || more.length > 0) return false;
  return character?.type === 'CharacterClass' && character.characters.isAll;
}
