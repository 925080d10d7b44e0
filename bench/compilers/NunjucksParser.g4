// Nunjucks templates, as parsed by nunjucks 3.2. Comparison and arithmetic operators are in one list, because precedence
// affects how an expression is parsed, not which expressions are valid. Omitted: keywords as names, tags of extensions.
parser grammar NunjucksParser;

options {
    tokenVocab = NunjucksLexer;
}

template: body EOF;

// Two adjacent texts would be one.
body: DATA? (tag DATA?)*;

tag
    : variable_open expression variable_close
    | COMMENT
    | RAW
    | open if_head close body else_if* else_part? open ENDIF close
    | open FOR loop_head close body else_part? open ENDFOR close
    | open ASYNC_EACH loop_head close body open ENDEACH close
    | open ASYNC_ALL loop_head close body open ENDALL close
    | open BLOCK NAME close body open ENDBLOCK close
    | open EXTENDS expression close
    | open INCLUDE expression (IGNORE MISSING)? close
    | open SET names ASSIGN expression close
    | open SET names close body open ENDSET close
    | open MACRO NAME signature close body open ENDMACRO close
    | open CALL signature? NAME (DOT NAME)* arguments close body open ENDCALL close
    | open IMPORT expression AS NAME context? close
    | open FROM expression IMPORT imported (COMMA imported)* context? close
    | open FILTER filter close body open ENDFILTER close
    | open SWITCH expression close DATA? case+ default_part? open ENDSWITCH close
    ;

open: BLOCK_START | TRIMMED_BLOCK_START;
close: BLOCK_END | TRIMMED_BLOCK_END;
variable_open: VARIABLE_START | TRIMMED_VARIABLE_START;
variable_close: VARIABLE_END | TRIMMED_VARIABLE_END;

if_head: (IF | IF_ASYNC) expression;
else_if: open (ELIF | ELSEIF) expression close body;
else_part: open ELSE close body;
loop_head: names IN expression;
names: NAME (COMMA NAME)*;
imported: NAME (AS NAME)?;
context: (WITH | WITHOUT) CONTEXT;
case: open CASE expression close body;
default_part: open DEFAULT close body;
signature: LEFT_PAREN (parameter (COMMA parameter)*)? RIGHT_PAREN;
parameter: NAME (ASSIGN expression)?;

expression: choice (IF choice (ELSE choice)?)?;
choice: negation ((OR | AND) negation)*;
negation: NOT* membership;
membership: test (NOT? IN test)*;
test: comparison (IS NOT? comparison)?;
comparison: operand (operator operand)*;
operator
    : EQUAL
    | SAME
    | UNEQUAL
    | NOT_SAME
    | LESS
    | GREATER
    | AT_MOST
    | AT_LEAST
    | TILDE
    | PLUS
    | MINUS
    | TIMES
    | DIVIDE
    | FLOOR_DIVIDE
    | MODULO
    | POWER
    ;
operand: (PLUS | MINUS)* primary suffix* (PIPE filter)*;
filter: NAME (DOT NAME)* arguments?;

primary
    : NAME
    | STRING
    | INT
    | FLOAT
    | TRUE
    | FALSE
    | NONE
    | REGEX
    | LEFT_PAREN expression (COMMA expression)* RIGHT_PAREN
    | LEFT_BRACKET (expression (COMMA expression)*)? RIGHT_BRACKET
    | LEFT_CURLY (pair (COMMA pair)*)? RIGHT_CURLY
    ;
pair: (NAME | STRING) COLON expression;

suffix: DOT NAME | LEFT_BRACKET expression RIGHT_BRACKET | arguments;
arguments: LEFT_PAREN (argument (COMMA argument)*)? RIGHT_PAREN;
argument: (NAME ASSIGN)? expression;
