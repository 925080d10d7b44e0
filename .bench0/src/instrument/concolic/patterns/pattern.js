import { childrenOf } from '../../typescript/front-end.js';
import { ifSet, list, none, sequence, shadowTest } from '../emitted.js';
import { memberName } from '../expressions/member.js';
import { isAnonymousDefinition, isConstant, unnamed } from '../expressions/operand.js';
/**
 * Emits a pattern, which stores natively; only shadows are looked up afterwards. If the name of the source is known and
 * the siblings are already declared, defaults see the shadows of variables to their left.
 */
export function destructure(context, pattern, source = null, known = source) {
    const elements = [];
    const members = [];
    const nested = [];
    const code = new PatternWriter(context, elements, members, nested, source, known).write(pattern, [], null);
    const shadowed = elements.filter(({ identifier }) => context.siblingAt(identifier) !== none);
    return {
        code,
        carries: shadowed.length > 0 || members.length > 0,
        reset: [...elements, ...members]
            .map(({ fallback }) => (fallback === null ? '' : `${fallback.taken} = 0, `))
            .join(''),
        notes: (source, sourceShadow) => nestedNotes(context, nested, source, sourceShadow),
        nested: list(nested.map(({ path, isList, hasDefault }) => `[${list(path)}, ${isList}, ${hasDefault}]`)),
        shadows: (source, sourceShadow) => shadowed.map((element) => ({
            sibling: context.siblingAt(element.identifier),
            shadow: shadowOf(context, element, element.identifier.name, source, sourceShadow),
        })),
        memberStores: (source, sourceShadow) => members.map((element) => {
            const shadow = shadowOf(context, element, element.value, source, sourceShadow);
            return ifSet(context.runtime.get('live'), context.runtime.call('store', element.object, element.key, shadow));
        }),
    };
}
function nestedNotes(context, nested, source, sourceShadow) {
    if (nested.length === 0)
        return '';
    const notes = nested.map(({ path, isList, hasDefault, node }) => context.runtime.call('boundValues.nested', context.site(node), source, sourceShadow, list(path), isList, hasDefault, 0));
    return `${shadowTest([sourceShadow, context.runtime.get('heap')])} === 0 || (${notes.join(', ')}), `;
}
function shadowOf(context, { path, fallback, restFrom, leftOut = [], keyShadow, node, hasDefault }, value, source, sourceShadow) {
    const given = fallback === null ? none : `${fallback.taken} === 1 ? ${fallback.shadow} : 0`;
    if (path === null)
        return given;
    const test = shadowTest([sourceShadow, keyShadow, context.runtime.get('heap')]);
    const bound = [context.site(node), value, source, sourceShadow, list(path)];
    const { runtime } = context;
    const lookup = restFrom !== null
        ? runtime.call('boundValues.boundRest', ...bound, restFrom, ...(restFrom < 0 ? [list(leftOut)] : []))
        : hasDefault
            ? runtime.call('boundValues.boundOrDefault', ...bound, keyShadow, given)
            : runtime.call('boundValues.bound', ...bound, keyShadow);
    return `${test} === 0 ? ${fallback === null ? none : `(${given})`} : ${lookup}`;
}
class PatternWriter {
    #context;
    #elements;
    #members;
    #nested;
    #source;
    #known;
    #leftOut = [];
    /**
     * @param source name of the destructured value if the siblings are already declared
     * @param known name of the destructured value while the pattern runs
     */
    constructor(context, elements, members, nested, source, known) {
        this.#context = context;
        this.#elements = elements;
        this.#members = members;
        this.#nested = nested;
        this.#source = source;
        this.#known = known;
    }
    write(node, path, fallback, restFrom = null, keyShadow = none, hasDefault = false) {
        const context = this.#context;
        if (isPattern(node) && restFrom === null)
            this.#noteNested(node, path, hasDefault);
        switch (node.type) {
            case 'Identifier':
                this.#elements.push({
                    identifier: node,
                    path,
                    keyShadow,
                    restFrom,
                    fallback,
                    node,
                    hasDefault,
                    leftOut: this.#leftOut,
                });
                return context.source(node);
            case 'AssignmentPattern':
                return this.#withDefault(node, path, keyShadow);
            case 'ObjectPattern':
                return this.#object(node, (restFrom ?? -1) < 0 ? path : null);
            case 'ArrayPattern':
                return context.copy(node, (child) => this.#element(node, child, path, restFrom ?? 0));
            case 'MemberExpression':
                return node.object.type === 'Super'
                    ? context.parts.assignmentTarget(node)
                    : this.#member(node, { path, keyShadow, restFrom, fallback, node, hasDefault });
            default:
                return context.parts.assignmentTarget(node);
        }
    }
    /** Adds a nested pattern, unless its path has a computed key, which is not known before the pattern runs. */
    #noteNested(node, path, hasDefault) {
        const isKnown = path !== null && path.length > 0 && !path.some((key) => this.#context.names.isTemporary(key));
        if (isKnown)
            this.#nested.push({ path, isList: node.type === 'ArrayPattern', hasDefault, node });
    }
    /** A member as a target. It is stored into natively; object and key are kept in temporaries for use afterwards. */
    #member(node, passage) {
        const context = this.#context;
        const object = context.temporary();
        const held = `(${object} = ${unnamed(node.object, context.parts.expression(node.object).code)})`;
        if (!node.computed) {
            const name = memberName(node);
            const value = name.startsWith('#')
                ? `${object}.${name}`
                : context.runtime.call('reads.storedValue', object, JSON.stringify(name));
            this.#members.push({ ...passage, object, key: JSON.stringify(name), value });
            return `${held}.${name}`;
        }
        const key = context.temporary();
        const value = context.runtime.call('reads.storedValue', object, key);
        this.#members.push({ ...passage, object, key, value });
        return `${held}[${key} = ${unnamed(node.property, context.parts.expression(node.property).code)}]`;
    }
    #withDefault(node, path, keyShadow) {
        const context = this.#context;
        const emitted = context.parts.expression(node.right);
        const value = isAnonymousDefinition(node.right)
            ? emitted
            : { ...emitted, code: this.#caughtUp(node.right, emitted.code) };
        const isFollowed = node.left.type === 'Identifier' || node.left.type === 'MemberExpression';
        if (value.shadow === none || isAnonymousDefinition(node.right) || !isFollowed) {
            const given = context.counters.given(node, true, node.left, node.right, value.code);
            return context.copy(node, (child) => child === node.left ? this.write(child, path, null, null, keyShadow, true) : given);
        }
        const fallback = { taken: context.temporary(), shadow: context.temporary() };
        const result = context.temporary();
        const code = sequence(context.counters.on(node, true, `${result} = ${value.code}`), `${fallback.shadow} = ${value.shadow}`, `${fallback.taken} = 1`, result);
        return context.copy(node, (child) => child === node.left ? this.write(child, path, fallback, null, keyShadow, true) : code);
    }
    /** An expression, preceded by code that sets the siblings of the pattern's variables it mentions. */
    #caughtUp(node, code) {
        const context = this.#context;
        const source = this.#source;
        if (source === null)
            return code;
        const stores = this.#elements
            .filter(({ identifier }) => context.siblingAt(identifier) !== none && mentions(node, identifier.name))
            .map((element) => {
            const sibling = context.siblingAt(element.identifier);
            return `${sibling} = ${shadowOf(context, element, element.identifier.name, source, none)}, `;
        });
        return stores.length === 0 ? code : `(${stores.join('')}${code})`;
    }
    #object(node, path) {
        const keys = [];
        return this.#context.copy(node, (child) => this.#property(child, path, keys));
    }
    /** @param keys the keys of the properties so far */
    #property(node, path, keys) {
        const context = this.#context;
        if (node.type === 'RestElement') {
            this.#leftOut = keys;
            const rest = context.copy(node, (child) => this.write(child, path, null, -1));
            this.#leftOut = [];
            return rest;
        }
        if (node.type !== 'Property')
            return context.source(node);
        const written = keyCode(context, node);
        const computed = written === null && node.computed ? this.#computedKey(node, path) : null;
        const key = written ?? computed?.value ?? null;
        if (key !== null)
            keys.push(key);
        const inner = path === null || key === null ? null : [...path, key];
        return context.copy(node, (child) => {
            if (child !== node.key || node.shorthand)
                return this.write(child, inner, null, null, computed?.shadow ?? none);
            return computed?.code ?? (node.computed ? context.parts.expression(child).code : context.source(child));
        });
    }
    /** A computed key, kept in a temporary so that its property can be looked up afterwards. */
    #computedKey(property, path) {
        const context = this.#context;
        const node = property.key;
        const emitted = context.parts.expression(node);
        const value = context.temporary();
        const shadow = emitted.shadow === none ? none : context.temporary();
        const keep = shadow === none ? '' : `${shadow} = ${emitted.shadow}, `;
        const nested = this.#nestedByKey(property, path, value, shadow);
        return { code: `(${value} = ${unnamed(node, emitted.code)}, ${keep}${nested}${value})`, value, shadow };
    }
    /** Like `notes`, for a pattern under a computed key. */
    #nestedByKey(property, path, key, keyShadow) {
        const hasDefault = property.value.type === 'AssignmentPattern';
        const inner = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
        if (path === null || this.#known === null || !isPattern(inner))
            return '';
        const context = this.#context;
        const isList = inner.type === 'ArrayPattern';
        const given = [context.site(inner), this.#known, 0, list([...path, key])];
        const note = context.runtime.call('boundValues.nested', ...given, isList, hasDefault, keyShadow);
        return `${ifSet(shadowTest([keyShadow, context.runtime.get('heap')]), note)}, `;
    }
    #element(pattern, child, path, first) {
        const index = first + pattern.elements.indexOf(child);
        if (child.type === 'RestElement') {
            return this.#context.copy(child, (target) => this.write(target, path, null, index));
        }
        return this.write(child, path === null ? null : [...path, String(index)], null);
    }
}
function isPattern(node) {
    return node.type === 'ObjectPattern' || node.type === 'ArrayPattern';
}
function keyCode(context, node) {
    if (node.computed)
        return isConstant(node.key) && node.key.type === 'Literal' ? context.source(node.key) : null;
    if (node.key.type === 'Identifier')
        return JSON.stringify(node.key.name);
    return node.key.type === 'Literal' ? JSON.stringify(String(node.key.value)) : null;
}
function mentions(node, name) {
    return node.type === 'Identifier' ? node.name === name : childrenOf(node).some((child) => mentions(child, name));
}
