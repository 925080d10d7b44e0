import { CoppiceError } from '../../../../core/coppice-error.js';
import { isTokenName } from '../antlr-cursor.js';
import { elementsInPreorder } from '../element.js';
export function tokenUses(rules) {
    const uses = new Map();
    for (const { body, source } of rules) {
        for (const element of elementsInPreorder(body)) {
            if (element.kind !== 'ref' || !isTokenName(element.name) || uses.has(element.name))
                continue;
            uses.set(element.name, { token: element.name, source, offset: element.offset });
        }
    }
    return uses;
}
/** Returns uses of tokens that are declared but that no lexer rule produces; code may be meant to produce them. */
export function unmadeTokens(uses, grammar, lexer) {
    const known = new Set([...grammar.tokens.map(({ text }) => text), ...grammar.lexicalRules.map(({ name }) => name)]);
    return [...uses].filter(({ token }) => known.has(token) && !lexer.tokens.has(token));
}
/** Throws if a lexer rule refers to a token that is only declared: such a token has no pattern. */
export function checkLexicalUses(grammar, lexer) {
    const patterns = new Set(grammar.lexicalRules.map(({ name }) => name));
    for (const { name, branches, source } of grammar.lexicalRules) {
        for (const element of branches.flatMap((branch) => elementsInPreorder(branch.body))) {
            if (element.kind !== 'ref' || patterns.has(element.name) || !lexer.tokens.has(element.name))
                continue;
            const message = `the lexer rule \`${name}\` uses \`${element.name}\`, which is a token without a lexer rule`;
            const hint = `refer to the rules with \`-> type(${element.name})\`, or add a rule \`${element.name}\``;
            throw new CoppiceError('undefined-rule', message, { location: source.locationAt(element.offset), hint });
        }
    }
}
export function unmadeWarning({ token, source, offset }, grammar) {
    const rule = grammar.lexicalRules.find(({ name }) => name === token);
    const reason = rule?.isFragment === true ? 'it is a fragment' : 'no lexer rule produces it';
    const message = `\`${token}\` is never a token because ${reason}; alternatives that need it are left out`;
    const hint = rule?.isFragment === true ? 'remove `fragment` to make it a token' : undefined;
    return { severity: 'warning', code: 'antlr-unmade-token', message, location: source.locationAt(offset), hint };
}
/** Returns one warning for each token that parser rules use although the lexer hides it. */
export function hiddenTokenWarnings(uses, lexer) {
    const hidden = [...uses].filter(({ token }) => lexer.tokens.get(token)?.hidden === true);
    return hidden.map(({ token, source, offset }) => ({
        severity: 'warning',
        code: 'antlr-hidden-token',
        message: `the lexer hides \`${token}\`, but a parser rule uses it`,
        location: source.locationAt(offset),
        hint: `remove \`-> skip\` or \`-> channel\` from \`${token}\`, or remove the reference`,
    }));
}
