import { operatorCode } from '../../../core/operators.js';
import { emptyList, textOf } from '../../realm/intrinsics.js';
import { concretizeCall } from '../concretized-call.js';
/** For each method, the tag and the attribute that the argument becomes. */
const tags = {
    anchor: ['a', 'name'],
    big: ['big'],
    blink: ['blink'],
    bold: ['b'],
    fixed: ['tt'],
    fontcolor: ['font', 'color'],
    fontsize: ['font', 'size'],
    italics: ['i'],
    link: ['a', 'href'],
    small: ['small'],
    strike: ['strike'],
    sub: ['sub'],
    sup: ['sup'],
};
/** Models of the deprecated methods of strings that wrap a string in an HTML tag. */
export function addMarkupModels(context) {
    const methods = String.prototype;
    for (const [name, [tag, attribute]] of Object.entries(tags)) {
        context.models.add(methods[name], tagged(context, tag, attribute));
    }
}
function tagged(context, tag, attribute) {
    const { recorder } = context;
    return {
        after: (call, result) => {
            if (typeof call.self !== 'string')
                return concretizeCall(context, call, 'HTML method on a value that is not a string');
            const nodes = emptyList();
            nodes[0] = recorder.table.constant(attribute === undefined ? `<${tag}>` : `<${tag} ${attribute}="`);
            if (attribute !== undefined) {
                nodes[1] = quoted(context, call);
                nodes[2] = recorder.table.constant('">');
                if (nodes[1] === 0)
                    return concretizeCall(context, call, 'HTML method with an object');
            }
            nodes[nodes.length] = recorder.operand(call.selfShadow, call.self);
            nodes[nodes.length] = recorder.table.constant(`</${tag}>`);
            return recorder.operationOn(operatorCode.concat, nodes, result);
        },
    };
}
/** The argument as the value of an attribute; 0 if converting it would run code. */
function quoted({ recorder }, call) {
    const { table } = recorder;
    const value = call.args[0];
    const node = recorder.operand(call.shadows[0] ?? 0, value);
    if (node === 0)
        return 0;
    const text = table.node(operatorCode.toStringValue, node, 0, 0, textOf(value));
    let escaped = '';
    for (let at = 0; at < textOf(value).length; at++) {
        const character = textOf(value)[at];
        escaped += character === '"' ? '&quot;' : character;
    }
    return table.node(operatorCode.replaceAll, text, table.constant('"'), table.constant('&quot;'), escaped);
}
