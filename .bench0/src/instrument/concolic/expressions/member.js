import { none, orZero, sequence, shadowTest } from '../emitted.js';
import { operand } from './operand.js';
import { concretizeArguments } from '../calls/concretize-arguments.js';
import { throwNotes } from '../calls/throw-notes.js';
import { tiedArguments } from '../functions/tied-arguments.js';
/** Evaluates object and key of a member before the nodes `later`. */
export function placeOf(context, node, later) {
    if (node.object.type === 'Super')
        return superPlace(context, node, later);
    const object = objectOf(context, node, later);
    if (!node.computed) {
        const name = memberName(node);
        const access = `${object.value}.${name}`;
        return {
            setup: object.setup,
            object,
            access,
            key: JSON.stringify(name),
            keyShadow: none,
            flag: context.runtime.flag(name),
        };
    }
    const key = operand(context, node.property, later);
    return {
        setup: object.setup + key.setup,
        object,
        access: `${object.value}[${key.value}]`,
        key: key.value,
        keyShadow: key.shadow,
        flag: context.runtime.get('heap'),
    };
}
/** Only elements of `arguments` are mapped to parameters, so `arguments.name` needs no shadows of parameters. */
function objectOf(context, node, later) {
    const { object } = node;
    if (!node.computed && object.type === 'Identifier' && tiedArguments.isNamedBy(context, object))
        return { setup: '', value: object.name, shadow: none };
    return operand(context, object, node.computed ? [node.property, ...later] : later);
}
/** `super.p` has `this` as receiver, so shadows are kept there. A computed key is concretized. */
function superPlace(context, node, later) {
    const object = { setup: '', value: 'this', shadow: none };
    if (!node.computed) {
        const name = memberName(node);
        const access = `super.${name}`;
        return { setup: '', object, access, key: JSON.stringify(name), keyShadow: none, flag: context.runtime.flag(name) };
    }
    const key = operand(context, node.property, later);
    const concretize = key.shadow === none
        ? ''
        : `${concretizeArguments(context, node, [key.value], [key.shadow], 'key of a property of super')}, `;
    return {
        setup: key.setup + concretize,
        object,
        access: `super[${key.value}]`,
        key: key.value,
        keyShadow: none,
        flag: context.runtime.get('heap'),
    };
}
/** The name after the dot; private names include the `#`. */
export function memberName(node) {
    const { property } = node;
    if (property.type === 'PrivateIdentifier')
        return `#${property.name}`;
    return property.type === 'Identifier' ? property.name : '';
}
export function emitMember(context, node) {
    const place = placeOf(context, node, []);
    const value = context.temporary();
    const shadow = context.temporary();
    const code = sequence(place.setup, throwNotes.defined(context, node, place.object), `${value} = ${place.access}`, `${shadow} = ${readShadow(context, node, place, value)}`, value);
    return { code, shadow };
}
/** The expression for the shadow of a property that was just read. */
export function readShadow(context, node, place, value) {
    if (node.object.type === 'Super')
        return orZero(context.runtime.get('heap'), context.runtime.call('readSuper', 'this', place.key, value));
    const test = shadowTest([place.object.shadow, place.keyShadow, place.flag]);
    const { object, key, keyShadow } = place;
    const read = node.computed
        ? context.runtime.call('reads.readKey', context.site(node), object.value, key, value, object.shadow, keyShadow)
        : context.runtime.call('read', object.value, key, value, object.shadow, context.site(node));
    return orZero(test, read);
}
