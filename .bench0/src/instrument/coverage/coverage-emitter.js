import { childrenOf } from '../typescript/front-end.js';
import { longChain } from '../concolic/logical-chain.js';
import { isPlainCondition } from '../concolic/plain-condition.js';
import { isClass, isFunction } from '../scopes/function-info.js';
import { armCounter, keepsReceiver } from '../sites/sites-of-program.js';
import { isDirective } from '../sites/statements.js';
/** Walks a program in source order and inserts the stores for its sites. */
export class CoverageEmitter {
    #writer;
    #sites;
    #names;
    #text;
    /** Start and end of every marked function and class, by number; `toString` returns this part of the source. */
    functionRanges = [];
    constructor(text, writer, sites, names) {
        this.#text = text;
        this.#writer = writer;
        this.#sites = sites;
        this.#names = names;
    }
    statements(list) {
        for (const statement of list) {
            // Inserted code may start with a parenthesis, which would continue a statement that ends without a semicolon.
            const needsSemicolon = statement.type === 'ExpressionStatement' && !isDirective(statement);
            if (needsSemicolon && this.#sites.counterBefore(statement) === undefined)
                this.#insert(statement.start, ';');
            this.#statement(statement);
        }
    }
    #insert(offset, text) {
        this.#writer.insertAt(offset, text);
    }
    #store(counter) {
        return `${this.#names.bytes}[${counter}]=1`;
    }
    /** Code that sets the counter of an arm. */
    #take(counter) {
        const step = this.#names.step(counter);
        return step === '' ? this.#store(counter) : `(${step},${this.#store(counter)})`;
    }
    /** Code that sets the counter of an arm of a logical operator. */
    #takeWithin(node, counter) {
        const step = isPlainCondition(node) ? this.#names.stepWithin(counter) : this.#names.step(counter);
        return step === '' ? this.#store(counter) : `(${step},${this.#store(counter)})`;
    }
    /** `?x:y` after an expression whose value is not used. */
    #storeOneOf(branch) {
        return `?${this.#take(armCounter(branch, true))}:${this.#take(armCounter(branch, false))}`;
    }
    #statement(node) {
        const counter = this.#sites.counterBefore(node);
        if (counter !== undefined)
            this.#insert(node.start, `${this.#store(counter)};`);
        this.#statementItself(node);
    }
    #statementItself(node) {
        switch (node.type) {
            case 'IfStatement':
                this.#decision(node.test, this.#branch(node));
                this.#statement(node.consequent);
                if (node.alternate !== null)
                    this.#statement(node.alternate);
                return;
            case 'WhileStatement':
                this.#decision(node.test, this.#branch(node));
                return this.#body(node.body);
            case 'DoWhileStatement':
                this.#body(node.body);
                return this.#decision(node.test, this.#branch(node));
            case 'ForStatement':
                if (node.init !== null)
                    this.#visit(node.init);
                if (node.test !== null)
                    this.#decision(node.test, this.#branch(node));
                if (node.update !== null)
                    this.#visit(node.update);
                return this.#body(node.body);
            case 'ForInStatement':
            case 'ForOfStatement':
                this.#visit(node.left);
                this.#visit(node.right);
                return this.#body(node.body, this.#take(armCounter(this.#branch(node), true)));
            case 'SwitchStatement':
                return this.#switch(node);
            case 'WithStatement':
                return this.#visit(node.object);
            case 'BlockStatement':
                return this.statements(node.body);
            case 'LabeledStatement':
                return this.#statementItself(node.body);
            default:
                return this.#visit(node);
        }
    }
    /** @param within the store to run on every entry, before the statements of the body */
    #body(node, within = this.#ownStore(node)) {
        if (within === undefined)
            return this.#statement(node);
        if (node.type === 'BlockStatement') {
            this.#insert(node.start + 1, `${within};`);
            return this.statements(node.body);
        }
        this.#insert(node.start, `{${within};`);
        this.#statementItself(node);
        this.#insert(node.end, '}');
    }
    #ownStore(node) {
        const counter = this.#sites.counterBefore(node);
        return counter === undefined ? undefined : this.#store(counter);
    }
    /** Stores for both directions are inserted into the test itself, so that the statements below it keep their form. */
    #decision(test, branch) {
        const [yes, no] = [this.#take(armCounter(branch, true)), this.#take(armCounter(branch, false))];
        this.#insert(test.start, '(');
        this.#truth(test);
        this.#insert(test.end, `)?${yes}:!(${no})`);
    }
    #switch(node) {
        this.#visit(node.discriminant);
        const missing = this.#sites.branchAt(node);
        node.cases.forEach((clause, index) => {
            // The `default` clause is inserted first: as the last one, the clause before it could fall through into it.
            if (index === 0 && missing !== undefined) {
                this.#insert(clause.start, `default:${this.#take(armCounter(missing, true))};break;`);
            }
            if (clause.test !== null)
                this.#visit(clause.test);
            const taken = this.#take(armCounter(this.#branch(clause), true));
            this.#insert(clause.consequent[0]?.start ?? clause.end, `${taken};`);
            this.statements(clause.consequent);
        });
    }
    /** Visits an expression of which only the truth value is used. */
    #truth(node) {
        if (node.type === 'ParenthesizedExpression')
            return this.#truth(node.expression);
        if (node.type === 'UnaryExpression' && node.operator === '!')
            return this.#truth(node.argument);
        if (node.type !== 'LogicalExpression' || node.operator === '??')
            return this.#visit(node);
        const chain = longChain(node);
        if (chain !== undefined)
            return this.#chain(chain, true);
        const branch = this.#branch(node);
        const isAnd = node.operator === '&&';
        const short = this.#takeWithin(node, armCounter(branch, !isAnd));
        this.#insert(node.left.start, '((');
        this.#truth(node.left);
        this.#insert(node.left.end, isAnd ? `)||!(${short}))` : `)&&(${short}))`);
        this.#insert(node.right.start, `(${this.#takeWithin(node, armCounter(branch, isAnd))},`);
        this.#truth(node.right);
        this.#insert(node.right.end, ')');
    }
    #visit(node) {
        if (isFunction(node))
            return this.#function(node);
        if (isClass(node))
            return this.#class(node);
        switch (node.type) {
            case 'ConditionalExpression':
                return this.#conditional(node);
            case 'LogicalExpression':
                return this.#logical(node);
            case 'AssignmentExpression':
                return this.#assignment(node);
            case 'AssignmentPattern':
                this.#visit(node.left);
                return this.#guarded(node.right, this.#branch(node), node.left);
            case 'MemberExpression':
                return this.#member(node);
            case 'CallExpression':
                return this.#call(node);
            case 'TryStatement':
                this.statements(node.block.body);
                if (node.handler?.param)
                    this.#visit(node.handler.param);
                if (node.handler)
                    this.statements(node.handler.body.body);
                return this.statements(node.finalizer?.body ?? []);
            case 'StaticBlock':
                return this.statements(node.body);
            case 'MethodDefinition':
            case 'Property':
                return this.#property(node);
            default:
                for (const child of childrenOf(node))
                    this.#visit(child);
        }
    }
    #conditional(node) {
        const branch = this.#branch(node);
        // Chained conditionals are emitted in a row: deep nesting could exceed what the engine can parse.
        if (node.alternate.type === 'ConditionalExpression') {
            this.#insert(node.test.start, '(');
            this.#decision(node.test, branch);
            this.#insert(node.test.end, ')');
            this.#visit(node.consequent);
            return this.#conditional(node.alternate);
        }
        this.#truth(node.test);
        for (const [arm, when] of [
            [node.consequent, true],
            [node.alternate, false],
        ]) {
            this.#insert(arm.start, `(${this.#take(armCounter(branch, when))},`);
            this.#visit(arm);
            this.#insert(arm.end, ')');
        }
    }
    #logical(node) {
        const branch = this.#sites.branchAt(node);
        if (branch === undefined)
            return childrenOf(node).forEach((child) => this.#visit(child));
        const chain = longChain(node);
        if (chain !== undefined)
            return this.#chain(chain, false);
        const shortWhen = node.operator === '||';
        const short = this.#takeWithin(node, armCounter(branch, shortWhen));
        this.#insert(node.left.start, `((${this.#names.temporary}=`);
        this.#visit(node.left);
        this.#insert(node.left.end, `)${passing(node.operator, short)},${this.#names.temporary})`);
        this.#insert(node.right.start, `(${this.#takeWithin(node, armCounter(branch, !shortWhen))},`);
        this.#visit(node.right);
        this.#insert(node.right.end, ')');
    }
    /** Emits operands in a row. The short-circuit arm of an operator counts only where its own left operand decided. */
    #chain({ operator, operands, joints }, onlyTruth) {
        const shortWhen = operator === '||';
        operands.forEach((operand, index) => {
            const [joint, next] = [joints[index], joints[index + 1]];
            const taken = joint && `(${this.#takeWithin(joint, armCounter(this.#branch(joint), !shortWhen))},`;
            const short = next && this.#takeWithin(next, armCounter(this.#branch(next), shortWhen));
            const opening = short === undefined ? '' : onlyTruth ? '((' : `((${this.#names.temporary}=`;
            this.#insert(operand.start, (taken ?? '') + opening);
            if (onlyTruth)
                this.#truth(operand);
            else
                this.#visit(operand);
            const past = onlyTruth ? (shortWhen ? `)&&(${short}))` : `)||!(${short}))`) : '';
            const value = short === undefined ? '' : `)${passing(operator, short)},${this.#names.temporary})`;
            this.#insert(operand.end, (short === undefined ? '' : onlyTruth ? past : value) + (joint === undefined ? '' : ')'));
        });
    }
    #assignment(node) {
        this.#visit(node.left);
        const branch = this.#sites.branchAt(node);
        if (branch === undefined)
            this.#visit(node.right);
        else
            this.#guarded(node.right, branch, node.left);
    }
    /** A value that is evaluated in one direction only. An anonymous function must still get the name of its target. */
    #guarded(value, branch, target) {
        const [arm] = branch.arms;
        const name = target.type === 'Identifier' && isAnonymousFunction(value) ? JSON.stringify(target.name) : null;
        const store = this.#take(arm.counter);
        this.#insert(value.start, name === null ? `(${store},` : `(${store},{[${name}]:`);
        this.#visit(value);
        this.#insert(value.end, name === null ? ')' : `}[${name}])`);
    }
    #member(node) {
        this.#optionalBase(node, node.object);
        this.#visit(node.property);
    }
    #call(node) {
        const branch = this.#sites.branchAt(node);
        const [argument] = node.arguments;
        if (branch === undefined || !keepsReceiver(node.callee)) {
            this.#optionalBase(node, node.callee);
        }
        else {
            this.#visit(node.callee);
            const store = this.#take(armCounter(branch, false));
            if (argument === undefined)
                this.#insert(node.end - 1, `...(${store},"")`);
            else
                this.#insert(argument.start, argument.type === 'SpreadElement' ? `...(${store},""),` : `(${store},`);
            if (argument !== undefined && argument.type !== 'SpreadElement') {
                this.#visit(argument);
                this.#insert(argument.end, ')');
                return node.arguments.slice(1).forEach((other) => this.#visit(other));
            }
        }
        for (const each of node.arguments)
            this.#visit(each);
    }
    #optionalBase(node, base) {
        const branch = this.#sites.branchAt(node);
        if (branch === undefined)
            return this.#visit(base);
        this.#insert(base.start, `((${this.#names.temporary}=`);
        this.#visit(base);
        this.#insert(base.end, `)==null${this.#storeOneOf(branch)},${this.#names.temporary})`);
    }
    #property(node) {
        const isMethod = node.type === 'MethodDefinition' || ('method' in node && node.method) || node.kind !== 'init';
        if (!isMethod)
            return childrenOf(node).forEach((child) => this.#visit(child));
        this.#visit(node.key);
        const start = 'static' in node && node.static ? this.#afterStatic(node) : node.start;
        this.#function(node.value, start);
    }
    /** The offset after `static` and comments that follow it: `static` is no part of the text of a method. */
    #afterStatic(method) {
        const gap = /^static(?:\s|\/\*[^]*?\*\/|\/\/.*)*/u.exec(this.#text.slice(method.start, method.end));
        return method.start + (gap?.[0].length ?? 0);
    }
    #mark(start, end) {
        this.functionRanges.push([start, end]);
        return this.#names.mark(this.functionRanges.length - 1);
    }
    #function(node, start = node.start) {
        for (const parameter of node.params)
            this.#visit(parameter);
        const site = this.#sites.functionAt(node);
        const { body } = node;
        if (body === null)
            return;
        const mark = this.#mark(start, node.end);
        if (body.type !== 'BlockStatement') {
            this.#insert(body.start, site === undefined ? '(' : `(${this.#store(site.counter)},`);
            this.#visit(body);
            return this.#insert(body.end, `${mark})`);
        }
        if (site !== undefined)
            this.#enter(body, site.counter);
        this.statements(body.body);
        this.#insert(body.end - 1, mark);
    }
    #enter(body, counter) {
        const first = body.body.find((statement) => !isDirective(statement));
        const store = `${this.#store(counter)};`;
        if (first !== undefined)
            return this.#insert(body.body[0] === first ? body.start + 1 : first.start, store);
        this.#insert(body.end - 1, body.body.length === 0 ? store : `;${store}`);
    }
    #class(node) {
        for (const child of childrenOf(node))
            this.#visit(child);
        this.#insert(node.end - 1, this.#mark(node.start, node.end));
    }
    #branch(node) {
        return this.#sites.branchAt(node);
    }
}
/** Code that runs `short` if the left operand is the result of the operator. */
function passing(operator, short) {
    return { '&&': `||(${short})`, '||': `&&(${short})`, '??': `==null||(${short})` }[operator];
}
function isAnonymousFunction(node) {
    if (node.type === 'ParenthesizedExpression')
        return isAnonymousFunction(node.expression);
    if (node.type === 'ArrowFunctionExpression')
        return true;
    return (node.type === 'FunctionExpression' || node.type === 'ClassExpression') && node.id === null;
}
