import { anyCallee } from '../../../core/any-callee.js';
import { destructuredParameters } from './destructured-parameters.js';
import { ifSet, list, none, orZero } from '../emitted.js';
export function parameterShadows(context, node, info) {
    const parameters = node.params;
    const passed = context.names.local('passed');
    const destructured = destructuredParameters(context, node, info, passed);
    const { replaced } = destructured;
    const named = namedParameters(context, parameters).filter(({ sibling }) => !destructured.siblings.has(sibling));
    const patterns = patternSiblings(context, parameters, new Set([...named.map(({ sibling }) => sibling), ...destructured.siblings]));
    const unfollowed = unfollowedParameters(context, parameters);
    const restIndex = parameters.findIndex((parameter) => parameter.type === 'RestElement');
    const ownArguments = info.usesArguments && node.type !== 'ArrowFunctionExpression';
    const isIdle = named.length === 0 && unfollowed.length === 0 && restIndex === -1 && replaced.size === 0;
    if (isIdle && !ownArguments && !destructured.looks && !context.frame.answers) {
        return { declarations: patterns, statements: destructured.statements, extraParameter: '', replaced };
    }
    const values = parameters.map((parameter) => replaced.get(parameter)?.name ?? simpleName(parameter) ?? 'void 0');
    const callee = context.runtime.get('callee');
    const isMeant = `${callee} === ${context.functionId(info)} || ${callee} === ${anyCallee}`;
    const take = `${passed} = ${isMeant} ? ${context.runtime.call('take', list(values))} : 0`;
    const early = node.generator;
    if (early && !mayAddParameter(node, info, parameters)) {
        return {
            declarations: [...named.map(({ sibling }) => `${sibling} = 0`), ...patterns],
            statements: '',
            extraParameter: '',
            ignoresShadows: true,
            replaced,
        };
    }
    const siblings = named.map(({ index, name, sibling }) => `${sibling} = ${orZero(passed, context.runtime.call('argument', passed, index, name))}`);
    return {
        declarations: [...(early ? [] : [take]), ...siblings, ...patterns],
        statements: concretizeUnfollowed(context, node, unfollowed, passed) +
            restStatements(context, parameters, restIndex, passed, ownArguments) +
            destructured.statements,
        extraParameter: early ? take : '',
        replaced,
    };
}
/** The parameters that have siblings; of several with the same name, the last one. */
function namedParameters(context, parameters) {
    const byName = new Map();
    for (const [index, parameter] of parameters.entries()) {
        const identifier = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
        if (identifier.type !== 'Identifier')
            continue;
        const sibling = context.siblingAt(identifier);
        if (sibling !== none)
            byName.set(identifier.name, { index, name: identifier.name, sibling });
    }
    return [...byName.values()];
}
/** Parameters without siblings because code that is not tracked mentions them, such as the body of `with`. */
function unfollowedParameters(context, parameters) {
    return parameters.flatMap((parameter, index) => parameter.type === 'Identifier' && context.bindingOf(parameter)?.excluded === true
        ? [{ index, name: parameter.name }]
        : []);
}
function concretizeUnfollowed(context, node, parameters, passed) {
    if (parameters.length === 0)
        return '';
    const values = list(parameters.map(({ name }) => name));
    const shadows = list(parameters.map(({ index, name }) => context.runtime.call('argument', passed, index, name)));
    const reason = "'variable in a with statement'";
    const concretize = context.runtime.call('concretizeArguments', context.site(node), values, shadows, reason);
    return `${ifSet(passed, concretize)};`;
}
function simpleName(parameter) {
    if (parameter.type === 'AssignmentPattern')
        return simpleName(parameter.left);
    return parameter.type === 'Identifier' ? parameter.name : null;
}
/** Declarators of the siblings of variables in patterns, which start concrete. */
function patternSiblings(context, parameters, known) {
    const siblings = new Set();
    const visit = (node) => {
        if (node === null)
            return;
        if (node.type === 'Identifier') {
            const sibling = context.siblingAt(node);
            if (sibling !== none && !known.has(sibling))
                siblings.add(`${sibling} = 0`);
        }
        else if (node.type === 'ObjectPattern') {
            for (const property of node.properties)
                visit(property.type === 'RestElement' ? property.argument : property.value);
        }
        else if (node.type === 'ArrayPattern') {
            for (const element of node.elements)
                visit(element);
        }
        else if (node.type === 'AssignmentPattern')
            visit(node.left);
        else if (node.type === 'RestElement')
            visit(node.argument);
    };
    for (const parameter of parameters)
        visit(parameter);
    return [...siblings];
}
function restStatements(context, parameters, restIndex, passed, ownArguments) {
    let code = '';
    const rest = parameters[restIndex];
    if (rest?.argument.type === 'Identifier')
        code += `${ifSet(passed, context.runtime.call('restParameter', rest.argument.name, passed, restIndex))};`;
    if (ownArguments)
        code += `${ifSet(passed, context.runtime.call('placeElements', 'arguments', passed))};`;
    return code;
}
/**
 * True if a parameter with a default can be added. A default forbids duplicate names and a strictness directive, and
 * makes `arguments` unmapped. In strict code there are no duplicates, the directive is redundant, and `arguments` is
 * unmapped.
 */
function mayAddParameter(node, info, parameters) {
    if (parameters.some((parameter) => parameter.type === 'RestElement'))
        return false;
    if (!info.simpleParameters || info.scope.parent?.strict === true)
        return true;
    const names = parameters.map((parameter) => simpleName(parameter));
    const body = node.body;
    const directive = body.body.some((statement) => 'directive' in statement && statement.directive === 'use strict');
    return !directive && !info.usesArguments && new Set(names).size === names.length;
}
