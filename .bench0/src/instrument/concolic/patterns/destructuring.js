import { boundIdentifiers } from '../../scopes/bound-names.js';
import { describeCallee, describeIterated } from '../calls/describe-callee.js';
import { concrete, ifSet, isNullish, none, orZero, sequence } from '../emitted.js';
import { isAnonymousDefinition, isConstant } from '../expressions/operand.js';
import { destructure } from './pattern.js';
import { throwNotes } from '../calls/throw-notes.js';
/**
 * The value to destructure. For null and undefined, V8's message contains the source text, so a value in a temporary is
 * checked before, to throw an error with the same message.
 */
export function destructuredSource(context, node, emitted, pattern, declared = false) {
    const level = pattern.type === 'ArrayPattern' ? context.temporary() : none;
    const collect = (from) => level === none ? '' : `${level} = ${orZero(context.runtime.get('live'), context.runtime.call('collect', from))}, `;
    const takenFrom = (from) => level === none ? '' : `${ifSet(level, context.runtime.call('collected', level, from))}, `;
    if (node.type === 'Identifier' && context.bindingOf(node) !== undefined && !storesInto(pattern, node.name)) {
        const { code: name, shadow } = emitted;
        const note = throwNote(context, node, pattern, { value: name, shadow });
        if (level === none) {
            const code = note === '' ? name : `(${note}${nullishCheck(context, name, pattern, node.name)})`;
            return { code, value: name, shadow, taken: '' };
        }
        const named = declared ? context.runtime.call('failures.iterable', name, JSON.stringify(node.name)) : name;
        return { code: `(${collect(name)}${note}${named})`, value: name, shadow, taken: takenFrom(name) };
    }
    if (isConstant(node) && emitted.shadow === none)
        return { code: emitted.code, value: emitted.code, shadow: none, taken: '' };
    const value = context.temporary();
    const check = pattern.type === 'ObjectPattern'
        ? nullishCheck(context, value, pattern, describeCallee(node))
        : declared && namesWhenNotIterable(node)
            ? context.runtime.call('failures.iterable', value, JSON.stringify(describeIterated(node)))
            : value;
    const taken = takenFrom(value);
    const evaluated = isAnonymousDefinition(node) ? `(0, ${emitted.code})` : emitted.code;
    if (emitted.shadow === none || context.names.isTemporary(emitted.shadow)) {
        const note = throwNote(context, node, pattern, { value, shadow: emitted.shadow });
        return {
            code: `(${value} = ${evaluated}, ${note}${collect(value)}${check})`,
            value,
            shadow: emitted.shadow,
            taken,
        };
    }
    const shadow = context.temporary();
    const note = throwNote(context, node, pattern, { value, shadow });
    return {
        code: sequence(`${value} = ${evaluated}`, `${shadow} = ${emitted.shadow}`, note, collect(value), check),
        value,
        shadow,
        taken,
    };
}
/** Records the condition under which a pattern throws: the value is null or undefined, or it is not iterable. */
function throwNote(context, node, pattern, source) {
    return pattern.type === 'ObjectPattern'
        ? throwNotes.defined(context, node, source)
        : throwNotes.iterable(context, node, source);
}
function nullishCheck(context, value, pattern, source) {
    const key = JSON.stringify(firstKey(context, pattern));
    const fail = context.runtime.call('failures.cannotDestructure', value, key, JSON.stringify(source));
    return `${isNullish(value)} ? ${fail} : ${value}`;
}
/** True if V8's message contains the source text of the expression; for others it contains the type of the value. */
function namesWhenNotIterable(node) {
    if (node.type === 'ParenthesizedExpression')
        return namesWhenNotIterable(node.expression);
    if (node.type === 'CallExpression')
        return node.callee.type === 'Identifier';
    return ['Literal', 'NewExpression', 'UnaryExpression', 'ConditionalExpression'].includes(node.type);
}
function storesInto(pattern, name) {
    return boundIdentifiers(pattern).some((identifier) => identifier.name === name);
}
/** The first key of an object pattern, which V8's message contains; null if there is none or it is computed. */
export function firstKey(context, pattern) {
    if (pattern.type !== 'ObjectPattern')
        return null;
    const [first] = pattern.properties;
    if (first === undefined || first.type !== 'Property' || first.computed)
        return null;
    return first.key.type === 'Identifier' ? first.key.name : context.source(first.key);
}
export function emitDestructuringAssignment(context, node) {
    const right = context.parts.expression(node.right);
    const source = destructuredSource(context, node.right, right, node.left);
    const pattern = destructure(context, node.left, null, source.value);
    const notes = pattern.notes(source.value, source.shadow);
    if (!pattern.carries && notes === '' && right.code === context.source(node.right)) {
        return {
            code: `(${context.copy(node, (child) => (child === node.left ? pattern.code : right.code))})`,
            shadow: none,
        };
    }
    const stores = pattern.shadows(source.value, source.shadow).map(({ sibling, shadow }) => `${sibling} = ${shadow}, `);
    stores.push(...pattern.memberStores(source.value, source.shadow).map((store) => `${store}, `));
    const value = context.temporary();
    const noted = notes === '' ? source.code : sequence(source.code, notes, source.value);
    return concrete(sequence(pattern.reset, `${value} = ${pattern.code} = ${noted}`, source.taken, ...stores, value));
}
