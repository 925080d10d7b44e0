const mostOfAKind = 512;
const longestText = 64;
const mention = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[^])*)`|\b(0[xX][\da-fA-F]+|\d+(?:\.\d+)?)n?\b|\.([A-Za-z_$][\w$]*)|([A-Za-z_$][\w$]*)\s*:/gu;
/**
 * Collects literals and property names with a regular expression instead of a parser: superfluous texts do no harm,
 * and a missed one costs little. Values whose shadow was lost are often compared with one of these.
 */
export function sourceLiterals(sources) {
    const texts = new Set();
    const numbers = new Set();
    for (const source of sources) {
        for (const [, single, double, template, number, property, key] of source.matchAll(mention)) {
            if (number !== undefined)
                numbers.add(Number(number));
            const quoted = single ?? double;
            if (quoted !== undefined)
                texts.add(unescaped(quoted));
            for (const part of template?.split(/\$\{[^}]*\}/u) ?? [])
                texts.add(unescaped(part));
            const name = property ?? key;
            if (name !== undefined)
                texts.add(name);
        }
    }
    return {
        texts: [...texts].filter((text) => text !== '' && text.length <= longestText).slice(0, mostOfAKind),
        numbers: [...numbers].slice(0, mostOfAKind),
    };
}
const escapes = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };
function unescaped(text) {
    return text.replaceAll(/\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([^]))/gu, (_, long, unit, byte, other) => {
        const code = long ?? unit ?? byte;
        if (code !== undefined)
            return String.fromCodePoint(Math.min(0x10_ffff, Number.parseInt(code, 16)));
        return escapes[other] ?? other;
    });
}
