parser grammar EverythingParser;

options {
    tokenVocab = EverythingLexer;
}

part
    : TEXT                     # Plain
    | '{{' value = expr? CLOSE # Insertion
    | CODE_CLOSE               # Code
    | INDENT part+             # Indented
    ;

expr
    : <assoc = right> expr '+' expr
    | 'if' expr
    | call[3]
    | (NUMBER | STRING)
    ;

call[int depth] returns [String text] locals [int i = 0]
    @init { depth++; }
    : name += NAME+
    ;
    catch [RecognitionException e] { throw e; }

/** The entry: not the first rule, but the one that reads everything. */
document
    : part* EOF
    ;
