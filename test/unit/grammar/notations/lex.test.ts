import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

/** A grammar of one rule that uses all the tokens, with this lex file. */
function withLex(lex: string, tokens = 'A B C'): GrammarDraft {
  const names = tokens.split(' ').filter((token) => /^\w+$/.test(token));
  const alternatives = tokens.split(' ').join(' | ');
  return readText('g.y', `%token ${names.join(' ')}\n%%\ns: ${alternatives} ;`, { 'g.l': lex });
}

function lexical(draft: GrammarDraft): string[] {
  return showRules(draft).slice(1);
}

function pattern(written: string): string {
  return lexical(withLex(`%%\n${written} return A;`, 'A'))[0]!.slice('token A = '.length);
}

/** Returns `pattern>token mode`, with `hidden`, `more`, `guarded` and the mode actions. */
function tokenizer(draft: GrammarDraft): string[] {
  return (draft.lexerRules ?? []).map(({ rule, type, mode, hidden, more, guarded, modeActions }) => {
    const actions = modeActions.map((action) => (action.kind === 'pop' ? 'pop' : `${action.kind}:${action.mode}`));
    const flags = [hidden ? 'hidden' : '', more ? 'more' : '', guarded ? 'guarded' : '', ...actions].filter(Boolean);
    return [rule === type ? rule : `${rule}>${type}`, mode, ...flags].join(' ');
  });
}

describe('patterns of lex', () => {
  it.each([
    ['while', '"while"'],
    ['"a b"c\\"d', '"a bc\\"d"'],
    ['\\n\\x41\\102\\.', '"\\nAB."'],
    ['a?b*c+d{3}e{2,}f{1,2}', '"a"? "b"* "c"+ "d"{3,3} "e"{2,Infinity} "f"{1,2}'],
    ['(ab|c)+d', '("ab" | "c")+ "d"'],
    ['[a-c\\]"/ .]', '[ "./\\]a-c]'],
    ['[]x]', '[\\]x]'],
    ['[^\\n]', '[^\\n]'],
    ['.', '[^\\n]'],
    ['[[:digit:][:upper:]_]', '[0-9A-Z_]'],
    ['[[:^alnum:]]', '[^0-9A-Za-z]'],
    ['[a-z]{-}[aeiou]', '[b-df-hj-np-tv-z]'],
    ['[a]{+}[b]', '[ab]'],
    ['(?i:if)x', '[Ii] [Ff] "x"'],
    ['(?s:.)', '[\\u{0}-\\u{10ffff}]'],
    ['(?x: a b )c', '"abc"'],
    ['a(?# no )b', '"ab"'],
    ['a$b', '"a$b"'],
  ])('%s', (written, expected) => {
    expect(pattern(written)).toBe(expected);
  });

  it('are used by name, independent of the names of tokens', () => {
    const draft = withLex(`D [0-9]\nA {D}+ /* a */\nX unused\n%%\n{A}("."{A})? return A;\n{D}x return B;`, 'A B');
    expect(lexical(draft)).toEqual([
      'token A = A.definition ("." A.definition)?',
      'token B = D "x"',
      'fragment A.definition = D+',
      'fragment D = [0-9]',
    ]);
  });

  it('lose their conditions on the context, with a warning', () => {
    const draft = withLex('%%\n^a return A;\nb$ return B;\nc/d+ return C;');
    expect(lexical(draft)).toEqual(['token A = "a"', 'token B = "b"', 'token C = "c"']);
    expect(showWarnings(draft)).toEqual(['lex-context 2:1', 'lex-context 3:2', 'lex-context 4:2']);
  });

  it('ignore case if the file says so', () => {
    expect(lexical(withLex('%option noyywrap case-insensitive\n%%\nif return A;\n[^a]b return B;', 'A B'))).toEqual([
      'token A = [Ii] [Ff]',
      'token B = [^Aa] [Bb]',
    ]);
  });
});

