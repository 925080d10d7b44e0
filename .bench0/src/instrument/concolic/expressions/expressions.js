import { isSymbolicLiteral } from '../fixpoint.js';
import { isClass, isFunction } from '../../scopes/function-info.js';
import { emitAssignment } from '../patterns/assignment.js';
import { emitUpdate } from '../patterns/update.js';
import { emitCall, emitNew } from '../calls/call.js';
import { concrete } from '../emitted.js';
import { emitAwait, emitYield } from '../functions/function-code.js';
import { emitMember } from './member.js';
import { emitArray, emitObject } from './object-literals.js';
import { emitBinary, emitConditional, emitLogical, emitSequence, emitTemplate, emitUnary, } from './operator-expressions.js';
import { emitChain } from './optional-chain.js';
import { emitTaggedTemplate } from '../calls/tagged-template.js';
import { tiedArguments } from '../functions/tied-arguments.js';
export function emitExpression(context, node) {
    if (isFunction(node))
        return concrete(context.parts.functionCode(node, null));
    if (isClass(node))
        return concrete(context.parts.classCode(node));
    switch (node.type) {
        case 'Identifier':
            return { code: tiedArguments.shown(context, node) ?? context.source(node), shadow: context.siblingAt(node) };
        case 'Literal':
            return emitLiteral(context, node);
        case 'ParenthesizedExpression': {
            const inner = emitExpression(context, node.expression);
            return { code: context.copy(node, () => inner.code), shadow: inner.shadow };
        }
        case 'BinaryExpression':
            return emitBinary(context, node);
        case 'UnaryExpression':
            return emitUnary(context, node);
        case 'LogicalExpression':
            return emitLogical(context, node);
        case 'ConditionalExpression':
            return emitConditional(context, node);
        case 'SequenceExpression':
            return emitSequence(context, node);
        case 'TemplateLiteral':
            return emitTemplate(context, node);
        case 'AssignmentExpression':
            return emitAssignment(context, node);
        case 'UpdateExpression':
            return emitUpdate(context, node);
        case 'MemberExpression':
            return emitMember(context, node);
        case 'ChainExpression':
            return emitChain(context, node);
        case 'CallExpression':
            return emitCall(context, node);
        case 'NewExpression':
            return emitNew(context, node);
        case 'TaggedTemplateExpression':
            return emitTaggedTemplate(context, node);
        case 'ObjectExpression':
            return emitObject(context, node);
        case 'ArrayExpression':
            return emitArray(context, node);
        case 'AwaitExpression':
            return emitAwait(context, node);
        case 'YieldExpression':
            return emitYield(context, node);
        case 'ImportExpression':
        case 'SpreadElement':
            return concrete(context.copyExpression(node));
        default:
            return concrete(context.source(node));
    }
}
function emitLiteral(context, node) {
    const text = context.source(node);
    if (!context.options.symbolicLiterals || !isSymbolicLiteral(node))
        return concrete(text);
    const shadow = context.temporary();
    return { code: `(${shadow} = ${context.runtime.call('literal', context.literalCount++, text)}, ${text})`, shadow };
}
