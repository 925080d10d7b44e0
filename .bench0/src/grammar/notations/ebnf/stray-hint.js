const hints = new Map([
    [',', 'write the parts of a sequence side by side, without commas'],
    ['<', 'write names without angle brackets; for rules such as `<name> ::= …` use the file extension `.bnf`'],
    ['#', 'write comments as `// …` or `/* … */`'],
    [']', 'for `]` in a class write `\\]`'],
    ['}', 'for any number of times write `( … )*`, for a count `{2,5}`'],
    ['~', 'for all except some characters write `[^…]`'],
    ['=', 'write a rule as `name = … ;`; put the character itself in quotes'],
    ['-', 'exceptions are not supported; put the character itself in quotes'],
]);
/** Returns a hint for a character that no item starts with. */
export function ebnfStrayHint(char) {
    return hints.get(char) ?? 'a rule consists of names, "text", [classes], /regular expressions/ and ( groups )';
}
