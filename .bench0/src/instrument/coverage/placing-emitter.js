import { childrenOf } from '../typescript/front-end.js';
import { isFunction } from '../scopes/function-info.js';
import { isDirective } from '../sites/statements.js';
/**
 * Walks a program in source order and inserts code that records the current location: before every statement, in every
 * conditionally evaluated expression, and after every call, since the called function has recorded its own locations.
 */
export class PlacingEmitter {
    #writer;
    #names;
    constructor(writer, names) {
        this.#writer = writer;
        this.#names = names;
    }
    statements(list) {
        for (const statement of list) {
            if (isDirective(statement))
                continue;
            this.#insert(statement.start, `${this.#note(statement)};`);
            this.#visit(statement);
        }
    }
    #insert(offset, text) {
        this.#writer.insertAt(offset, text);
    }
    #note({ start }) {
        const { cells, file } = this.#names;
        return `${cells}[0]=${file},${cells}[1]=${start}`;
    }
    #visit(node) {
        if (isFunction(node))
            return this.#function(node);
        switch (node.type) {
            case 'BlockStatement':
            case 'StaticBlock':
                return this.statements(node.body);
            case 'SwitchCase':
                if (node.test !== null)
                    this.#visit(node.test);
                return this.statements(node.consequent);
            case 'IfStatement':
                this.#visit(node.test);
                this.#body(node.consequent);
                if (node.alternate !== null)
                    this.#body(node.alternate);
                return;
            case 'WhileStatement':
            case 'DoWhileStatement':
            case 'ForStatement':
            case 'ForInStatement':
            case 'ForOfStatement':
                return childrenOf(node).forEach((child) => (child === node.body ? this.#body(child) : this.#visit(child)));
            case 'WithStatement':
                // Names below `with` may resolve to properties of the object, so no code can be inserted there.
                return this.#visit(node.object);
            case 'CatchClause':
                if (node.param !== null)
                    this.#visit(node.param);
                return this.#handler(node.body);
            case 'ConditionalExpression':
                this.#visit(node.test);
                this.#arm(node.consequent);
                return this.#arm(node.alternate);
            case 'LogicalExpression':
                this.#visit(node.left);
                return this.#arm(node.right);
            case 'ChainExpression':
                return this.#chain(node);
            case 'CallExpression':
            case 'NewExpression':
            case 'AwaitExpression':
                return this.#afterwards(node, () => this.#children(node));
            default:
                this.#children(node);
        }
    }
    #children(node) {
        for (const child of childrenOf(node))
            this.#visit(child);
    }
    /** The body of an `if` or a loop, which becomes a block if it is a single statement. */
    #body(node) {
        const staysAlone = ['BlockStatement', 'IfStatement', 'FunctionDeclaration', 'EmptyStatement'].includes(node.type);
        if (staysAlone)
            return this.#visit(node);
        this.#insert(node.start, `{${this.#note(node)};`);
        this.#visit(node);
        this.#insert(node.end, '}');
    }
    #handler(body) {
        const { cells } = this.#names;
        this.#insert(body.start + 1, `${cells}[2]=${cells}[0],${cells}[3]=${cells}[1];`);
        this.statements(body.body);
    }
    /** An expression that is evaluated conditionally. */
    #arm(node) {
        this.#insert(node.start, `(${this.#note(node)},`);
        this.#visit(node);
        this.#insert(node.end, ')');
    }
    /**
     * An optional chain may stop at any link, so only the location after the whole chain is recorded, if it is a call.
     */
    #chain(node) {
        const { expression } = node;
        const within = () => this.#links(expression);
        if (expression.type === 'CallExpression')
            this.#afterwards(node, within);
        else
            within();
    }
    #links(node) {
        if (node.type === 'MemberExpression') {
            this.#links(node.object);
            if (node.computed)
                this.#visit(node.property);
        }
        else if (node.type === 'CallExpression') {
            this.#links(node.callee);
            node.arguments.forEach((argument) => this.#visit(argument));
        }
        else
            this.#visit(node);
    }
    #afterwards(node, within) {
        const { temporary } = this.#names;
        this.#insert(node.start, `(${temporary}=`);
        within();
        this.#insert(node.end, `,${this.#note(node)},${temporary})`);
    }
    #function(node) {
        node.params.forEach((parameter) => this.#visit(parameter));
        const { body } = node;
        if (body?.type === 'BlockStatement')
            this.statements(body.body);
        else if (body !== null)
            this.#arm(body);
    }
}
