import { childrenOf } from '../../typescript/front-end.js';
import { boundIdentifiers } from '../../scopes/bound-names.js';
import { isClass, isFunction } from '../../scopes/function-info.js';
import { firstKey } from '../patterns/destructuring.js';
import { ifSet, isNullish, none, orZero } from '../emitted.js';
import { isAnonymousDefinition } from '../expressions/operand.js';
import { destructure } from '../patterns/pattern.js';
import { throwNotes } from '../calls/throw-notes.js';
const nothing = { replaced: new Map(), statements: '', siblings: new Set(), looks: false };
/** @param passed name of the variable with the shadows that were passed */
export function destructuredParameters(context, node, info, passed) {
    const parameters = [...node.params.entries()];
    const shadowed = parameters.filter(([, parameter]) => carries(context, parameter));
    if (node.generator)
        return nothing;
    const worthwhile = shadowed.length > 0 || parameters.some(([, parameter]) => hasLivelyDefault(context, parameter));
    if (!worthwhile)
        return nothing;
    const isArrow = node.type === 'ArrowFunctionExpression';
    // A function whose parameters are all plain names would have a mapped `arguments` object.
    const staysComplex = isArrow || !info.usesArguments || parameters.some(([, parameter]) => parameter.type === 'AssignmentPattern');
    if (staysComplex && mayMove(context, node, info)) {
        return movedIntoBody(context, parameters.filter(([, parameter]) => isMovable(parameter)), passed);
    }
    return isArrow || shadowed.length === 0 ? nothing : throughArguments(context, info, shadowed, passed);
}
function isMovable(parameter) {
    return parameter.type !== 'Identifier' && parameter.type !== 'RestElement';
}
function carries(context, parameter) {
    if (!isMovable(parameter))
        return false;
    const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    if (pattern.type === 'Identifier')
        return false;
    return boundIdentifiers(pattern).some((identifier) => context.siblingAt(identifier) !== none);
}
/** True if a default may have a shadow or make a decision. */
function hasLivelyDefault(context, parameter) {
    if (isFunction(parameter) || isClass(parameter))
        return false;
    if (parameter.type === 'AssignmentPattern' && isLively(context, parameter.right))
        return true;
    return childrenOf(parameter).some((child) => hasLivelyDefault(context, child));
}
function isLively(context, value) {
    if (context.may(value))
        return true;
    if (isFunction(value) || isClass(value))
        return false;
    const decides = value.type === 'ConditionalExpression' || value.type === 'LogicalExpression';
    return decides || childrenOf(value).some((child) => isLively(context, child));
}
/** Looks shadows up in `arguments`, which keeps the passed values if the parameters contain patterns. */
function throughArguments(context, info, patterns, passed) {
    if (info.scope.own('arguments') !== undefined)
        return nothing;
    const shadows = [];
    const stores = patterns.flatMap(([index, parameter]) => {
        const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
        const shadow = context.names.local(`shadow${index}`);
        shadows.push(`${shadow} = ${passedShadow(context, passed, index, `arguments[${index}]`)}`);
        return destructure(context, pattern).shadows(`arguments[${index}]`, shadow);
    });
    return {
        replaced: new Map(),
        statements: `let ${[...shadows, ...stores.map(({ sibling, shadow }) => `${sibling} = ${shadow}`)].join(', ')};`,
        siblings: new Set(stores.map(({ sibling }) => sibling)),
        looks: true,
    };
}
function passedShadow(context, passed, index, value) {
    return orZero(passed, context.runtime.call('argument', passed, index, value));
}
function movedIntoBody(context, parameters, passed) {
    const replaced = new Map();
    const siblings = new Set();
    const statements = parameters.map(([index, parameter]) => {
        const name = context.names.local(`parameter${index}`);
        // The default `void 0` keeps the `length` of the function and its kind of `arguments`.
        const code = parameter.type === 'AssignmentPattern' ? `${name} = void 0` : name;
        replaced.set(parameter, { code, name });
        return context.releasing(() => parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier'
            ? movedDefault(context, parameter, parameter.left, passedShadow(context, passed, index, name), name, siblings)
            : movedPattern(context, parameter, name, passedShadow(context, passed, index, name), siblings));
    });
    const declared = [...siblings].map((sibling) => `${sibling} = 0`);
    return {
        replaced,
        siblings,
        looks: true,
        statements: `${declared.length === 0 ? '' : `let ${declared.join(', ')};`}${statements.join('')}`,
    };
}
function movedDefault(context, parameter, target, passedShadow, name, siblings) {
    const { right } = parameter;
    const sibling = context.siblingAt(target);
    if (sibling !== none)
        siblings.add(sibling);
    const value = context.parts.expression(right);
    if (isAnonymousDefinition(right)) {
        const named = context.counters.given(parameter, true, target, right, value.code);
        const passed = sibling === none ? '' : `${sibling} = ${name} === void 0 ? 0 : ${passedShadow};`;
        return `let { value: ${target.name} = ${named} } = { __proto__: null, value: ${name} };${passed}`;
    }
    const store = (shadow, code) => sibling === none ? code : `(${sibling} = ${shadow}, ${code})`;
    const result = context.temporary();
    const taken = context.counters.on(parameter, true, `(${result} = ${value.code}, ${store(value.shadow, result)})`);
    return `let ${target.name} = ${name} === void 0 ? ${taken} : ${store(passedShadow, name)};`;
}
function movedPattern(context, parameter, name, passedShadow, siblings) {
    const hasDefault = parameter.type === 'AssignmentPattern';
    const target = hasDefault ? parameter.left : parameter;
    const source = hasDefault ? context.temporary() : name;
    const given = hasDefault
        ? context.counters.on(parameter, true, `(${context.parts.expression(parameter.right).code})`)
        : '';
    const shadow = context.temporary();
    const decide = context.runtime.call('reads.decideUndefined', context.site(parameter), name, shadow);
    const evaluate = hasDefault
        ? `${ifSet(shadow, decide)}, ${source} = ${name} === void 0 ? (${shadow} = 0, ${given}) : ${name}, `
        : '';
    const pattern = destructure(context, target, source);
    const stores = pattern.shadows(source, shadow);
    for (const { sibling } of stores)
        siblings.add(sibling);
    const assigned = stores.map(({ sibling, shadow }) => `${sibling} = ${shadow};`).join('');
    const read = { value: source, shadow };
    const note = target.type === 'ObjectPattern'
        ? throwNotes.defined(context, parameter, read)
        : throwNotes.iterable(context, parameter, read);
    const noted = `${shadow} = ${passedShadow}, ${evaluate}${note}${pattern.notes(source, shadow)}`;
    return `let ${pattern.code} = (${pattern.reset}${noted}${checked(context, target, source, hasDefault)});${assigned}`;
}
/** Throws the error that V8 throws for a parameter if the value to destructure is null or undefined. */
function checked(context, parameter, value, hasDefault) {
    if (parameter.type !== 'ObjectPattern')
        return value;
    const key = JSON.stringify(firstKey(context, parameter));
    const source = hasDefault
        ? JSON.stringify('(intermediate value)'.repeat(3))
        : `${value} === null ? 'object null' : 'undefined'`;
    const fail = context.runtime.call('failures.cannotDestructure', value, key, source);
    return `${isNullish(value)} ? ${fail} : ${value}`;
}
/** False if, after moving, a parameter could refer to a variable of the body, or `eval` could declare in its scope. */
function mayMove(context, node, info) {
    const parameters = node.params;
    if (parameters.some((parameter) => parameter.type === 'RestElement' && parameter.argument.type !== 'Identifier'))
        return false;
    const bound = parameters.flatMap(boundIdentifiers);
    if (bound.some((identifier) => context.bindingOf(identifier)?.redeclared === true))
        return false;
    if (bound.some(({ name }) => name === 'let' || name === 'arguments'))
        return false;
    if (node.body !== null && mentionsEval(node.body))
        return false;
    if (parameters.some((parameter, index) => mentionsLater(parameter, parameters.slice(index + 1))))
        return false;
    return !parameters.some((parameter) => mentionsBody(parameter, info));
}
/** True if a moved parameter mentions a later one that is not moved: that one would be initialized too early. */
function mentionsLater(parameter, later) {
    const staying = new Set(later
        .filter((other) => !isMovable(other))
        .flatMap(boundIdentifiers)
        .map(({ name }) => name));
    const mentions = (node) => node.type === 'Identifier' ? staying.has(node.name) : childrenOf(node).some(mentions);
    return staying.size > 0 && isMovable(parameter) && mentions(parameter);
}
function mentionsEval(node) {
    if (node.type === 'Identifier')
        return node.name === 'eval';
    return childrenOf(node).some(mentionsEval);
}
function mentionsBody(node, info) {
    if (node.type === 'Identifier') {
        if (node.name === 'eval')
            return true;
        const own = info.scope.own(node.name);
        return own !== undefined && own.kind !== 'parameter';
    }
    return childrenOf(node).some((child) => mentionsBody(child, info));
}
