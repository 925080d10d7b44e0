import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

function rules(text: string): string[] {
  return showRules(readText('g.y', text));
}

describe('yacc without a lex file', () => {
  it('reads rules over characters, with and without semicolons', () => {
    const text = `%%\ne: e '+' t | t ;\nt : '(' e ')'\n  | '\\n' | '\\'' | '\\x41' | /* nothing */\nu: %empty ;`;
    expect(rules(text)).toEqual([`e = e "+" t | t`, `t = "(" e ")" | "\\n" | "'" | "A" | `, 'u = ']);
  });

  it('ignores code and everything else that does not affect the language', () => {
    const text = `%{
int x = '}'; /* %} comes later */
%}
%code requires { struct s { int a; }; }
%union { int n; char *s; }
%define api.pure full
%define parse.error verbose
%parse-param { void *p }
%printer { fprintf(yyo, "}"); } <n>
%type <n> a
%expect 1
%left '+' '-'
%right '^'
%nonassoc LOW
%precedence HIGH
%%
a[result]: a[left] '+' a { if ($1) { puts("}"); } /* } */ // }
 } %prec LOW
 | { mid(); }[m] 'x' <n>{ $$ = '}'; } %dprec 1
 ;
%%
int main() { return 0; }
%%`;
    const draft = readText('g.y', text);
    expect(showRules(draft)).toEqual(['a = a "+" a | "x"']);
    expect(showWarnings(draft)).toEqual(['yacc-action 17:26']);
  });

  it('warns of actions once per rule, and of each predicate', () => {
    const draft = readText('g.y', `%%\na: 'x' {} | 'y' {} ;\nb: %?{ ok } 'z' { } ;\n`);
    expect(showWarnings(draft)).toEqual(['yacc-action 2:8', 'yacc-predicate 3:4', 'yacc-action 3:17']);
  });

  it('joins rules of the same name', () => {
    expect(rules(`%%\na: 'x';\nb: a;\na: 'y';`)).toEqual(['a = "x" | "y"', 'b = a']);
  });

  it('reads aliases as texts, with a warning, and the token numbered 0 as the end', () => {
    const text = `%token <v> EQ 300 "==" IF _("if")\n%token END 0 "end of file"\n%%\na: EQ "==" IF "!=" EQ END "end of file" ;`;
    const draft = readText('g.y', text);
    expect(showRules(draft)).toEqual(['a = "==" "==" "if" "!=" "=="']);
    expect(showWarnings(draft)).toEqual(['yacc-alias-as-text 4:4', 'yacc-alias-as-text 4:12']);
  });

  it('starts with the rule of %start', () => {
    expect(buildGrammar(readText('g.y', `%start b\n%%\na: 'x';\nb: a;`)).start.name).toBe('b');
    expect(buildGrammar(readText('g.y', `%%\na: 'x';\nb: a;`)).start.name).toBe('a');
  });

  it('ignores alternatives for error recovery, and what needs them', () => {
    const draft = readText('g.y', `%%\na: 'x' | error ';' | b ;\nb: error 'y' ;`);
    expect(showRules(draft)).toEqual(['a = "x"']);
    expect(draft.warnings.map(({ code }) => code)).toEqual(['yacc-error-token', 'yacc-error-token']);
  });

  it('is scannerless', () => {
    expect(buildGrammar(readText('g.y', `%%\na: 'x';`)).hasTokens).toBe(false);
  });

  it.each([
    ["‸a: 'x';", 'yacc-expected-directive'],
    ['‸', 'yacc-missing-rules'],
    ['%token A\n‸', 'yacc-missing-rules'],
    ['‸%%\n', 'empty-grammar'],
    ['‸%{ int x;', 'yacc-unclosed-code'],
    ['%union ‸{ int x;\n%%\na: ;', 'yacc-unclosed-code'],
    ['%token ‸=\n%%\na: ;', 'yacc-expected-token'],
    ['%start ‸%%\na: ;', 'yacc-bad-start'],
    ['%start ‸b\n%%\na: ;', 'yacc-unknown-start'],
    ["%%\na‸ = 'x' ;", 'yacc-missing-colon'],
    ["%%\na: 'x' ;\n‸'y'", 'yacc-expected-rule'],
    ["%%\na: 'x' ‸( 'y' ) ;", 'yacc-unexpected'],
    ["%%\na: 'x' ‸} ;", 'yacc-unexpected'],
    ["%%\na: 'x' ‸%bogus ;", 'yacc-unknown-modifier'],
    ["%%\na: ‸'xy' ;", 'yacc-bad-character'],
    ["%%\na: ‸'x ;", 'yacc-unclosed-string'],
    ['%%\na: ‸"x ;', 'yacc-unclosed-string'],
    ["%%\na: 'x' ‸{ if (x) {", 'yacc-unclosed-code'],
    ['%%\n‸/* no end', 'yacc-unclosed-comment'],
    ['%token A\n%%\na: ‸A ;', 'yacc-missing-lexer'],
    ['%%\na: ‸b ;', 'yacc-undefined'],
    ['‸\0\0', 'yacc-expected-directive'],
    ['%%\n‸(((((', 'yacc-expected-rule'],
  ])('finds the error in %.40s', (text, expected) => {
    expect(errorAtMark('g.y', text)).toBe(expected);
  });
});

describe('yacc with a lex file', () => {
  const grammar = `%token NUM\n%%\na: a '+' NUM | NUM ;`;

  it('finds it by the same name, or by a commonly paired one', () => {
    const lex = `%%\n[0-9]+ return NUM;\n"+" return '+';\n`;
    expect(showRules(readText('calc.y', grammar, { 'calc.l': lex }))).toEqual([
      'a = a "+" NUM | NUM',
      'token NUM = [0-9]+',
    ]);
    expect(showRules(readText('parser.yy', grammar, { 'scanner.ll': lex }))).toHaveLength(2);
    expect(showRules(readText('gram.y', grammar, { 'scan.l': lex }))).toHaveLength(2);
    expect(errorAtMark('calc.y', grammar.replace("'+' NUM", "'+' ‸NUM"), { 'other.l': lex })).toBe(
      'yacc-missing-lexer',
    );
  });

  it('warns of directives that it ignores', () => {
    const draft = readText('g.y', `%odd thing\n%token NUM\n%%\na: NUM ;\n%odd\nb: a ;`, {
      'g.l': '%%\n[0-9]+ return NUM;',
    });
    expect(draft.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['yacc-unknown-directive', 'yacc-directive-among-rules']),
    );
  });

  it('ignores what needs a token that is never returned, unless nothing remains', () => {
    const lex = `%%\n[0-9]+ return NUM;\n`;
    const draft = readText('g.y', grammar, { 'g.l': lex });
    expect(showRules(draft)).toEqual(['a = NUM', 'token NUM = [0-9]+']);
    expect(showWarnings(draft)).toEqual(['yacc-unseen-token 3:6']);
    expect(errorAtMark('g.y', `%token A\n%%\na: ‸A ;`, { 'g.l': lex })).toBe('yacc-no-word');
  });

  it('reports an undeclared name', () => {
    expect(errorAtMark('g.y', `%token NUM\n%%\na: NUM ‸MUN ;`, { 'g.l': '%%\n[0-9]+ return NUM;' })).toBe(
      'undefined-rule',
    );
  });

  it('resolves aliases to tokens with patterns', () => {
    const draft = readText('g.y', `%token EQ "=="\n%%\na: "==" EQ ;`, { 'g.l': '%%\n"=="|"eq" return EQ;' });
    expect(showRules(draft)).toEqual(['a = EQ EQ', 'token EQ = "==" | "eq"']);
  });
});
