import type { AST } from '@eslint-community/regexpp';
import { ignoreCase } from '../../characters/any-case.ts';
import { CharSet } from '../../characters/char-set.ts';
import { unicodeProperty } from '../../characters/unicode-property.ts';
import { shorthandSet } from '../escapes.ts';
import type { Flags } from './flags.ts';
import type { RegExpPlace } from './reg-exp-place.ts';

/** What a class can match: single characters and, with the flag `v`, strings. */
export interface ClassContents {
  readonly set: CharSet;
  /** In lower case if case is ignored. */
  readonly strings: readonly string[];
}

export type RegExpClassNode =
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.CharacterClassElement
  | AST.ExpressionCharacterClass
  | AST.ClassIntersection
  | AST.ClassSubtraction;

/**
 * Returns what the node matches, ignoring case if the flags say so. Sets contain code points for all flags: without `u`
 * a negated class still matches a character above U+FFFF as a whole.
 */
export function classContents(node: RegExpClassNode, flags: Flags, place: RegExpPlace): ClassContents {
  switch (node.type) {
    case 'Character':
      return only(folded(CharSet.range(node.value, node.value), flags));
    case 'CharacterClassRange':
      return only(folded(CharSet.range(node.min.value, node.max.value), flags));
    case 'CharacterSet':
      return only(characterSet(node, flags, place));
    case 'CharacterClass':
      return classOf(node, flags, place);
    case 'ClassStringDisjunction':
      return stringsOf(node, flags);
    case 'ExpressionCharacterClass':
      return negatedIf(node.negate, classContents(node.expression, flags, place));
    case 'ClassIntersection':
      return intersection(classContents(node.left, flags, place), classContents(node.right, flags, place));
    case 'ClassSubtraction':
      return difference(classContents(node.left, flags, place), classContents(node.right, flags, place));
  }
}

function intersection(left: ClassContents, right: ClassContents): ClassContents {
  const strings = left.strings.filter((text) => right.strings.includes(text));
  return { set: left.set.intersect(right.set), strings };
}

function difference(left: ClassContents, right: ClassContents): ClassContents {
  const strings = left.strings.filter((text) => !right.strings.includes(text));
  return { set: left.set.minus(right.set), strings };
}

function only(set: CharSet): ClassContents {
  return { set, strings: [] };
}

/** The syntax forbids negated classes that contain strings. */
function negatedIf(negate: boolean, contents: ClassContents): ClassContents {
  return negate ? only(contents.set.complement()) : contents;
}

function folded(set: CharSet, flags: Flags): CharSet {
  if (!flags.ignoreCase) return set;
  return ignoreCase(set, flags.unicode ? 'iu' : 'i');
}

function classOf(node: AST.CharacterClass, flags: Flags, place: RegExpPlace): ClassContents {
  const parts = node.elements.map((element) => classContents(element, flags, place));
  const set = CharSet.of(parts.flatMap((part) => [...part.set.pairs()]));
  const strings = parts.flatMap((part) => part.strings);
  return negatedIf(node.negate, { set, strings });
}

function stringsOf(node: AST.ClassStringDisjunction, flags: Flags): ClassContents {
  const members = node.alternatives.map(({ elements }) => elements.map((element) => element.value));
  const singles = members.filter((member) => member.length === 1).map(([value = 0]) => [value, value] as const);
  const strings = members.filter((member) => member.length !== 1).map((member) => String.fromCodePoint(...member));
  return {
    set: folded(CharSet.of(singles), flags),
    strings: flags.ignoreCase ? strings.map((text) => text.toLowerCase()) : strings,
  };
}

function characterSet(node: AST.CharacterSet, flags: Flags, place: RegExpPlace): CharSet {
  if (node.kind === 'any') return flags.dotAll ? CharSet.all : lineTerminators.complement();
  if (node.kind === 'property') return propertySet(node, flags, place);
  const set = folded(shorthandSet(node.kind.charAt(0)), flags);
  return node.negate ? set.complement() : set;
}

const lineTerminators = CharSet.chars('\n\r\u2028\u2029');

function propertySet(node: AST.UnicodePropertyCharacterSet, flags: Flags, place: RegExpPlace): CharSet {
  const set = unicodeProperty(node.value === null ? node.key : `${node.key}=${node.value}`);
  if (set === undefined) {
    const hint = node.strings ? 'list the strings: `[\\q{…|…}]`' : 'this version of Node.js does not support it';
    throw place.error(
      node.start,
      'regexp-property',
      `\`${node.raw}\` cannot be converted to a set of characters`,
      hint,
    );
  }
  if (!node.negate) return folded(set, flags);
  // With `v` the complement is taken after folding case; with `u` the complement is folded.
  return flags.unicodeSets ? folded(set, flags).complement() : folded(set.complement(), flags);
}
