import type { Random } from '../../core/random.ts';
import { randomCount, randomMember } from './random-member.ts';
import type { RuleItem, Part } from './part.ts';

/** Texts that are known for a symbol, the shortest first. */
export type TextsOf = (symbol: string) => readonly string[];

/** A random instance of a part, with texts of valid inputs for its symbols. */
export function randomItems(part: Part, textsOf: TextsOf, random: Random): readonly RuleItem[] {
  switch (part.kind) {
    case 'characters': {
      // The character that was seen stays likely, so that each check also varies few characters at once.
      const text = random.int(3) === 0 ? part.example : randomMember(part.set, random);
      return [{ kind: 'character', text, at: 0 }];
    }
    case 'symbol': {
      const texts = textsOf(part.symbol);
      const text = texts.length === 0 || random.int(4) === 0 ? part.example : texts[random.int(texts.length)]!;
      return [{ kind: 'symbol', symbol: part.symbol, own: part.symbol, text }];
    }
    case 'sequence':
      return part.parts.flatMap((one) => randomItems(one, textsOf, random));
    case 'choice':
      return randomItems(part.options[random.int(part.options.length)]!, textsOf, random);
    case 'repeat': {
      const count = randomCount(part.min, part.max, random);
      return Array.from({ length: count }, () => randomItems(part.part, textsOf, random)).flat();
    }
  }
}

export function randomText(part: Part, textsOf: TextsOf, random: Random): string {
  return randomItems(part, textsOf, random)
    .map(({ text }) => text)
    .join('');
}

/** The text that the part was seen with, without what it may leave out or repeat. */
export function exampleText(part: Part): string {
  switch (part.kind) {
    case 'characters':
    case 'symbol':
      return part.example;
    case 'sequence':
      return part.parts.map(exampleText).join('');
    case 'choice':
      return exampleText(part.options[0]!);
    case 'repeat':
      return exampleText(part.part);
  }
}
