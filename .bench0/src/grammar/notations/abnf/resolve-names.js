import { alt, epsilon, ref, repeat, seq } from '../../expression.js';
/**
 * Replaces every reference by the exact name of its rule (ABNF names ignore case), adds the required core rules, and
 * drops alternatives that contain prose: a rule with no other alternatives counts as undefined.
 */
export function resolveNames(cursor, written, core) {
    const resolver = new NameResolver(cursor, written, core);
    const rules = [];
    const add = ({ name, body, source, offset }) => {
        const resolved = resolver.resolve(body);
        if (resolved !== undefined)
            rules.push({ name, kind: 'syntax', body: resolved, source, offset });
    };
    for (const rule of written)
        add(rule);
    // The set grows during the iteration: core rules refer to core rules.
    for (const rule of resolver.neededCore)
        add(rule);
    return rules;
}
class NameResolver {
    neededCore = new Set();
    #cursor;
    #written;
    #core;
    constructor(cursor, written, core) {
        this.#cursor = cursor;
        this.#written = new Map(written.map((rule) => [rule.name.toLowerCase(), rule]));
        this.#core = new Map(core.map((rule) => [rule.name.toLowerCase(), rule]));
    }
    /** Returns undefined for an expression that cannot be derived because it requires prose. */
    resolve(expression) {
        switch (expression.kind) {
            case 'ref':
                return this.#resolveRef(expression.name, expression.offset);
            case 'seq': {
                const items = expression.items.map((item) => this.resolve(item));
                return items.every((item) => item !== undefined) ? seq(items) : undefined;
            }
            case 'alt': {
                const options = expression.options.flatMap((option) => this.resolve(option) ?? []);
                return options.length > 0 ? alt(options) : undefined;
            }
            case 'repeat': {
                const item = this.resolve(expression.item);
                if (item !== undefined)
                    return repeat(item, expression.min, expression.max);
                return expression.min === 0 ? epsilon : undefined;
            }
            default:
                return expression;
        }
    }
    #resolveRef(name, offset) {
        if (!name.startsWith('<'))
            return ref(this.#definedName(name) ?? name, offset);
        const named = this.#definedName(name.slice(1, -1).trim());
        if (named !== undefined)
            return ref(named, offset + 1);
        const hint = 'define the rule, or copy it from the standard that the text refers to';
        this.#cursor.warn('abnf-prose', `\`${name}\` is prose, so alternatives that need it are left out`, offset, hint);
        return undefined;
    }
    #definedName(name) {
        const key = name.toLowerCase();
        const written = this.#written.get(key);
        if (written !== undefined)
            return written.name;
        const core = this.#core.get(key);
        if (core !== undefined)
            this.neededCore.add(core);
        return core?.name;
    }
}
