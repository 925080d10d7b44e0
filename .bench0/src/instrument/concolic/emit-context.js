import { childrenOf } from '../typescript/front-end.js';
import { none } from './emitted.js';
import { RuntimeCode } from './runtime-code.js';
/** A frame for code outside of functions: the program, a static block, a field. */
export function plainFrame(info, async = false) {
    return {
        info,
        id: 0,
        mixed: false,
        generator: false,
        async,
        getterName: null,
        steps: false,
        answers: false,
        tokenizer: false,
        temporariesInUse: 0,
        temporariesNeeded: 0,
    };
}
/** The state that the emitting functions share for one file. */
export class EmitContext {
    text;
    scopes;
    may;
    names;
    runtime;
    options;
    parts;
    frame;
    /** True if completion values are visible: only at the top level of a global script or of code given to `eval`. */
    completionMatters = false;
    /** True if the caller may take the shadow of the completion value. */
    completionIsTaken = false;
    /** Name of the class around the code, if it has one. */
    className = null;
    literalCount = 0;
    /** Functions with the name of the property they are defined for, if native code may call them (setters, traps). */
    propertyFunctions = new WeakMap();
    /** Code to run at the start of a `catch` clause. */
    resumptions = new WeakMap();
    constructor(text, scopes, may, names, options) {
        this.text = text;
        this.scopes = scopes;
        this.may = may;
        this.names = names;
        this.runtime = new RuntimeCode(names);
        this.options = options;
    }
    get counters() {
        return this.options.counters;
    }
    source(node) {
        return this.text.slice(node.start, node.end);
    }
    /** Copies the source of a node with its children rewritten. */
    copy(node, rewrite, children = childrenOf(node)) {
        let code = '';
        let at = node.start;
        for (const child of children) {
            code += this.text.slice(at, child.start) + rewrite(child);
            at = child.end;
        }
        return code + this.text.slice(at, node.end);
    }
    /** Copies a node whose children are all expressions. */
    copyExpression(node) {
        return this.copy(node, (child) => this.parts.expression(child).code);
    }
    /** Copies a template literal, whose text parts are not expressions. */
    copyTemplate(node) {
        return this.copy(node, (child) => child.type === 'TemplateElement' ? this.source(child) : this.parts.expression(child).code);
    }
    /** A marker that maps the code after it to a source position. Allowed only where a line break is harmless. */
    mark(node) {
        return this.names.marker + String(node.start) + this.names.marker;
    }
    temporary() {
        const number = this.frame.temporariesInUse++;
        this.frame.temporariesNeeded = Math.max(this.frame.temporariesNeeded, number + 1);
        return this.names.temporary(number);
    }
    /** Runs `write` and releases the temporaries that it used. */
    releasing(write) {
        const inUse = this.frame.temporariesInUse;
        const result = write();
        this.frame.temporariesInUse = inUse;
        return result;
    }
    /** The variable that a name refers to; undefined if it may be a global. */
    bindingOf(node) {
        const binding = this.variableOf(node);
        return binding?.kind === 'leaked' ? undefined : binding;
    }
    /** Like `bindingOf`, but also returns names that are globals unless `eval` declares them. */
    variableOf(node) {
        return node.type === 'Identifier' ? this.scopes.bindingOf(node) : undefined;
    }
    /** The sibling of a variable that may hold a shadow, else `0`. */
    siblingAt(node) {
        return this.siblingOf(this.variableOf(node));
    }
    siblingOf(binding) {
        return binding?.hasSibling ? this.names.sibling(binding.name) : none;
    }
    /**
     * Code that reads the variables among the nodes that may be in their dead zone; empty, or ending in a comma. Needed
     * where siblings are read before their variables, because the error must name the variable.
     */
    readFirst(nodes) {
        let code = '';
        for (const node of nodes) {
            const binding = this.bindingOf(node);
            if (binding === undefined || !binding.hasSibling)
                continue;
            if (!this.isDecided(binding, node))
                code += `${binding.name}, `;
        }
        return code;
    }
    /** True if a variable cannot be in its dead zone where it is mentioned. */
    isDecided(binding, mention) {
        if (binding.initializedAt === 0)
            return true;
        return binding.owner === this.frame.info && binding.initializedAt <= mention.start;
    }
    /** Runs `write` in the frame of another function. */
    inFrame(frame, write) {
        const { frame: outer, completionMatters } = this;
        this.frame = frame;
        this.completionMatters = false;
        const result = write();
        this.frame = outer;
        this.completionMatters = completionMatters;
        return result;
    }
    /**
     * Declares the siblings and temporaries of the current frame; empty, or ending in a semicolon. `early` is for
     * functions that may run before the declaration, as in a module with cyclic imports.
     */
    declarations(first = [], early = false) {
        const siblings = this.#siblings().map((sibling) => `${sibling} = 0`);
        const all = [...first, ...siblings, ...this.#temporaries()];
        return all.length === 0 ? '' : `${early ? 'var' : 'let'} ${all.join(', ')};`;
    }
    /** Like `declarations`, for a program whose variables may exist before it and stay after it. */
    leakingDeclarations() {
        const siblings = this.#siblings().map((sibling) => `${sibling} = ${sibling} | 0`);
        const temporaries = this.#temporaries();
        return ((siblings.length === 0 ? '' : `var ${siblings.join(', ')};`) +
            (temporaries.length === 0 ? '' : `let ${temporaries.join(', ')};`));
    }
    #siblings() {
        return [...this.frame.info.scope.bindings()]
            .filter((binding) => binding.hasSibling && binding.separate && binding.kind !== 'parameter')
            .map((binding) => this.names.sibling(binding.name));
    }
    #temporaries() {
        return Array.from({ length: this.frame.temporariesNeeded }, (_, number) => this.names.temporary(number));
    }
    functionId(info) {
        return ((this.options.fileKey + info.index) & 0x3fffffff) + 1;
    }
    site(node) {
        return String(this.options.siteOf(node));
    }
}
