import { CharSet, codePoints } from '../../grammar/characters/char-set.ts';
import {
  alt,
  charClass,
  epsilon,
  literal,
  optional,
  ref,
  repeat,
  seq,
  type Expression,
} from '../../grammar/expression.ts';
import { anyLetter, anyOther } from '../generalization/character-sets.ts';
import { partKey, type Part } from '../generalization/part.ts';

const beyondAscii = CharSet.of([
  [0x80, 0xd7ff],
  [0xe000, 0x10ffff],
]);

const lettersBeyondAscii = ((): CharSet => {
  const found: [number, number][] = [];
  const letter = /\p{L}/u;
  for (let code = 0x80; code < 0x30000; code++) if (letter.test(String.fromCodePoint(code))) found.push([code, code]);
  return CharSet.of(found);
})();

/** Converts a part to an expression of a grammar; `inline` gives what is written in place of a name. */
export function toExpression(part: Part, nameOf: (symbol: string) => string | Part): Expression {
  switch (part.kind) {
    case 'characters':
      return charactersExpression(part.set);
    case 'symbol': {
      const name = nameOf(part.symbol);
      return typeof name === 'string' ? ref(name, 0) : toExpression(name, nameOf);
    }
    case 'sequence':
      return joinLiterals(part.parts.map((one) => toExpression(one, nameOf)));
    case 'repeat':
      return repeat(toExpression(part.part, nameOf), part.min, part.max);
    case 'choice':
      return choiceOf(part.options.map((option) => toExpression(option, nameOf)));
  }
}

function charactersExpression(set: ReadonlySet<string>): Expression {
  const [only] = set;
  if (set.size === 1 && only !== undefined) return literal(only);
  return charClass(charSetOf(set));
}

function charSetOf(set: ReadonlySet<string>): CharSet {
  const plain = [...set].filter((one) => one !== anyLetter && one !== anyOther).join('');
  const own = CharSet.chars(plain);
  if (set.has(anyOther)) return own.union(beyondAscii);
  return set.has(anyLetter) ? own.union(lettersBeyondAscii) : own;
}

function joinLiterals(items: readonly Expression[]): Expression {
  const joined: Expression[] = [];
  for (const item of items.flatMap((one) => (one.kind === 'seq' ? one.items : [one]))) {
    const last = joined.at(-1);
    if (last?.kind === 'literal' && item.kind === 'literal') joined[joined.length - 1] = literal(last.text + item.text);
    else joined.push(item);
  }
  return seq(joined);
}

function charactersIn(text: string): number {
  return codePoints(text).length;
}

/** Characters become one set, equal options one, and an empty option makes the others optional. */
function choiceOf(options: readonly Expression[]): Expression {
  const flat = options.flatMap((option) => (option.kind === 'alt' ? option.options : [option]));
  let single = CharSet.empty;
  const others = new Map<string, Expression>();
  let isOptional = false;
  let firstSingle = -1;
  for (const option of flat) {
    if (option.kind === 'class' || (option.kind === 'literal' && charactersIn(option.text) === 1)) {
      if (firstSingle < 0) firstSingle = others.size;
      single = single.union(option.kind === 'class' ? option.set : CharSet.chars(option.text));
    } else if (option.kind === 'seq' && option.items.length === 0) isOptional = true;
    else others.set(JSON.stringify(option), option);
  }
  const made = [...others.values()];
  if (single.size > 0)
    made.splice(
      firstSingle,
      0,
      single.size === 1 ? literal(String.fromCodePoint(single.ranges[0]!)) : charClass(single),
    );
  if (made.length === 0) return epsilon;
  const choice = alt(made);
  if (!isOptional) return choice;
  return choice.kind === 'repeat' && choice.min <= 1 ? repeat(choice.item, 0, choice.max) : optional(choice);
}

/** True if a part is one set of characters, which is clearer where it is used. */
export function isOneCharacter(part: Part): boolean {
  return part.kind === 'characters' || (part.kind === 'choice' && part.options.every(isOneCharacter));
}

/** True if a part is a short fixed text. */
export function isKeyword(part: Part): boolean {
  return (
    part.kind === 'sequence' &&
    part.parts.length <= 8 &&
    part.parts.every((one) => one.kind === 'characters' && one.set.size === 1)
  );
}

export function isEmpty(part: Part): boolean {
  return partKey(part) === '()';
}