describe('actions of lex', () => {
  it.each([
    ['return A;'],
    ['return(A);'],
    ['{ yylval = atoi(yytext); return A; }'],
    ['{ /* return B; */ puts("return B;"); // return C;\n  return A; }'],
    ['return yy::parser::token::A;'],
    ['return yy::parser::make_A(loc);'],
    ['return TOKEN(A);'],
    ['RETURN(A)'],
    ['{ int t = A; return t; }'],
    ['return lookup(yytext);'],
    ['%{ return A; %}'],
  ])('return the token of `%s`', (action) => {
    const code =
      '#define TOKEN(t) (yylval.token = (t))\n#define RETURN(t) \\\n  return t;\nint lookup(char *s) { count(); return A; }';
    const draft = withLex(`%{\n${code}\n%}\n%%\n[a-z]+ ${action}\n`, 'A');
    expect(lexical(draft)).toEqual(['token A = [a-z]+']);
    expect(draft.warnings).toEqual([]);
  });

  it('skip their match if they have no return', () => {
    const draft = withLex('%%\n[ \\t]+ ;\n\\n { lineno++; }\n"#".*\n"%" ECHO;\na return A;', 'A');
    expect(lexical(draft)).toEqual([
      'skip skip-1 = [\\t ]+',
      'skip skip-2 = "\\n"',
      'skip skip-3 = "#" [^\\n]*',
      'skip skip-4 = "%"',
      'token A = "a"',
    ]);
    expect(tokenizer(draft)[0]).toBe('skip-1 DEFAULT_MODE hidden');
  });

  it('are shared by a bar', () => {
    expect(lexical(withLex('%%\na |\nb return A;', 'A'))).toEqual([
      'fragment A.1 = "a"',
      'fragment A.2 = "b"',
      'token A = A.1 | A.2',
    ]);
  });

  it('that return characters need no rules, unless the text differs', () => {
    const draft = withLex(`%%\n"+" return '+';\n[-*/] return yytext[0];\n"and" return '&';`, `'+' '-' '*' '&'`);
    expect(showRules(draft)).toEqual([`s = "+" | "-" | "*" | '&'`, `token '&' = "and"`]);
    expect(showRules(withLex('%%\n. return *yytext;', `'x' '\\n'`))).toEqual(['s = "x"']);
  });

  it('that report errors make text that no word contains', () => {
    const draft = withLex('%%\n[0-9]+[a-z]+ { yyerror("bad number"); }\n[0-9]+ return A;', 'A');
    expect(lexical(draft)).toEqual(['token error-1 = [0-9]+ [a-z]+', 'token A = [0-9]+']);
    expect(tokenizer(draft)).toEqual(['error-1 DEFAULT_MODE', 'A DEFAULT_MODE']);
  });

  it('that return one of several tokens leave the choice to code', () => {
    const draft = withLex('%%\n[a-z]+ { if (isType()) return A; return B; }', 'A B');
    expect(lexical(draft)).toEqual(['fragment A.1 = [a-z]+', 'token A = A.1', 'token B = A.1']);
    expect(tokenizer(draft)).toEqual(['A.1>A DEFAULT_MODE guarded', 'A.1>B DEFAULT_MODE guarded']);
  });

  it('that look up keywords determine the texts of the keywords', () => {
    const table =
      'struct { char *s; int t; } words[] = { { "if", A }, { "else", B } };\nint find() { return words[0].t; }';
    const draft = withLex(`%{\n${table}\n%}\n%%\n[a-z]+ { int t = find(); return t ? t : C; }`, 'A B C');
    expect(lexical(draft)).toEqual(['token A = "if"', 'token B = "else"', 'token C = [a-z]+']);
    const compared = withLex('%%\n[a-z]+ { if (strcmp(yytext, "if") == 0) return A; return B; }', 'A B');
    expect(lexical(compared)).toEqual(['token A = "if"', 'token B = [a-z]+']);
  });

  it('with an unknown token return the tokens that no other rule returns, if there is only one such action', () => {
    const draft = withLex('%%\n[0-9] return A;\n[a-z]+ return classify(yytext);', 'A B');
    expect(lexical(draft)).toEqual(['token A = [0-9]', 'token B = [a-z]+']);
    expect(showWarnings(draft)).toEqual(['lex-unknown-token 3:1']);
    expect(withLex('%%\nx return f();\ny return g();\nz return A;', 'A B').warnings.map(({ code }) => code)).toEqual([
      'yacc-unseen-token',
      'lex-unknown-token',
      'lex-unknown-token',
    ]);
  });

  it.each([
    ['lex-computed-condition', '%x ODD\n%%\nx { BEGIN(where()); return A; }'],
    ['lex-first-character', '%%\nxy { return yytext[0]; }\nx return A;'],
    ['lex-gives-back', '%%\nxy { yyless(1); return A; }'],
    ['lex-unknown-directive', '%odd x\n%%\nx return A;'],
  ])('that cannot be read fully are warned of: %s', (code, lex) => {
    expect(withLex(lex, 'A').warnings.map((warning) => warning.code)).toContain(code);
  });

  it('that read text by themselves are comments and strings if their start shows it', () => {
    const lex =
      '%%\n"/*" { comment(); }\n"@" { comment(); }\n\\" { while (input() != 34); return A; }\n%%\nvoid comment() { while (input()) ; }';
    const draft = withLex(lex, 'A');
    expect(lexical(draft)).toEqual([
      'skip skip-1 = "/*" [\\u{0}-\\u{10ffff}]*? "*/"',
      'token A = "\\"" [\\u{0}-\\u{10ffff}]*? "\\""',
    ]);
    expect(showWarnings(draft)).toEqual(['lex-reads-on 2:1', 'lex-reads-on 3:1', 'lex-reads-on 4:1']);
  });

  it('at the end of the file return tokens that derive the empty word', () => {
    expect(showRules(withLex('%%\na return A;\n<<EOF>> return B;', 'A B'))).toEqual(['s = A | ', 'token A = "a"']);
  });

  it('that return white space which the grammar does not use skip it', () => {
    expect(lexical(withLex('%%\n[ \\n]+ return SPACE;\na return A;', 'A'))).toEqual([
      'skip skip-1 = [\\n ]+',
      'token A = "a"',
    ]);
  });
});

