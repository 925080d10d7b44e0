import { fileKeyOf } from './file-key.js';
import { emitAssignmentTarget } from './patterns/assignment-target.js';
import { emitClass } from './functions/class-code.js';
import { emitCondition } from './expressions/condition.js';
import { Counters } from './statements/counters.js';
import { EmitContext, plainFrame } from './emit-context.js';
import { emitExpression } from './expressions/expressions.js';
import { freshNames, namesWith } from './fresh-names.js';
import { copyStatements, emitFunction, splitDirectives } from './functions/function-code.js';
import { emitChainCallee } from './expressions/optional-chain.js';
import { emitPlain } from './expressions/plain.js';
import { emitReference } from './expressions/reference.js';
import { fixLines } from './statements/fix-lines.js';
import { emitStatement } from './statements/statements.js';
import { Coercions } from './coercions.js';
import { markShadowed } from './fixpoint.js';
import { markRenamedBuiltIns, renamedProperties } from './renamed-built-ins.js';
import { functionsNamed } from '../sites/named-functions.js';
import { parseProgram } from '../typescript/front-end.js';
import { analyzeScopes } from '../scopes/analyze-scopes.js';
import { outerVariables } from '../scopes/outer-variables.js';
/** Instruments a text to record: shadows are kept in sibling variables, and each decision on a shadow is an event. */
export function rewriteConcolic(text, options) {
    const program = options.program ?? parseProgram(text, options);
    const globalScript = options.sourceType === 'script';
    const { evaluatedIn } = options;
    const scopes = analyzeScopes(program, options.sourceType, evaluatedIn);
    const symbolicLiterals = options.symbolicLiterals ?? false;
    const coercions = new Coercions(scopes);
    const tokenizers = new Map();
    for (const node of options.tokenizer === undefined ? [] : functionsNamed(program, options.tokenizer)) {
        const variables = outerVariables(node, scopes);
        for (const binding of variables)
            if (binding.kind !== 'const')
                binding.carries = true;
        tokenizers.set(node, variables);
    }
    const may = markShadowed(scopes, coercions, symbolicLiterals);
    markRenamedBuiltIns(scopes);
    const fileKey = fileKeyOf(options.fileName, text);
    const names = evaluatedIn === undefined
        ? freshNames(text, globalScript ? fileKey.toString(36) : '')
        : namesWith(evaluatedIn.prefix, text);
    const siteOf = options.siteOf?.bind(options) ?? ((node) => node.start);
    const counters = new Counters(options.coverage?.sites ?? null, names.bytes);
    const context = new EmitContext(text, scopes, may, names, {
        symbolicLiterals,
        fileKey,
        counters,
        coercions,
        compound: options.compound ?? true,
        calls: options.calls ?? false,
        tokenizers,
        siteOf,
    });
    context.parts = {
        expression: (node) => emitExpression(context, node),
        effect: (node) => emitExpression(context, node).code,
        statement: (node) => emitStatement(context, node),
        plain: (node) => emitPlain(context, node),
        reference: (node) => emitReference(context, node),
        condition: (node, branch) => emitCondition(context, node, branch),
        chainCallee: (node) => emitChainCallee(context, node),
        assignmentTarget: (node) => emitAssignmentTarget(context, node),
        functionCode: (node, holder) => emitFunction(context, node, holder),
        classCode: (node) => emitClass(context, node),
    };
    const bound = options.preamble?.(names.runtime, names.flags) ?? context.runtime.declareFlags();
    const written = emitProgram(context, program, options, bound);
    return { ...fixLines(written, names.marker, text), runtimeName: names.runtime, flagsName: names.flags, fileKey };
}
/** @param bound code that binds the names of the runtime and its flags */
function emitProgram(context, program, options, bound) {
    const { text } = context;
    context.frame = plainFrame(context.scopes.program, options.sourceType === 'module');
    context.completionMatters = options.sourceType === 'script';
    context.completionIsTaken = options.evaluatedIn !== undefined;
    const { directives, rest } = splitDirectives(program.body);
    const start = directives.at(-1)?.end ?? endOfHashbang(text);
    const statements = copyStatements(context, rest, start, text.length);
    const preamble = bound +
        (options.coverage?.declareBytes(context.names.bytes) ?? '') +
        declaredSetters(context) +
        declaredAliases(context);
    const declarations = context.scopes.leaks
        ? context.leakingDeclarations()
        : context.declarations([], options.sourceType === 'module');
    return `${text.slice(0, start)}${directives.length > 0 ? ';' : ''}${preamble}${declarations}${statements}`;
}
/** Code that declares to the runtime which properties may have a setter; empty, or ending in a semicolon. */
function declaredSetters({ scopes: { setters }, runtime }) {
    if (setters.isAny)
        return `${runtime.call('setters.declare', 'null')};`;
    return setters.names.size === 0 ? '' : `${runtime.call('setters.declare', JSON.stringify([...setters.names]))};`;
}
/** Code that declares to the runtime which properties may hold a built-in function of another name. */
function declaredAliases({ scopes, runtime }) {
    const names = renamedProperties(scopes);
    return names.length === 0 ? '' : `${runtime.call('aliases.declare', JSON.stringify(names))};`;
}
function endOfHashbang(text) {
    return /^#!.*(?:\r\n|[\n\r\u2028\u2029])?/u.exec(text)?.[0].length ?? 0;
}
