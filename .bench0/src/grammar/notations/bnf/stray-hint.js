/** Returns a hint for a character that is not allowed where a part of a rule is expected. */
export function bnfStrayHint(char) {
    if (char === '?' || char === '*' || char === '+')
        return 'write a quantifier after the part that it repeats';
    if (char === '-')
        return 'write a difference as `A - B`';
    if (char === '{' || char === '}')
        return 'write a repetition as `( … )*`; put the character itself in quotes';
    if (char === ']' || char === '}')
        return 'this bracket has no matching opening bracket; put the character itself in quotes';
    if (char === '=' || char === ':')
        return 'write rules as `Name ::= …` or `<name> ::= …`';
    if (char === '/')
        return 'separate alternatives by `|`';
    if (char === '#')
        return 'write a character by its number as `#xA`';
    return 'put text in quotes';
}
