import { childrenOf } from '../typescript/front-end.js';
import { boundIdentifiers } from './bound-names.js';
import { declareLexically, hoistVariables } from './declarations-of.js';
import { DeclaredSetters } from './declared-setters.js';
import { isDirectEval } from './eval-scope.js';
import { hasStrictDirective, isClass, isFunction, newFunctionInfo, } from './function-info.js';
import { Scope } from './scope.js';
/** Walks a program once: opens scopes, resolves names, collects stores. */
export class ScopeScan {
    names = new Map();
    functions = new Map();
    stores = [];
    /** Variables that patterns and imports initialize from a property or export. */
    renamed = [];
    namedValues = [];
    /** Callbacks (functions or names of functions) whose results a built-in uses. */
    answering = [];
    setters = new DeclaredSetters();
    /** Direct calls of `eval` with their scopes. */
    evals = new Map();
    unresolved = [];
    /** @param declared called after the declarations of the program are collected and before names are resolved */
    program(program, parameters, strict, outer, declared) {
        const info = this.#open(program, outer, true);
        info.scope.strict = strict;
        for (const name of parameters)
            info.scope.declare(name, 'parameter').excluded = true;
        hoistVariables(program, info.scope);
        declareLexically(program.body, info.scope);
        declared(info.scope);
        for (const statement of program.body)
            this.#visit(statement, info.scope);
        return info;
    }
    #open(node, parent, simpleParameters) {
        const info = newFunctionInfo(node, this.functions.size, parent?.owner ?? null, simpleParameters);
        info.scope = new Scope(parent, info);
        this.functions.set(node, info);
        return info;
    }
    #visitAll(nodes, scope) {
        for (const node of nodes)
            if (node !== null)
                this.#visit(node, scope);
    }
    #visit(node, scope) {
        if (isFunction(node))
            return this.#function(node, scope);
        if (isClass(node)) {
            const inner = new Scope(scope, scope.owner);
            inner.strict = true;
            if (node.id !== null)
                inner.declare(node.id.name, 'class').excluded = true;
            return this.#visitAll(childrenOf(node), inner);
        }
        switch (node.type) {
            case 'Identifier':
                return this.#reference(node, scope);
            case 'BlockStatement':
                return this.#block(node.body, scope);
            case 'StaticBlock':
                return this.#staticBlock(node, scope);
            case 'PropertyDefinition':
            case 'AccessorProperty':
                return this.#field(node, scope);
            case 'SwitchStatement':
                return this.#switch(node, scope);
            case 'ForStatement':
                return this.#forLoop(node, scope);
            case 'ForInStatement':
            case 'ForOfStatement':
                return this.#forEach(node, scope);
            case 'CatchClause':
                return this.#catch(node, scope);
            case 'WithStatement':
                this.#visit(node.object, scope);
                return this.#exclude(node.body, scope);
            case 'VariableDeclarator':
                this.#visitAll([node.id, node.init], scope);
                this.#excludeSelfReferences(node.id, scope);
                if (!scope.skippable)
                    initialize(node.id, scope, node.end);
                if (node.init !== null)
                    this.#store(node.id, node.init, scope, false);
                return;
            case 'AssignmentExpression':
                this.#visitAll([node.left, node.right], scope);
                if (node.left.type === 'MemberExpression' && !node.left.computed)
                    this.#name(node.left.property, node.right);
                return this.#store(node.left, node.operator === '=' ? node.right : node, scope, true);
            case 'UpdateExpression':
                this.#visit(node.argument, scope);
                return this.#store(node.argument, node, scope, true);
            case 'CallExpression':
                if (isDirectEval(node))
                    this.#directEval(node, scope);
                this.#callback(node);
                this.setters.call(node);
                return this.#visitAll(childrenOf(node), scope);
            case 'NewExpression':
                this.setters.construction(node);
                return this.#visitAll(childrenOf(node), scope);
            case 'MemberExpression':
                this.#visit(node.object, scope);
                if (node.computed)
                    this.#visit(node.property, scope);
                return;
            case 'Property':
            case 'MethodDefinition':
                this.setters.member(node);
                if (node.computed)
                    this.#visit(node.key, scope);
                if (node.value !== null)
                    this.#visit(node.value, scope);
                if (!node.computed && node.value !== null)
                    this.#name(node.key, node.value);
                return;
            case 'ReturnStatement':
                if (node.argument !== null)
                    scope.owner.returned.push(node.argument);
                return this.#visitAll(childrenOf(node), scope);
            case 'LabeledStatement':
                return this.#visit(node.body, scope);
            case 'BreakStatement':
            case 'ContinueStatement':
            case 'ExportAllDeclaration':
            case 'MetaProperty':
                return;
            case 'ImportDeclaration':
                return this.#imports(node, scope);
            case 'ExportNamedDeclaration':
                if (node.declaration !== null)
                    this.#visit(node.declaration, scope);
                if (node.source === null)
                    this.#exports(node, scope);
                return;
            default:
                this.#visitAll(childrenOf(node), scope);
        }
    }
    #name(key, value) {
        if (key.type === 'Identifier' && !isFunction(value))
            this.namedValues.push({ name: key.name, value });
    }
    #exports({ specifiers }, scope) {
        for (const { local, exported } of specifiers) {
            const binding = local.type === 'Identifier' ? scope.resolve(local.name) : undefined;
            if (binding !== undefined && exported.type === 'Identifier')
                this.namedValues.push({ name: exported.name, value: binding });
        }
    }
    #reference(node, scope) {
        const binding = scope.resolve(node.name);
        if (binding !== undefined)
            this.names.set(node, binding);
        else if (node.name === 'arguments')
            argumentsOwner(scope.owner).usesArguments = true;
        else
            this.unresolved.push([node, scope]);
    }
    /** `flatMap` flattens the results of its callback, and `filter` selects elements by them. */
    #callback({ callee, arguments: [callback] }) {
        if (callback === undefined || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
            return;
        if (!callee.computed && ['flatMap', 'filter'].includes(callee.property.name))
            this.answering.push(callback);
    }
    #directEval(node, scope) {
        this.evals.set(node, scope);
        argumentsOwner(scope.owner).usesArguments = true;
    }
    #function(node, scope) {
        let outer = scope;
        if (node.type === 'FunctionExpression' && node.id !== null) {
            outer = new Scope(scope, scope.owner);
            outer.declare(node.id.name, 'own-name').excluded = true;
        }
        const simple = node.params.every((parameter) => parameter.type === 'Identifier');
        const info = this.#open(node, outer, simple);
        info.scope.strict ||= hasStrictDirective(node.body);
        for (const parameter of node.params) {
            for (const { name } of boundIdentifiers(parameter)) {
                const binding = info.scope.declare(name, 'parameter');
                binding.carries = true;
                binding.separate = true;
            }
        }
        this.#visitAll(node.params, info.scope);
        if (!simple)
            for (const parameter of node.params)
                this.#excludeCaptured(parameter, info.scope);
        const { body } = node;
        if (body === null)
            return;
        if (body.type !== 'BlockStatement') {
            info.returned.push(body);
            return this.#visit(body, info.scope);
        }
        hoistVariables(body, info.scope);
        declareLexically(body.body, info.scope);
        this.#visitAll(body.body, info.scope);
    }
    /** A closure in a parameter list refers to the parameter, not to a variable of the same name in the body. */
    #excludeCaptured(node, scope, inClosure = false) {
        if (node.type === 'Identifier' && inClosure) {
            const binding = scope.own(node.name);
            if (binding !== undefined)
                binding.excluded = true;
        }
        const closure = inClosure || isFunction(node) || isClass(node);
        for (const child of childrenOf(node))
            this.#excludeCaptured(child, scope, closure);
    }
    /**
     * A default that reads a variable of its own pattern runs before the siblings of the pattern exist. In the scope of a
     * function these siblings are declared separately, in other scopes the variables get none.
     */
    #excludeSelfReferences(pattern, scope) {
        if (pattern.type === 'Identifier')
            return;
        const targets = new Set(boundIdentifiers(pattern));
        const names = new Set(boundIdentifiers(pattern).map(({ name }) => name));
        const mentioned = new Set();
        const visit = (node) => {
            if (node.type === 'Identifier' && names.has(node.name) && !targets.has(node))
                mentioned.add(node.name);
            for (const child of childrenOf(node))
                visit(child);
        };
        visit(pattern);
        if (mentioned.size === 0)
            return;
        const isOfFunction = scope.owner.scope === scope;
        for (const name of isOfFunction ? names : mentioned) {
            const binding = scope.resolve(name);
            if (binding === undefined)
                continue;
            if (isOfFunction)
                binding.separate = true;
            else
                binding.excluded = true;
        }
    }
    #block(statements, scope) {
        const inner = new Scope(scope, scope.owner);
        declareLexically(statements, inner);
        this.#visitAll(statements, inner);
    }
    #staticBlock(node, scope) {
        const { scope: inner } = this.#open(node, scope, true);
        for (const statement of node.body)
            hoistVariables(statement, inner, 1);
        declareLexically(node.body, inner);
        this.#visitAll(node.body, inner);
    }
    #field(node, scope) {
        if (node.computed)
            this.#visit(node.key, scope);
        const { scope: inner } = this.#open(node, scope, true);
        if (node.value !== null)
            this.#visit(node.value, inner);
        if (!node.computed && node.value !== null)
            this.#name(node.key, node.value);
    }
    #switch(node, scope) {
        this.#visit(node.discriminant, scope);
        const inner = new Scope(scope, scope.owner, true);
        for (const { consequent } of node.cases)
            declareLexically(consequent, inner);
        for (const { test, consequent } of node.cases)
            this.#visitAll([test, ...consequent], inner);
    }
    #forLoop(node, scope) {
        const inner = new Scope(scope, scope.owner);
        if (node.init !== null)
            declareLexically([node.init], inner);
        this.#visitAll([node.init, node.test, node.update, node.body], inner);
    }
    #forEach(node, scope) {
        const inner = new Scope(scope, scope.owner);
        declareLexically([node.left], inner);
        this.#visitAll([node.left, node.right, node.body], inner);
        const declared = node.left.type === 'VariableDeclaration';
        const target = declared ? (node.left.declarations[0]?.id ?? null) : node.left;
        if (declared && target !== null)
            initialize(target, inner, node.right.end);
        this.#store(target, 'unknown', inner, !declared);
    }
    #catch(node, scope) {
        const inner = new Scope(scope, scope.owner);
        for (const { name } of boundIdentifiers(node.param)) {
            const binding = inner.declare(name, 'catch');
            binding.carries = node.param !== null && isPlain(node.param);
            binding.excluded = scope.owner.scope.own(name)?.kind === 'var';
        }
        if (node.param !== null)
            this.#visit(node.param, inner);
        declareLexically(node.body.body, inner);
        this.#visitAll(node.body.body, inner);
    }
    #exclude(node, scope) {
        if (node.type === 'Identifier') {
            const binding = scope.resolve(node.name);
            if (binding !== undefined)
                binding.excluded = true;
        }
        for (const child of childrenOf(node))
            this.#exclude(child, scope);
    }
    #store(target, value, scope, again) {
        for (const { name } of boundIdentifiers(target)) {
            const binding = scope.resolve(name);
            if (binding === undefined)
                continue;
            if (again)
                binding.reassigned = true;
            this.stores.push({ binding, value: target?.type === 'Identifier' ? value : 'unknown' });
        }
        if (target?.type === 'ObjectPattern')
            this.#rename(target, scope);
    }
    #imports(node, scope) {
        for (const specifier of node.specifiers) {
            if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
                continue;
            const binding = scope.resolve(specifier.local.name);
            if (binding !== undefined)
                this.renamed.push({ binding, name: specifier.imported.name });
        }
    }
    /** Collects the variables of patterns such as `const { isDeepStrictEqual: same } = util`. */
    #rename(pattern, scope) {
        for (const property of pattern.properties) {
            if (property.type === 'RestElement' || property.computed || property.key.type !== 'Identifier')
                continue;
            if (property.value.type !== 'Identifier')
                continue;
            const binding = scope.resolve(property.value.name);
            if (binding !== undefined)
                this.renamed.push({ binding, name: property.key.name });
        }
    }
}
function initialize(pattern, scope, offset) {
    for (const { name } of boundIdentifiers(pattern)) {
        const binding = scope.own(name);
        if (binding !== undefined && binding.initializedAt === Infinity)
            binding.initializedAt = offset;
    }
}
function argumentsOwner(info) {
    return info.node.type === 'ArrowFunctionExpression' && info.parent !== null ? argumentsOwner(info.parent) : info;
}
/** True for a name or a pattern of names without computed keys and defaults. */
function isPlain(node) {
    if (node.type === 'Identifier')
        return true;
    if (node.type === 'Property')
        return !node.computed && isPlain(node.value);
    if (node.type !== 'ObjectPattern' && node.type !== 'ArrayPattern' && node.type !== 'RestElement')
        return false;
    return childrenOf(node).every(isPlain);
}
