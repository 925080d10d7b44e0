lexer grammar EverythingLetters;

fragment Letter: [\p{L}_];
fragment Digit: '0' ..'9';
fragment Hex: [0-9a-fA-F];

// The importing grammar has a rule of this name, which wins.
PLUS: 'plus';
