/**
 * Returns by token the keywords that code looks up among identifiers: from tables `{ "if", IF }` and from comparisons
 * `if (!strcmp(yytext, "if")) return IF;`.
 */
export function keywordTexts(code, isToken) {
    const texts = new Map();
    const bare = code.replaceAll(/\/\*[^]*?\*\//g, ' ');
    for (const pattern of [table, comparison]) {
        for (const [, text, token] of bare.matchAll(pattern)) {
            if (!isToken(token))
                continue;
            const known = texts.get(token);
            if (known === undefined)
                texts.set(token, [text]);
            else if (!known.includes(text))
                known.push(text);
        }
    }
    return texts;
}
const table = /\{\s*"([^"\\\n]+)"\s*,\s*(?:\w+::)*([A-Za-z_]\w*)\s*[,}]/g;
const comparison = /\bstr(?:n?case)?n?cmp\s*\([^"();]*"([^"\\\n]+)"[^;{}]*?\)\s*(?:==\s*0\s*)?\)?\s*\{?\s*return\s*\(?\s*(?:\w+::)*([A-Za-z_]\w*)/g;
