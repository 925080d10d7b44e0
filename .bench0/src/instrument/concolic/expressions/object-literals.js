import { concrete, ifSet, none, orZero, shadowTest } from '../emitted.js';
import { isConstant, unnamed } from './operand.js';
import { throwNotes } from '../calls/throw-notes.js';
import { unwrap } from './unwrap.js';
/** Emits `{ a: e }`: the object is built natively, then the shadows of its values are stored. */
export function emitObject(context, node) {
    const object = context.temporary();
    const steps = [];
    const shadows = [];
    const written = node.properties.map((property) => (property.type === 'Property' ? keyOf(property) : null));
    const namesAmong = (from, to) => `[${written
        .slice(from, to)
        .filter((name) => name !== null)
        .join(', ')}]`;
    let spreads = false;
    const code = context.copy(node, (child) => {
        if (child.type === 'SpreadElement') {
            const source = context.temporary();
            const shadow = context.temporary();
            spreads = true;
            steps.push(context.runtime.call('copyProperties', context.site(child), object, source, shadow));
            return context.copy(child, (argument) => {
                const emitted = context.parts.expression(argument);
                return `(${source} = ${unnamed(argument, emitted.code)}, ${shadow} = ${emitted.shadow}, ${source})`;
            });
        }
        return emitProperty(context, child, {
            value: (key, shadow) => {
                shadows.push(shadow);
                steps.push(context.runtime.call('store', object, key, shadow));
            },
            key: (key, shadow, valueShadow) => {
                shadows.push(shadow, valueShadow);
                const at = node.properties.indexOf(child);
                const names = [namesAmong(0, at), namesAmong(at + 1)];
                const stored = context.runtime.call('stores.storeNew', context.site(child), object, key, shadow, valueShadow, ...names);
                const plain = valueShadow === none ? none : context.runtime.call('store', object, key, valueShadow);
                steps.push(`${shadow} === 0 ? ${plain} : ${stored}`);
            },
        });
    });
    if (steps.length === 0)
        return concrete(code);
    const test = shadowTest(spreads ? [...shadows, context.runtime.get('live')] : shadows);
    return concrete(`(${object} = ${code}, ${test} === 0 || (${steps.join(', ')}), ${object})`);
}
function emitProperty(context, node, stored) {
    if (node.shorthand) {
        const sibling = context.siblingAt(node.value);
        const { name } = node.value;
        if (sibling === none || name === '__proto__')
            return context.source(node);
        const kept = context.temporary();
        stored.value(JSON.stringify(name), kept);
        return `${name}: (${context.readFirst([node.value])}${kept} = ${sibling}, ${name})`;
    }
    let key = keyOf(node);
    let keyShadow = none;
    return context.copy(node, (child) => {
        if (child === node.key) {
            if (!node.computed)
                return context.source(child);
            const emitted = context.parts.expression(child);
            if (isConstant(child) && emitted.shadow === none) {
                key = context.source(child);
                return emitted.code;
            }
            key = context.temporary();
            keyShadow = emitted.shadow === none ? none : context.temporary();
            return computedKey(child, emitted, key, keyShadow);
        }
        if (node.method || node.kind !== 'init') {
            if (key !== null && keyShadow !== none)
                stored.key(key, keyShadow, none);
            return context.parts.functionCode(child, node);
        }
        if (key === '"next"' || key === '"set"')
            context.propertyFunctions.set(unwrap(child), key.slice(1, -1));
        const emitted = context.parts.expression(child);
        if (key === null || (emitted.shadow === none && keyShadow === none))
            return emitted.code;
        const shadow = emitted.shadow === none ? none : context.temporary();
        if (keyShadow === none)
            stored.value(key, shadow);
        else
            stored.key(key, keyShadow, shadow);
        if (shadow === none)
            return emitted.code;
        const value = context.temporary();
        return `(${value} = ${emitted.code}, ${shadow} = ${emitted.shadow}, ${value})`;
    });
}
/** Keeps a computed key in a temporary, and its shadow if it has one. */
function computedKey(node, emitted, key, keyShadow) {
    const keep = `${key} = ${unnamed(node, emitted.code)}`;
    return keyShadow === none ? keep : `(${keep}, ${keyShadow} = ${emitted.shadow}, ${key})`;
}
/** The key of a property as code; null if computed, and for `__proto__: e`, which sets the prototype. */
function keyOf(node) {
    if (node.computed)
        return null;
    const name = node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : null;
    return name === null || name === '__proto__' ? null : JSON.stringify(name);
}
/** Emits `[e, ...f]`: the array is built natively, then the runtime stores the shadows, including those of spreads. */
export function emitArray(context, node) {
    const array = context.temporary();
    const entries = new Map();
    const shadows = [];
    let carries = false;
    const spreads = node.elements.some((element) => element?.type === 'SpreadElement');
    const level = spreads ? context.temporary() : none;
    const code = context.copy(node, (child) => {
        if (child.type === 'SpreadElement') {
            const source = context.temporary();
            return context.copy(child, (argument) => {
                const emitted = context.parts.expression(argument);
                carries = true;
                shadows.push(context.runtime.get('heap'), emitted.shadow, level);
                entries.set(child, `[${source}, ${emitted.shadow}]`);
                const note = throwNotes.iterable(context, argument, { value: source, shadow: emitted.shadow });
                const evaluate = `${source} = ${unnamed(argument, emitted.code)}`;
                return note === '' ? evaluate : `(${evaluate}, ${note}${source})`;
            });
        }
        const emitted = context.parts.expression(child);
        if (emitted.shadow === none)
            return emitted.code;
        carries = true;
        const value = context.temporary();
        const shadow = context.temporary();
        shadows.push(shadow);
        entries.set(child, shadow);
        return `(${value} = ${emitted.code}, ${shadow} = ${emitted.shadow}, ${value})`;
    });
    if (!carries)
        return concrete(code);
    const list = node.elements.map((element) => (element === null ? none : (entries.get(element) ?? none))).join(', ');
    const collect = spreads ? `${level} = ${orZero(context.runtime.get('live'), context.runtime.call('collect'))}, ` : '';
    const place = context.runtime.call('placeElements', array, `[${list}]`, context.site(node), ...(spreads ? [level] : []));
    return concrete(`(${collect}${array} = ${code}, ${ifSet(shadowTest(shadows), place)}, ${array})`);
}
