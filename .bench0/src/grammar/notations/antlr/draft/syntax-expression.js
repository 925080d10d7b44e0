import { CoppiceError } from '../../../../core/coppice-error.js';
import { alt, epsilon, ref, repeat, seq } from '../../../expression.js';
/** Converts a part of a parser rule to an expression over tokens. */
export function syntaxExpression(element, rule, supply) {
    switch (element.kind) {
        case 'literal':
            return supply.literals.expressionFor(element);
        case 'ref':
            return ref(element.name, element.offset);
        case 'any':
            return anyTokenBut([], element.offset, rule, supply);
        case 'not':
            supply.warnings.push(complementWarning(element.offset, rule));
            return anyTokenBut(element.items, element.offset, rule, supply);
        case 'eof':
            return epsilon;
        case 'seq':
            return seq(element.items.map((item) => syntaxExpression(item, rule, supply)));
        case 'alt':
            return alt(element.options.map((option) => syntaxExpression(option, rule, supply)));
        case 'repeat':
            return repeat(syntaxExpression(element.item, rule, supply), element.min, element.max, element.lazy);
        case 'set':
            throw new Error(`unexpected set of characters in the parser rule ${rule.name}`);
    }
}
function anyTokenBut(excluded, offset, rule, { literals, tokens }) {
    const names = new Set();
    const texts = new Set();
    for (const item of excluded) {
        if (item.kind === 'ref')
            names.add(item.name);
        if (item.kind !== 'literal')
            continue;
        texts.add(item.text);
        const named = literals.ruleFor(item.text);
        if (named !== undefined)
            names.add(named.name);
    }
    const options = [
        ...tokens.filter((name) => !names.has(name)).map((name) => ref(name, offset)),
        ...[...literals.nameless].filter(([text]) => !texts.has(text)).map(([, expression]) => expression),
    ];
    if (options.length > 0)
        return alt(options);
    const location = rule.source.locationAt(offset);
    const hint = 'add lexer rules, or list fewer tokens after `~`';
    throw new CoppiceError('antlr-empty-set', 'no token is allowed here', { location, hint });
}
function complementWarning(offset, { name, source }) {
    const message = `\`~\` in the parser rule \`${name}\` is read as a choice among all other tokens`;
    return { severity: 'warning', code: 'antlr-token-complement', message, location: source.locationAt(offset) };
}
