import { childrenOf } from '../typescript/front-end.js';
import { isFunction } from '../scopes/function-info.js';
import { decidingNodes } from './decisions.js';
import { SiteIdentities } from './identity.js';
import { functionNames } from './function-names.js';
import { alwaysContinues, isCounted } from './statements.js';
import { isTypeScriptShell, shellFunction } from './typescript-shell.js';
export function sitesOfProgram(program, options) {
    const collector = new SiteCollector(options);
    collector.list(program.body, undefined);
    const known = new Map();
    const deciding = decidingNodes(collector.branches);
    for (const [node, site] of [...deciding, ...collector.functions, ...collector.branches])
        known.set(keyOf(node), site);
    return {
        table: {
            file: options.file,
            contentHash: options.contentHash,
            counters: collector.counters,
            branches: [...collector.branches.values()],
            functions: [...collector.functions.values()],
            statements: collector.statements,
        },
        branchAt: (node) => collector.branches.get(node),
        functionAt: (node) => collector.functions.get(node),
        counterBefore: (node) => collector.stores.get(node),
        siteAt: (node) => {
            const key = keyOf(node);
            const site = known.get(key) ?? collector.site(node.type, node);
            known.set(key, site);
            return site;
        },
    };
}
function keyOf(node) {
    return `${node.type} ${node.start} ${node.end}`;
}
class SiteCollector {
    counters = 0;
    branches = new Map();
    functions = new Map();
    statements = [];
    stores = new Map();
    #options;
    #identities;
    #names = functionNames();
    /** The counter of the function that is being visited. */
    #owner;
    constructor(options) {
        this.#options = options;
        this.#identities = new SiteIdentities(options.contentHash);
    }
    site(label, node) {
        const { line, column } = this.#options.positionAt(node.start);
        return { id: this.#identities.next(label, node.start), line, column };
    }
    list(statements, entry) {
        let counter = entry;
        for (const statement of statements) {
            if (isCounted(statement))
                counter = this.#statement(statement, counter);
            this.#visitStatement(statement, counter);
            if (!alwaysContinues(statement))
                counter = undefined;
        }
    }
    #statement(statement, entry) {
        const counter = entry ?? this.#store(statement);
        this.statements.push({ ...this.site('statement', statement), counter });
        return counter;
    }
    #store(node) {
        const counter = this.counters++;
        this.stores.set(node, counter);
        return counter;
    }
    /** Visits the body of an `if` or a loop, which may be a block or a single statement. */
    #body(statement, entry) {
        if (statement.type === 'BlockStatement')
            return this.list(statement.body, entry);
        const counter = isCounted(statement) ? this.#statement(statement, entry) : entry;
        this.#visitStatement(statement, counter);
    }
    #branch(node, kind, directions) {
        const site = this.site(kind, node);
        const arms = directions.map((when) => ({ when, counter: this.counters++ }));
        const branch = { ...site, kind, owner: this.#owner, arms };
        this.branches.set(node, branch);
        return branch;
    }
    #visitStatement(node, counter) {
        switch (node.type) {
            case 'BlockStatement':
                return this.list(node.body, counter);
            case 'LabeledStatement':
                return node.body.type === 'BlockStatement'
                    ? this.list(node.body.body, counter)
                    : this.#visitStatement(node.body, counter);
            case 'IfStatement':
                return this.#if(node);
            case 'WhileStatement':
            case 'ForStatement':
                return this.#loop(node, counter);
            case 'DoWhileStatement':
                this.#body(node.body, counter);
                this.#branch(node, 'loop', [true, false]);
                return this.#visit(node.test);
            case 'ForInStatement':
            case 'ForOfStatement':
                this.#visit(node.left);
                this.#visit(node.right);
                return this.#body(node.body, armCounter(this.#branch(node, 'each', [true]), true));
            case 'SwitchStatement':
                return this.#switch(node);
            case 'TryStatement':
                return this.#try(node, counter);
            case 'WithStatement':
                // Names below `with` may resolve to properties of the object, so no code can be inserted there.
                return this.#visit(node.object);
            default:
                return this.#visit(node);
        }
    }
    #if(node) {
        const branch = this.#branch(node, 'if', [true, false]);
        this.#visit(node.test);
        this.#body(node.consequent, armCounter(branch, true));
        if (node.alternate !== null)
            this.#body(node.alternate, armCounter(branch, false));
    }
    #loop(node, counter) {
        if (node.type === 'ForStatement' && node.init !== null)
            this.#visit(node.init);
        if (node.test === null) {
            const immediate = node.type === 'ForStatement' && (node.init === null || alwaysContinues(node.init));
            this.#body(node.body, immediate ? counter : this.#store(node.body));
        }
        else {
            const branch = this.#branch(node, 'loop', [true, false]);
            this.#visit(node.test);
            this.#body(node.body, armCounter(branch, true));
        }
        if (node.type === 'ForStatement' && node.update !== null)
            this.#visit(node.update);
    }
    #switch(node) {
        this.#visit(node.discriminant);
        if (node.cases.every(({ test }) => test !== null))
            this.#branch(node, 'no-case', [true]);
        for (const clause of node.cases) {
            if (clause.test !== null)
                this.#visit(clause.test);
            this.list(clause.consequent, armCounter(this.#branch(clause, 'case', [true]), true));
        }
    }
    #try(node, counter) {
        this.list(node.block.body, counter);
        if (node.handler !== null) {
            if (node.handler.param !== null)
                this.#visit(node.handler.param);
            this.list(node.handler.body.body, undefined);
        }
        if (node.finalizer !== null)
            this.list(node.finalizer.body, undefined);
    }
    #visit(node) {
        this.#names.meet(node);
        if (isFunction(node))
            return this.#function(node);
        if (this.#options.typed && isTypeScriptShell(node))
            return this.#shell(node);
        switch (node.type) {
            case 'ConditionalExpression':
                this.#branch(node, 'conditional', [true, false]);
                break;
            case 'LogicalExpression':
                this.#branch(node, node.operator === '&&' ? 'and' : node.operator === '||' ? 'or' : 'nullish', [true, false]);
                break;
            case 'AssignmentExpression':
                if (node.operator === '&&=')
                    this.#branch(node, 'assignment', [true]);
                else if (node.operator === '||=')
                    this.#branch(node, 'assignment', [false]);
                else if (node.operator === '??=')
                    this.#branch(node, 'assignment', [true]);
                break;
            case 'AssignmentPattern':
                this.#branch(node, 'default', [true]);
                break;
            case 'MemberExpression':
                if (node.optional)
                    this.#branch(node, 'optional', [true, false]);
                break;
            case 'CallExpression':
                if (node.optional)
                    this.#branch(node, 'optional', keepsReceiver(node.callee) ? [false] : [true, false]);
                break;
            case 'StaticBlock':
                return this.list(node.body, undefined);
            default:
        }
        for (const child of childrenOf(node))
            this.#visit(child);
    }
    #function(node) {
        if (!isFunction(node) || node.body === null)
            return;
        const { name, holder } = this.#names.of(node);
        const site = { ...this.site('function', holder), name, counter: this.counters++ };
        this.functions.set(node, site);
        const around = this.#owner;
        this.#owner = site.counter;
        for (const parameter of node.params)
            this.#visit(parameter);
        if (node.body.type === 'BlockStatement')
            this.list(node.body.body, site.counter);
        else
            this.#visit(node.body);
        this.#owner = around;
    }
    #shell(node) {
        const shell = shellFunction(node);
        if (shell?.body?.type === 'BlockStatement')
            this.list(shell.body.body, undefined);
    }
}
/** True if a call of the callee passes an object as `this`: the callee is a member access, possibly in parentheses. */
export function keepsReceiver(callee) {
    if (callee.type === 'ParenthesizedExpression')
        return keepsReceiver(callee.expression);
    return callee.type === 'MemberExpression' || callee.type === 'ChainExpression';
}
export function armCounter(branch, when) {
    return branch.arms.find((arm) => arm.when === when).counter;
}