describe('start conditions of lex', () => {
  const comment = '%x C\n%%\n"/*" BEGIN(C);\n<C>"*/" BEGIN(INITIAL);\n<C>.|\\n ;\na return A;';

  it('make one text of a comment that is matched in segments', () => {
    const draft = withLex(comment, 'A');
    expect(lexical(draft)).toEqual([
      'fragment DEFAULT_MODE.1 = "/*"',
      'fragment C.1 = "*/"',
      'fragment C.2 = [^\\n] | "\\n"',
      'token A = "a"',
      'skip skip-1 = DEFAULT_MODE.1 C.2*? C.1',
    ]);
    expect(tokenizer(draft)).toEqual([
      'DEFAULT_MODE.1 DEFAULT_MODE more set:C',
      'C.1>skip-1 C hidden set:DEFAULT_MODE',
      'C.2 C more',
      'A DEFAULT_MODE',
    ]);
  });

  it('make one token of a string that is returned at its end', () => {
    const draft = withLex(
      '%x S\n%%\n\\" BEGIN S;\n<S>{\n  [^\\\\"]+ add();\n  \\\\. add();\n  \\n yyerror("no end");\n  \\" { BEGIN 0; return A; }\n}\n',
      'A',
    );
    expect(showRules(draft).at(-1)).toBe('token A = DEFAULT_MODE.1 (S.1 | S.2)*? A.1');
    expect(tokenizer(draft)).toEqual([
      'DEFAULT_MODE.1 DEFAULT_MODE more set:S',
      'S.1 S more',
      'S.2 S more',
      'error-1 S',
      'A.1>A S set:DEFAULT_MODE',
    ]);
  });

  it('make one token of a string that is returned before its end', () => {
    const draft = withLex(`%x S\n%%\n' BEGIN(S);\n<S>[^']+ return A;\n<S>' BEGIN(INITIAL);`, 'A');
    expect(showRules(draft).at(-1)).toBe('token A = DEFAULT_MODE.1 A.1 S.1');
    expect(tokenizer(draft)).toEqual([
      'DEFAULT_MODE.1 DEFAULT_MODE more set:S',
      'A.1 S more',
      'S.1>A S set:DEFAULT_MODE',
    ]);
  });

  it('that are entered with a token remain modes of the tokenizer', () => {
    const draft = withLex(
      '%option stack\n%x T\n%%\n"<" { yy_push_state(T); return A; }\n<T>[a-z]+ return B;\n<T>" " ;\n<T>">" { yy_pop_state(); return C; }',
    );
    expect(tokenizer(draft)).toEqual(['A DEFAULT_MODE push:T', 'B T', 'skip-1 T hidden', 'C T pop']);
  });

  it('share rules if they are inclusive, listed or starred', () => {
    const draft = withLex(
      '%s I\n%x X\n%%\na { BEGIN(I); return A; }\n<INITIAL,X>b { BEGIN(X); return B; }\n<*>c return C;',
    );
    expect(tokenizer(draft)).toEqual([
      'A DEFAULT_MODE set:I',
      'A I set:I',
      'B DEFAULT_MODE set:X',
      'B X set:X',
      'C DEFAULT_MODE',
      'C I',
      'C X',
    ]);
  });

  it('that no action switches to are ignored with a warning', () => {
    const draft = withLex('%x X\n%%\n<X>b return B;\na return A;', 'A');
    expect(lexical(draft)).toEqual(['token A = "a"']);
    expect(showWarnings(draft)).toEqual(['lex-unreached-condition 1:4']);
  });

  it('that are too complex cause a warning', () => {
    const names = Array.from({ length: 9 }, (_, i) => `X${i}`);
    const ways = names.map((name, i) => `<${name}>. BEGIN(${names[i + 1] ?? 'INITIAL'});`);
    const draft = withLex(`%x ${names.join(' ')}\n%%\n"#" BEGIN(X0);\n${ways.join('\n')}\na return A;`, 'A');
    expect(draft.warnings.map(({ code }) => code)).toEqual(['lex-tangled-conditions']);
    expect(buildGrammar(draft).lexerRules).toHaveLength(11);
  });
});

