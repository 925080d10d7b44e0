import { firstFitting, group, hasForcedBreak, indent, joinDocs, line, softLine } from './doc.js';
/**
 * Prints the arguments of a call: on one line, or with the last one opened on that line, or each on a line of its own.
 */
export function printArguments(args, print, trailingComma) {
    const last = args.at(-1);
    if (last === undefined)
        return '()';
    const printed = args.map((argument) => print(argument, false));
    const eachOnItsLine = group(['(', indent([softLine, joinDocs(printed, [',', line])]), trailingComma, softLine, ')'], true);
    if (!canOpenLast(args, last)) {
        return group(['(', indent([softLine, joinDocs(printed, [',', line])]), trailingComma, softLine, ')']);
    }
    const before = printed.slice(0, -1);
    if (before.some(hasForcedBreak))
        return eachOnItsLine;
    const opened = (doc) => ['(', before.map((one) => [one, ', ']), doc, ')'];
    const lastDoc = print(last, true);
    return firstFitting(opened(lastDoc), opened(group(lastDoc, true)), eachOnItsLine);
}
function canOpenLast(args, last) {
    const beforeLast = args.at(-2);
    if (!isOpenable(last))
        return false;
    if (beforeLast === undefined)
        return true;
    if (beforeLast.type === last.type)
        return false;
    return !(last.type === 'ArrayExpression' && isConcise(last.elements));
}
function isOpenable(argument) {
    switch (argument.type) {
        case 'ObjectExpression':
            return argument.properties.length > 0;
        case 'ArrayExpression':
            return argument.elements.length > 0;
        case 'ArrowFunctionExpression':
            return /^(?:BlockStatement|CallExpression|ObjectExpression|ArrayExpression)$/u.test(argument.body.type);
        default:
            return false;
    }
}
/** Returns true for a list of several numbers, which is printed with as many on a line as fit. */
export function isConcise(elements) {
    return elements.length > 1 && elements.every((element) => element !== null && isNumber(element));
}
function isNumber(element) {
    if (element.type === 'UnaryExpression')
        return /^[+-]$/u.test(element.operator) && isNumber(element.argument);
    return element.type === 'Literal' && typeof element.value === 'number';
}
