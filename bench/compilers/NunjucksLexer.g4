// Tokens of Nunjucks templates, as in the lexer of nunjucks 3.2: text outside of tags is one token, and so is a comment.
lexer grammar NunjucksLexer;

COMMENT: '{#' ~[{}#]* '#}';
// The parser finds the end of raw text itself, without the lexer.
RAW: '{%raw%}' ~[{#]* '{%endraw%}' | '{%verbatim%}' ~[{#]* '{%endverbatim%}';
BLOCK_START: '{%' -> pushMode(CODE);
TRIMMED_BLOCK_START: '{%-' -> pushMode(CODE);
VARIABLE_START: '{{' -> pushMode(CODE);
TRIMMED_VARIABLE_START: '{{-' -> pushMode(CODE);
DATA: ~[{#]+;

mode CODE;

BLOCK_END: '%}' -> popMode;
TRIMMED_BLOCK_END: '-%}' -> popMode;
VARIABLE_END: '}}' -> popMode;
TRIMMED_VARIABLE_END: '-}}' -> popMode;

IF: 'if';
IF_ASYNC: 'ifAsync';
ELIF: 'elif';
ELSEIF: 'elseif';
ELSE: 'else';
ENDIF: 'endif';
FOR: 'for';
ENDFOR: 'endfor';
ASYNC_EACH: 'asyncEach';
ENDEACH: 'endeach';
ASYNC_ALL: 'asyncAll';
ENDALL: 'endall';
BLOCK: 'block';
ENDBLOCK: 'endblock';
EXTENDS: 'extends';
INCLUDE: 'include';
IGNORE: 'ignore';
MISSING: 'missing';
SET: 'set';
ENDSET: 'endset';
MACRO: 'macro';
ENDMACRO: 'endmacro';
CALL: 'call';
ENDCALL: 'endcall';
IMPORT: 'import';
FROM: 'from';
AS: 'as';
WITH: 'with';
WITHOUT: 'without';
CONTEXT: 'context';
FILTER: 'filter';
ENDFILTER: 'endfilter';
SWITCH: 'switch';
CASE: 'case';
DEFAULT: 'default';
ENDSWITCH: 'endswitch';
OR: 'or';
AND: 'and';
NOT: 'not';
IN: 'in';
IS: 'is';

TRUE: 'true';
FALSE: 'false';
NONE: 'none' | 'null';
STRING: '"' (~["\\\r\n] | ESCAPE)* '"' | '\'' (~['\\\r\n] | ESCAPE)* '\'';
fragment ESCAPE: '\\' [nrt\\"'x];
FLOAT: [0-9]+ '.' [0-9]*;
INT: [0-9]+;
REGEX: 'r/' REGEX_PART+ '/' 'g'? 'i'? 'm'? 'y'?;
fragment REGEX_PART: [a-z0-9 ] | '.' | '\\d' | '\\/' | '[a-z]';
NAME: [a-zA-Z_$] [a-zA-Z0-9_$]*;

// A name ends only at a blank or a delimiter: these are not tokens of a template, and they separate tokens that would
// be one name if they were adjacent.
STUCK_WORD: [a-zA-Z0-9_$] WORD_PART+;
STUCK_REGEX: 'r/' REGEX_PART+ '/' [a-zA-Z0-9_$]+;
fragment WORD_PART: ~[ \t\r\n\u00A0()[\]{}%*\-+~/#,:|.<>=!];

LEFT_PAREN: '(';
RIGHT_PAREN: ')';
LEFT_BRACKET: '[';
RIGHT_BRACKET: ']';
LEFT_CURLY: '{';
RIGHT_CURLY: '}';
COMMA: ',';
COLON: ':';
TILDE: '~';
PIPE: '|';
DOT: '.';
ASSIGN: '=';
EQUAL: '==';
SAME: '===';
UNEQUAL: '!=';
NOT_SAME: '!==';
LESS: '<';
GREATER: '>';
AT_MOST: '<=';
AT_LEAST: '>=';
PLUS: '+';
MINUS: '-';
TIMES: '*';
DIVIDE: '/';
FLOOR_DIVIDE: '//';
MODULO: '%';
POWER: '**';

SPACE: [ \t\n]+ -> skip;
