import { ifSet, none, sequence } from '../emitted.js';
import { isConstant, unnamed } from '../expressions/operand.js';
import { throwNotes } from './throw-notes.js';
import { isFunction } from '../../scopes/function-info.js';
export function emitArguments(context, nodes) {
    const inert = nodes.every((node) => isReadable(context, node));
    const codes = [];
    const values = [];
    const shadows = [];
    for (const node of nodes) {
        const argument = node.type === 'SpreadElement' ? node.argument : node;
        const emitted = context.parts.expression(argument);
        if (inert && emitted.shadow === none) {
            codes.push(emitted.code);
            values.push(emitted.code);
            shadows.push(none);
            continue;
        }
        if (inert && node.type === 'Identifier') {
            codes.push(emitted.code);
            values.push(emitted.code);
            shadows.push(emitted.shadow);
            continue;
        }
        const value = context.temporary();
        values.push(value);
        const evaluate = `${value} = ${unnamed(argument, emitted.code)}`;
        const isLast = node === nodes.at(-1);
        const laidOut = isSpread(node) && !isLast ? `, ${laidOutAhead(context, argument, value)}` : '';
        if (emitted.shadow === none) {
            shadows.push(none);
            codes.push(`${context.mark(argument)}${evaluate}${laidOut}`);
            continue;
        }
        const shadow = context.names.isTemporary(emitted.shadow) ? emitted.shadow : context.temporary();
        shadows.push(shadow);
        const keep = shadow === emitted.shadow ? '' : `${shadow} = ${emitted.shadow}, `;
        const note = isSpread(node) ? throwNotes.iterable(context, argument, { value, shadow }) : '';
        codes.push(`(${context.mark(argument)}${evaluate}, ${keep}${note}${value}${laidOut})`);
    }
    const holdObjects = nodes.some((node) => context.options.coercions.isObject(node));
    return { codes: spreadBack(nodes, codes), values, shadows, spread: nodes.map(isSpread), inert, holdObjects };
}
const isSpread = (node) => node.type === 'SpreadElement';
/**
 * The elements of an iterator are visible only during its iteration. A spread before other arguments is therefore
 * collected in an array, which the call spreads instead.
 */
function laidOutAhead(context, node, value) {
    const [level, array] = [context.temporary(), context.temporary()];
    const place = context.runtime.call('placeElements', array, `[[${value}, 0]]`, context.site(node), level);
    const collected = sequence(`${level} = ${context.runtime.call('collect')}`, `${array} = [...${value}]`, place, array);
    const isLaidOut = ifSet(context.runtime.get('live'), context.runtime.call('spreads.isLaidOut', value));
    return `${isLaidOut} ? ${value} : ${value} = ${collected}`;
}
function spreadBack(nodes, codes) {
    return codes.map((code, index) => (isSpread(nodes[index]) ? `...(${code})` : code));
}
/** Adds `hook` to the last argument, so that it runs after all arguments are evaluated. */
export function afterLast(args, hook) {
    const last = args.codes.length - 1;
    const dots = args.spread[last] ? '...' : '';
    return args.codes.map((code, index) => index < last ? code : `${dots}(${code.slice(dots.length)}, ${hook}, ${args.values[last]})`);
}
function isReadable(context, node) {
    if (node.type === 'Identifier')
        return context.bindingOf(node) !== undefined && context.readFirst([node]) === '';
    return isConstant(node) && !(context.options.symbolicLiterals && node.type === 'Literal') && !isFunction(node);
}
