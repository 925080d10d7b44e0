const extensions = ['.l', '.ll', '.lex', '.flex', '.l++', '.lxx', '.lpp'];
/** Parts of names of grammar files, with the corresponding parts of names of tokenizer files. */
const pairs = [
    [/parser/i, ['lexer', 'scanner', 'lex', 'scan']],
    [/parse/i, ['lex', 'scan', 'lexer', 'scanner']],
    [/grammar|gram/i, ['lexer', 'scanner', 'lex', 'scan', 'tokens']],
    [/yacc/i, ['lex', 'flex']],
    [/y$/, ['l']],
];
/**
 * Returns possible file names of the tokenizer of `<base>.y`: the same name, or a name that is commonly paired with it.
 */
export function lexerFileNames(base) {
    const paired = pairs.flatMap(([part, others]) => {
        return part.test(base) ? others.map((other) => base.replace(part, other)) : [];
    });
    return [base, ...paired].flatMap((name) => extensions.map((extension) => name + extension));
}
