parser grammar G;
options { tokenVocab = NoSuchLexer; }
s : A ;
