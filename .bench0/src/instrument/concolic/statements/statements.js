import { operatorCode } from '../../../core/operators.js';
import { isClass, isFunction } from '../../scopes/function-info.js';
import { callNotes } from '../calls/call-notes.js';
import { emitDeclaration } from '../patterns/declaration.js';
import { destructure } from '../patterns/pattern.js';
import { ifSet, none, orZero, sequence } from '../emitted.js';
import { emitReturned, nothingReturned } from '../functions/function-code.js';
import { emitForEach, emitForLoop } from './loops.js';
import { unnamed } from '../expressions/operand.js';
import { throwNotes } from '../calls/throw-notes.js';
import { tokenNotes } from '../calls/token-notes.js';
/** Emits a statement. It ends in a semicolon or brace, because the code after it may start with a parenthesis. */
export function emitStatement(context, node) {
    return context.mark(node) + context.counters.before(node) + context.releasing(() => statementCode(context, node));
}
function statementCode(context, node) {
    const { parts } = context;
    if (isFunction(node))
        return parts.functionCode(node, null);
    if (isClass(node))
        return parts.classCode(node);
    const substatements = () => context.copy(node, (child) => 'test' in node && child === node.test ? emitTest(context, node, child) : parts.statement(child));
    switch (node.type) {
        case 'ExpressionStatement':
            return emitExpressionStatement(context, node);
        case 'VariableDeclaration': {
            const { code, after } = emitDeclaration(context, node);
            return `${code};${after}`;
        }
        case 'ReturnStatement':
            return emitReturn(context, node);
        case 'ThrowStatement':
            return emitThrow(context, node);
        case 'IfStatement':
        case 'WhileStatement':
        case 'BlockStatement':
            return substatements();
        case 'TryStatement':
            return emitTry(context, node);
        case 'DoWhileStatement':
            return terminated(substatements());
        case 'ForStatement':
            return emitForLoop(context, node);
        case 'ForInStatement':
        case 'ForOfStatement':
            return emitForEach(context, node);
        case 'SwitchStatement':
            return emitSwitch(context, node);
        case 'LabeledStatement':
            return context.copy(node, (child) => (child === node.label ? context.source(child) : parts.statement(child)));
        case 'CatchClause':
            return emitCatch(context, node);
        case 'WithStatement':
            return context.copy(node, (child) => child === node.object ? emitScopeObject(context, child) : context.source(child));
        case 'ExportNamedDeclaration':
            return emitExport(context, node);
        case 'ExportDefaultDeclaration':
            return emitDefaultExport(context, node);
        case 'EmptyStatement':
            return ';';
        default:
            return terminated(context.source(node));
    }
}
/** The object of a `with` statement. Shadows are not tracked in its body, so the runtime concretizes the object. */
function emitScopeObject(context, node) {
    const { code, shadow } = context.parts.expression(node);
    const value = context.temporary();
    const test = `(${shadow} | ${context.runtime.get('heap')})`;
    const concretize = context.runtime.call('natives.scopeObject', context.site(node), value, shadow);
    return sequence(`${value} = ${code}`, ifSet(test, concretize), value);
}
/** The test of a statement, with its arms counted. */
function emitTest(context, statement, test) {
    return context.counters.decided(statement, context.parts.condition(test, statement));
}
const terminated = (code) => (code.endsWith(';') ? code : `${code};`);
function emitExpressionStatement(context, node) {
    if ('directive' in node && typeof node.directive === 'string')
        return terminated(context.source(node));
    if (!context.completionMatters)
        return `${context.parts.effect(node.expression)};`;
    const emitted = context.parts.expression(node.expression);
    if (!context.completionIsTaken)
        return `${emitted.code};`;
    const value = context.temporary();
    const evaluate = `${value} = ${unnamed(node.expression, emitted.code)}`;
    return `${sequence(evaluate, context.runtime.set('completed', emitted.shadow), value)};`;
}
function emitReturn(context, node) {
    if (node.argument === null) {
        const leaving = callNotes.leaving(context);
        if (!context.frame.mixed && leaving === '')
            return terminated(context.source(node));
        const cleared = context.frame.mixed ? nothingReturned(context) : '0';
        return `return void ${sequence(tokenNotes.nothing(context), leaving, cleared)};`;
    }
    return `return ${emitReturned(context, node.argument, context.parts.expression(node.argument))};`;
}
function emitThrow(context, node) {
    const emitted = context.parts.expression(node.argument);
    const value = context.temporary();
    const code = context.mark(node.argument) + unnamed(node.argument, emitted.code);
    if (emitted.shadow === none)
        return `throw (${context.runtime.set('thrownValue', code)});`;
    return `throw ${sequence(`${value} = ${code}`, context.runtime.set('thrown', emitted.shadow), value)};`;
}
function emitTry(context, node) {
    const { setup, restore } = throwNotes.interrupted(context);
    if (node.handler !== null)
        context.resumptions.set(node.handler, restore);
    return context.copy(node, (child) => {
        const code = context.parts.statement(child);
        if (child === node.handler)
            return code;
        return withFirst(code, child === node.block ? setup : restore + caught(context));
    });
}
function caught(context, handler) {
    const resumed = handler === undefined ? '' : (context.resumptions.get(handler) ?? '');
    return resumed + throwNotes.caught(context) + callNotes.caught(context);
}
/** Inserts code before the statements of a block. */
function withFirst(block, first) {
    const opening = block.indexOf('{') + 1;
    return first === '' ? block : block.slice(0, opening) + first + block.slice(opening);
}
function emitCatch(context, node) {
    const { param } = node;
    if (param !== null && param.type !== 'Identifier')
        return emitCatchPattern(context, node, param);
    const sibling = param === null ? none : context.siblingAt(param);
    return context.copy(node, (child) => {
        if (child === param)
            return context.parts.assignmentTarget(child);
        const block = withFirst(context.parts.statement(child), caught(context, node));
        if (param?.type !== 'Identifier')
            return block;
        const look = `${orZero(context.runtime.get('live'), context.runtime.call('caught', param.name))};`;
        return withFirst(block, sibling === none ? look : `let ${sibling} = ${look}`);
    });
}
/** The pattern stays native; shadows are looked up in the value thrown last. */
function emitCatchPattern(context, node, param) {
    const pattern = destructure(context, param);
    const shadows = pattern.shadows(context.runtime.get('thrownValue'), none);
    return context.copy(node, (child) => {
        if (child === param)
            return pattern.code;
        const declared = shadows.map(({ sibling, shadow }) => `${sibling} = ${shadow}`).join(', ');
        const first = declared === '' ? '' : `let ${declared};`;
        return withFirst(context.parts.statement(child), first + caught(context, node));
    });
}
function emitSwitch(context, node) {
    const { parts } = context;
    const subject = parts.expression(node.discriminant);
    const watched = subject.shadow !== none || node.cases.some(({ test }) => test !== null && context.may(test));
    const value = context.temporary();
    const shadow = context.temporary();
    const emitCaseTest = (test) => {
        const emitted = parts.expression(test);
        if (!watched)
            return emitted.code;
        const tested = context.temporary();
        const either = emitted.shadow === none ? shadow : `(${shadow} | ${emitted.shadow})`;
        const comparison = [operatorCode.strictEquals, `${value} === ${tested}`, value, tested];
        const shadows = [shadow, emitted.shadow];
        const decide = context.runtime.call('branchBinary', context.site(test), ...comparison, ...shadows);
        return sequence(`${tested} = ${unnamed(test, emitted.code)}`, ifSet(either, decide), tested);
    };
    return context.copy(node, (child) => {
        if (child === node.discriminant) {
            return watched
                ? `(${value} = ${unnamed(child, subject.code)}, ${shadow} = ${subject.shadow}, ${value})`
                : subject.code;
        }
        const clause = emitClause(context, child, emitCaseTest);
        const missed = child === node.cases[0] ? context.counters.arm(node, true) : '';
        // The `default` clause is inserted first: as the last one, the clause before it could fall through into it.
        return missed === '' ? clause : `default:${missed};break;${clause}`;
    });
}
function emitClause(context, clause, emitCaseTest) {
    const counted = context.counters.arm(clause, true);
    const store = counted === '' ? '' : `${counted};`;
    const [first] = clause.consequent;
    const code = context.copy(clause, (part) => {
        if (part === clause.test)
            return emitCaseTest(part);
        return (part === first ? store : '') + context.parts.statement(part);
    });
    return first === undefined ? code + store : code;
}
function emitExport(context, node) {
    const { declaration } = node;
    if (declaration === null || declaration === undefined)
        return terminated(context.source(node));
    if (declaration.type !== 'VariableDeclaration')
        return context.copy(node, (child) => context.parts.statement(child), [declaration]);
    const { code, after } = emitDeclaration(context, declaration, true);
    return `${context.text.slice(node.start, declaration.start)}${code};${after}`;
}
function emitDefaultExport(context, node) {
    const { declaration } = node;
    if (isFunction(declaration) || isClass(declaration)) {
        return context.copy(node, (child) => statementCode(context, child));
    }
    return terminated(context.copy(node, (child) => context.parts.expression(child).code));
}
