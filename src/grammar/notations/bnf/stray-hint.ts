/** Advice on a character that cannot stand where a part of a rule is expected. */
export function strayHint(char: string): string {
  if (char === '?' || char === '*' || char === '+') return 'a quantifier follows what it repeats';
  if (char === '-') return 'a difference is written `A - B`';
  if (char === '{' || char === '}') return 'repetition is written `( … )*`; for the character itself put it in quotes';
  if (char === ']' || char === '}') return 'this bracket closes nothing; for the character itself put it in quotes';
  if (char === '=' || char === ':') return 'rules are written `Name ::= …` or `<name> ::= …`';
  if (char === '/') return 'alternatives are separated by `|`';
  if (char === '#') return 'a character by its number is written `#xA`';
  return 'put text in quotes';
}
