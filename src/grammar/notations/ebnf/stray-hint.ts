const hints: ReadonlyMap<string, string> = new Map([
  [',', 'the parts of a sequence stand side by side, without commas'],
  ['<', 'names stand bare, without angle brackets; a file of `<name> ::= …` rules is BNF: end its name in `.bnf`'],
  ['#', 'comments are written `// …` or `/* … */`'],
  [']', 'to have `]` in a class, write `\\]`'],
  ['}', 'any number of times is written `( … )*`, a count `{2,5}`'],
  ['~', 'everything but some characters is written `[^…]`'],
  ['=', 'a rule is written `name = … ;`; for the character itself put it in quotes'],
  ['-', 'exceptions cannot be written; for the character itself put it in quotes'],
]);

/** How to mend a character that no item begins with. */
export function strayHint(char: string): string {
  return hints.get(char) ?? 'a rule is made of names, "text", [classes], /regular expressions/ and ( groups )';
}
