/** Programs that count or join the results of predicates: each has 4,096 paths that differ in them. */

type Told = readonly [name: string, holds: boolean][];

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n';
}

function isVowel(character: string): boolean {
  switch (character) {
    case 'a':
    case 'e':
    case 'i':
    case 'o':
    case 'u':
      return true;
    default:
      return false;
  }
}

function isHexadecimal(character: string): boolean {
  if (isDigit(character)) return true;
  for (const letter of 'abcdef') if (letter === character.toLowerCase()) return true;
  return false;
}

const predicates = [isDigit, isSpace, isVowel, isHexadecimal];

export function counted(text: string): number {
  let count = 0;
  for (let at = 0; at < 12; at++) if (predicates[at % 4]!(text.charAt(at))) count++;
  if (count === 12) throw new Error('all twelve hold');
  return count;
}

export function joined(text: string): Told {
  const told: Told = Array.from(
    { length: 12 },
    (_, at) => [`${at}`, predicates[at % 4]!(text[at] ?? '')] as [string, boolean],
  );
  const missing = told.filter(([, holds]) => !holds);
  if (missing.length === 0) throw new Error('all twelve hold');
  return missing;
}

export function contained(text: string): string {
  const found: string[] = [];
  for (const word of ['<', '>', '&', '"', "'", '{', '}', '[', ']', '#', '%', ';']) if (text.includes(word)) found.push(word);
  if (found.length === 12) throw new Error('all twelve occur');
  return found.join('');
}
