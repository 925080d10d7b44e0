import { acceptedCode, stampEnd, stampStart } from '../../../core/function-stamp.js';
import { callNotes } from '../calls/call-notes.js';
import { ifSet, none, orZero, sequence } from '../emitted.js';
import { unnamed } from '../expressions/operand.js';
import { peekedReturn } from './peeked-return.js';
import { tokenNotes } from '../calls/token-notes.js';
import { parameterShadows } from './parameters.js';
/**
 * Emits a function with its body rewritten.
 *
 * @param holder the method or accessor that the function belongs to
 */
export function emitFunction(context, node, holder) {
    const info = context.scopes.functionOf(node);
    const frame = openFrame(context, info, node, holder);
    const body = node.body;
    return context.inFrame(frame, () => {
        const parameters = parameterShadows(context, node, info);
        const head = header(context, node, body, parameters);
        const entered = setterNote(context, node, holder) + context.counters.entered(node);
        const peeked = peekedReturn(context, node);
        const accepts = peeked !== null ? 'peeking' : parameters.ignoresShadows === true ? 'nothing' : 'arguments';
        const stamp = originStamp(context, frame.id, originOf(context, node, holder), accepts);
        const begin = () => `${prologue(context, parameters, peeked)}${entered}${tokenNotes.opened(context)}`;
        if (body.type !== 'BlockStatement') {
            const result = context.releasing(() => emitReturned(context, body, context.parts.expression(body)));
            return `${head}{${begin()}return ${result};${tokenNotes.closed(context)}${stamp}}`;
        }
        const { directives, rest } = splitDirectives(body.body);
        const start = directives.at(-1)?.end ?? body.start + 1;
        const statements = copyStatements(context, rest, start, body.end - 1);
        const fallThrough = frame.mixed ? `;${nothingReturned(context)};` : '';
        const opening = withoutDirective(context.text.slice(body.start, start), parameters.extraParameter);
        const separator = directives.length > 0 ? ';' : '';
        const ended = callNotes.ended(context);
        const end = `${tokenNotes.closed(context)}${ended}${fallThrough}${stamp}`;
        return `${head}${opening}${separator}${begin()}${statements}${end}}`;
    });
}
/** Disables `'use strict'` if a parameter with a default is added, which forbids it; the code around is strict then. */
function withoutDirective(opening, extraParameter) {
    return extraParameter === '' ? opening : opening.replace(/(['"])use strict\1/u, '$1strict$1');
}
/** The range of the function's text, which `toString` returns; `static` is not part of the text of a method. */
function originOf(context, node, holder) {
    if (holder === null)
        return node;
    if (holder.type !== 'MethodDefinition' || !holder.static)
        return holder;
    const blanks = /^static(?:\s|\/\*[^]*?\*\/|\/\/.*)*/u.exec(context.source(holder));
    return { start: holder.start + (blanks?.[0].length ?? 0), end: holder.end };
}
/** The comment by which the runtime recognizes a rewritten function. */
export function originStamp(context, id, { start, end }, accepts) {
    return `${stampStart}${id} ${context.options.fileKey} ${start} ${end} ${acceptedCode[accepts]}${stampEnd}`;
}
function openFrame(context, info, node, holder) {
    const { generator } = node;
    const tokenizer = context.options.tokenizers.has(node);
    return {
        info,
        id: context.functionId(info),
        mixed: !generator && !node.async && (tokenizer || info.returned.some((returned) => context.may(returned))),
        generator,
        async: node.async,
        getterName: getterName(holder),
        steps: !generator && propertyName(context, node, holder) === 'next',
        answers: !generator && !node.async && context.scopes.answering.has(node),
        tokenizer,
        temporariesInUse: 0,
        temporariesNeeded: 0,
    };
}
/** The name of the property that the function is defined for, if it is known. */
function propertyName(context, node, holder) {
    if (holder === null || !('key' in holder) || !('computed' in holder))
        return context.propertyFunctions.get(node);
    const { key, computed } = holder;
    return !computed && key.type === 'Identifier' ? key.name : undefined;
}
/**
 * Code by which a setter reports its value, so that the store knows that the shadow was not passed. Functions called
 * `set` in object literals do the same: those of descriptors, and proxy traps, whose value is the third argument.
 */
function setterNote(context, node, holder) {
    const isSetter = holder !== null && 'kind' in holder && holder.kind === 'set';
    const isInLiteral = holder === null || holder.type === 'Property';
    if (!isSetter && !(isInLiteral && propertyName(context, node, holder) === 'set'))
        return '';
    const at = node.params.length < 3 ? 0 : 2;
    const parameter = node.params[at];
    const isArrow = node.type === 'ArrowFunctionExpression';
    if (parameter === undefined || (isArrow && parameter.type !== 'Identifier'))
        return '';
    const given = parameter.type === 'Identifier' ? parameter.name : `arguments[${at}]`;
    return `${context.runtime.call('setters.entered', given)};`;
}
function getterName(holder) {
    if (holder === null || !('kind' in holder) || holder.kind !== 'get' || !('key' in holder))
        return null;
    const { key } = holder;
    if (holder.computed)
        return null;
    if (key.type === 'PrivateIdentifier')
        return `#${key.name}`;
    return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
}
function header(context, node, body, { extraParameter, replaced }) {
    let code = '';
    let at = node.start;
    for (const parameter of node.params) {
        code += context.text.slice(at, parameter.start) + (replaced.get(parameter)?.code ?? context.parts.plain(parameter));
        at = parameter.end;
    }
    const rest = context.text.slice(at, body.start);
    if (extraParameter === '')
        return code + rest;
    if (node.params.length > 0)
        return `${code}, ${extraParameter}${rest.replace(/^\s*,/u, '')}`;
    const bracket = code.length + rest.indexOf('(') + 1;
    return (code + rest).slice(0, bracket) + extraParameter + (code + rest).slice(bracket);
}
function prologue(context, parameters, peeked) {
    const { frame } = context;
    const activate = orZero(context.runtime.get('live'), context.runtime.call('activate', frame.id));
    const activation = frame.async && !frame.generator ? [`${context.names.local('activation')} = ${activate}`] : [];
    const peeking = peeked === null ? '' : `if (${context.runtime.get('peeking')} === 1) return ${peeked};`;
    return (context.declarations([...parameters.declarations, ...activation]) +
        parameters.statements +
        peeking +
        callNotes.entered(context));
}
/** Clears the return channel: a shadow that is still in it was returned to native code. */
export function nothingReturned({ runtime }) {
    return ifSet(runtime.get('returned'), runtime.call('returnedToNative'));
}
/** The value of a `return`, whose shadow is put into the return channel if the function may return shadows. */
export function emitReturned(context, node, returned) {
    const { frame } = context;
    const value = context.temporary();
    const leaving = callNotes.leaving(context);
    const { emitted, noted: asToken } = tokenNotes.returned(context, returned, value);
    const answered = frame.answers ? `, ${context.runtime.set('answer', value)}` : '';
    const evaluate = `${context.mark(node)}${value} = ${unnamed(node, emitted.code)}${asToken}${answered}`;
    if (frame.async && !frame.generator) {
        const activation = context.names.local('activation');
        const stepped = frame.steps ? context.runtime.set('stepped', value) : '';
        const settle = context.runtime.call('settle', activation, value, emitted.shadow);
        return sequence(evaluate, stepped, ifSet(activation, settle), leaving, value);
    }
    if (frame.steps) {
        const stepped = context.runtime.set('stepped', value);
        const noted = ifSet(context.runtime.get('collecting'), context.runtime.call('noteStep', value));
        return sequence(evaluate, stepped, noted, leaving, frame.mixed ? nothingReturned(context) : '0', value);
    }
    if (frame.generator)
        return `(${evaluate}, ${context.runtime.set('yielded', emitted.shadow)}, ${leaving}${value})`;
    if (!frame.mixed && leaving + answered !== '')
        return `(${evaluate}, ${leaving}${value})`;
    if (!frame.mixed)
        return `(${context.mark(node)}${emitted.code})`;
    if (emitted.shadow === none)
        return `(${evaluate}, ${leaving}${nothingReturned(context)}, ${value})`;
    const flag = frame.getterName === null ? '' : `${emitted.shadow} === 0 || (${context.runtime.flag(frame.getterName)} = 1), `;
    const shadow = context.runtime.set('returned', emitted.shadow);
    const returner = context.runtime.set('returner', frame.id);
    return sequence(evaluate, leaving, flag, nothingReturned(context), shadow, returner, value);
}
export function splitDirectives(statements) {
    const count = statements.findIndex((statement) => !('directive' in statement) || typeof statement.directive !== 'string');
    const end = count === -1 ? statements.length : count;
    return { directives: statements.slice(0, end), rest: statements.slice(end) };
}
/** Rewrites statements and copies the text between them. */
export function copyStatements(context, statements, from, to) {
    let code = '';
    let at = from;
    for (const statement of statements) {
        code += context.text.slice(at, statement.start) + context.parts.statement(statement);
        at = statement.end;
    }
    return code + context.text.slice(at, to);
}
export function emitAwait(context, node) {
    const operand = context.parts.expression(node.argument);
    const awaited = context.temporary();
    const value = context.temporary();
    const shadow = context.temporary();
    const { frame } = context;
    const expose = frame.async && !frame.generator && frame.id !== 0
        ? `${context.runtime.call('suspend', context.names.local('activation'))}, `
        : '';
    const keep = operand.shadow === none ? '' : `${shadow} = ${operand.shadow}`;
    const known = operand.shadow === none ? none : shadow;
    const evaluate = `${awaited} = ${unnamed(node.argument, operand.code)}`;
    const source = sequence(evaluate, keep, expose, callNotes.leaving(context), awaited);
    const taken = `${shadow} = ${context.runtime.call('awaited', awaited, value, known)}`;
    return { code: sequence(`${value} = await ${source}`, callNotes.resumed(context), taken, value), shadow };
}
/** Code that passes the yielded value and its shadow to the runtime. */
function yielded({ runtime }, shadow, value) {
    const note = ifSet(runtime.get('collecting'), runtime.call('noteYield', value));
    return `${runtime.set('yielded', shadow)}, ${runtime.set('given', value)}, ${note}`;
}
/** The iterable of `yield*`. The runtime iterates arrays and strings itself, because native iteration loses shadows. */
function delegated(context, node, { code, shadow }) {
    const source = context.temporary();
    const isAsync = context.frame.async ? [true] : [];
    const delegate = context.runtime.call('iterations.delegate', context.site(node), source, shadow, ...isAsync);
    return `(${source} = ${unnamed(node, code)}, ${context.runtime.get('live')} === 0 ? ${source} : ${delegate})`;
}
export function emitYield(context, node) {
    const value = context.temporary();
    const shadow = context.temporary();
    const leaving = callNotes.leaving(context);
    const back = callNotes.resumed(context);
    const resumed = `${shadow} = ${orZero(context.runtime.get('sent'), context.runtime.call('takeSent', value))}`;
    if (node.argument === null) {
        const nothing = sequence(leaving, yielded(context, none, 'void 0'), 'void 0');
        return { code: sequence(`${value} = yield ${nothing}`, back, resumed, value), shadow };
    }
    const argument = context.parts.expression(node.argument);
    if (node.delegate) {
        const taken = `${shadow} = ${orZero(context.runtime.get('yielded'), context.runtime.call('takeYielded', value))}`;
        const source = delegated(context, node.argument, argument);
        return { code: `(${value} = ${context.copy(node, () => source)}, ${taken}, ${value})`, shadow };
    }
    const given = context.temporary();
    const evaluate = `${given} = ${unnamed(node.argument, argument.code)}${tokenNotes.yielded(context, given)}`;
    const source = sequence(evaluate, leaving, yielded(context, argument.shadow, given), given);
    return { code: sequence(`${value} = yield ${source}`, back, resumed, value), shadow };
}
