import { nameFlag } from '../../../core/name-flag.js';
import { ifSet, none, orZero, shadowTest } from '../emitted.js';
import { memberName } from '../expressions/member.js';
import { throwNotes } from '../calls/throw-notes.js';
import { tiedArguments } from '../functions/tied-arguments.js';
/** Takes the shadows of parameters back after a store into an object that may be a mapped `arguments`. */
export function afterTied(context, place, emitted) {
    const taken = tiedArguments.taken(context, [place.object]);
    if (taken === '')
        return emitted;
    const value = context.temporary();
    return { code: `(${value} = ${emitted.code}, ${taken}${value})`, shadow: emitted.shadow };
}
/**
 * Code that records, after the value is evaluated, the conditions under which the store throws. Empty, or ending in a
 * comma.
 */
export function storeNotes(context, node, place, given) {
    const { object, key } = place;
    const length = key === '"length"' ? throwNotes.length(context, node, object.value, given) : '';
    return (throwNotes.defined(context, node, object) +
        length +
        announcedKey(context, place) +
        handedToSetter(context, node, place, given));
}
/** The shadow of a property that a compound assignment changes, looked up before the native read. */
export function peekedShadow(context, node, { object, key, keyShadow, flag }) {
    const { runtime } = context;
    const plain = orZero(flag, runtime.call('peekShadow', object.value, key));
    if (keyShadow === none)
        return plain;
    const byKey = runtime.call('reads.readKey', context.site(node), object.value, key, runtime.call('peek', object.value, key), 0, keyShadow);
    return `${keyShadow} === 0 ? ${plain} : ${byKey}`;
}
/** Code that passes object and symbolic key to the runtime before the store; empty, or ending in a comma. */
export function announcedKey(context, { object, key, keyShadow }) {
    return keyShadow === none ? '' : `${ifSet(keyShadow, context.runtime.call('stores.announce', object.value, key))}, `;
}
/** Code that passes the shadow of a value to a setter, if there is one; empty, or ending in a comma. */
export function handedToSetter(context, node, { object, key }, { value, shadow }) {
    const name = node.computed ? '' : memberName(node);
    if (shadow === none || name.startsWith('#') || node.object.type === 'Super')
        return '';
    const { runtime } = context;
    const mayBeThere = node.computed ? runtime.get('setters.any') : `${runtime.get('setters.names')}[${nameFlag(name)}]`;
    const give = runtime.call('setters.give', context.site(node), object.value, key, value, shadow);
    return `${ifSet(shadow, ifSet(mayBeThere, give))}, `;
}
/** Code that records the store, for after it. */
export function recordedStore(context, node, place, shadow) {
    const { object, key, keyShadow } = place;
    const value = ifSet(shadowTest([shadow, place.flag]), context.runtime.call('assign', object.value, key, shadow, context.site(node)));
    if (keyShadow === none)
        return value;
    const byKey = context.runtime.call('storeKey', context.site(node), object.value, key, keyShadow, shadow);
    return `${keyShadow} === 0 ? ${value} : ${byKey}`;
}
