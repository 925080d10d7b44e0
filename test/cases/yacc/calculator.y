%{
#include <stdio.h>
int yylex(void);
%}

%union { double number; char *name; }

%token <number> NUMBER
%token <name> NAME
%token POWER "**"
%left '+' '-'
%left '*' '/'
%right POWER
%precedence UMINUS

%start lines

%%

lines
    : %empty
    | lines line '\n'
    | lines error '\n'      { yyerrok; }
    ;

line
    : /* an empty line */
    | expr                  { printf("%g\n", $1); }
    | NAME '=' expr         { set($1, $3); /* } */ }
    ;

expr
    : NUMBER
    | NAME                  { $$ = get($1); }
    | expr '+' expr         { $$ = $1 + $3; }
    | expr '-' expr         { $$ = $1 - $3; }
    | expr '*' expr         { $$ = $1 * $3; }
    | expr '/' expr         { if ($3 == 0) { puts("}"); YYERROR; } $$ = $1 / $3; }
    | expr "**" expr        { $$ = pow($1, $3); }
    | '-' expr %prec UMINUS { $$ = -$2; }
    | '(' expr ')'          { $$ = $2; }
    ;

%%

int main(void) { return yyparse(); }
