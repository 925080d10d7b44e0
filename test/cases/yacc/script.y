/* A small language with strings, nested blocks and two kinds of comments. */
%define parse.error verbose
%token IF ELSE WHILE PRINT
%token ID NUM STRING
%token LE "<=" AND "&&"
%token END_OF_FILE 0 "end of file"
%nonassoc THEN
%nonassoc ELSE
%left "&&"
%left '<' "<="
%%
program: statements END_OF_FILE ;
statements: | statements statement ;
statement
  : ID '=' value ';'            { assign($1, $3); }
  | PRINT values ';'
  | IF '(' value ')' statement %prec THEN
  | IF '(' value ')' statement ELSE statement
  | WHILE '(' value ')' statement
  | '{' statements '}'
  | error ';'
  ;
values: value | values ',' value ;
value
  : ID | NUM | STRING
  | value '<' value
  | value "<=" value
  | value "&&" value
  | '(' value ')'
  ;
