/* Lexer of EverythingParser: a template language that needs every command of ANTLR's. */
lexer grammar EverythingLexer;

import EverythingLetters;

options {
    superClass = EverythingBase;
}

tokens {
    STRING,
    INDENT
}

channels {
    COMMENTS
}

@members {
    private boolean ready(char c) { return c != '}' /* } */ && c != '\''; }
}

COMMENT: '{#' .*? '#}' -> channel(COMMENTS);
OPEN: '{{' -> pushMode(INSIDE);
CODE_OPEN: '{%' -> more, pushMode(CODE);
TEXT: ~'{'+ | '{' { ready('x') }?;

mode INSIDE;

CLOSE: '}}' -> popMode;
IF: 'if';
PLUS: '+';
NAME: Letter (Letter | Digit)*;
NUMBER: Digit+ ('.' Digit+)?;
SINGLE: '\'' ~['\\\r\n]* '\'' -> type(STRING);
DOUBLE: '"' (ESCAPE | ~["\\])*? '"' -> type(STRING);
WS: [ \t\r\n]+ -> skip;

fragment ESCAPE: '\\' [\\"nrt] | '\\u' Hex Hex Hex Hex;

mode CODE;

CODE_CLOSE: '%}' -> popMode;
CODE_TEXT: . -> more;