describe('errors in a lex file', () => {
  it.each([
    ['A [0-9]\n‸', 'lex-missing-rules'],
    ['‸[0-9]\n%%\n', 'lex-expected-definition'],
    ['‸A\n%%\n', 'lex-empty-definition'],
    ['A a ‸b\n%%\n{A} return A;', 'lex-blank-in-definition'],
    ['A ‸{B}\nB {A}\n%%\n{A} return A;', 'lex-cyclic-definition'],
    ['‸%{\nint x;\n%%\n', 'lex-unclosed-code'],
    ['%%\n‸{B} return A;', 'lex-undefined-definition'],
    ['%%\n‸<X>a return A;', 'lex-unknown-condition'],
    ['%%\n‸<a return A;', 'lex-bad-conditions'],
    ['%x X\n%%\n‸<X>{\na return A;', 'lex-unclosed-scope'],
    ['%%\na(‸ return A;', 'lex-empty-pattern'],
    ['%%\n‸(a return A;', 'lex-unclosed-group'],
    ['%%\na‸) return A;', 'lex-unexpected'],
    ['%%\n‸"a return A;', 'lex-unclosed-string'],
    ['%%\n‸[a return A;', 'lex-unclosed-class'],
    ['%%\n[‸z-a] return A;', 'lex-reversed-range'],
    ['%%\n[‸[:alfa:]] return A;', 'lex-unknown-class'],
    ['%%\n‸[a]{-}[a] return A;', 'lex-empty-class'],
    ['%%\n‸* return A;', 'lex-quantifier-without-item'],
    ['%%\na‸{5,2} return A;', 'lex-reversed-count'],
    ['%%\na‸{99999999999999999} return A;', 'lex-bad-count'],
    ['%%\na‸{,2} return A;', 'lex-bad-braces'],
    ['%%\na‸\\\n', 'lex-bad-escape'],
    ['%%\na ‸{ return A;', 'lex-unclosed-code'],
    ['%%\n‸/* no end', 'lex-unclosed-comment'],
    [`%%\n${'('.repeat(1000)}‸${'('.repeat(100_000)}`, 'grammar-too-deep'],
  ])('are found in %.40s', (lex, expected) => {
    expect(errorAtMark('g.y', '%token A\n%%\ns: A ;', { 'g.l': lex })).toBe(expected);
  });
});
