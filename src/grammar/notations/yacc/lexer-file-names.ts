const extensions = ['.l', '.ll', '.lex', '.flex', '.l++', '.lxx', '.lpp'];

/** What a grammar file is called, and what its tokeniser is called then. */
const pairs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/parser/i, ['lexer', 'scanner', 'lex', 'scan']],
  [/parse/i, ['lex', 'scan', 'lexer', 'scanner']],
  [/grammar|gram/i, ['lexer', 'scanner', 'lex', 'scan', 'tokens']],
  [/yacc/i, ['lex', 'flex']],
  [/y$/, ['l']],
];

/** Where the tokeniser of `<base>.y` may be: under the same name, or under one that people pair with it. */
export function lexerFileNames(base: string): string[] {
  const paired = pairs.flatMap(([part, others]) => {
    return part.test(base) ? others.map((other) => base.replace(part, other)) : [];
  });
  return [base, ...paired].flatMap((name) => extensions.map((extension) => name + extension));
}
