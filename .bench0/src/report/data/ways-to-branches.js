import { childrenOf } from '../../instrument/typescript/front-end.js';
import { parseOriginal } from '../../instrument/typescript/parse-original.js';
import { SourceText } from '../../core/text/source-text.js';
/** Finds for the branches of a file the branch or function directly around them. */
export class WaysToBranches {
    #source;
    /** By place and kind of the branch. */
    #deciders = new Map();
    constructor(file, text) {
        this.#source = new SourceText(file, text);
        const parsed = parseOriginal(file, text);
        const open = parsed === undefined ? [] : [[parsed.program, undefined]];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const [node, decider] = next;
            const kind = kindOf(node);
            const key = kind && this.#key(node.start, kind);
            if (key !== undefined && decider !== undefined && !this.#deciders.has(key))
                this.#deciders.set(key, decider);
            for (const child of childrenOf(node))
                open.push([child, deciderOf(node, child) ?? decider]);
        }
    }
    /** Undefined at the top level of the file, and if the file cannot be parsed. */
    wayTo(kind, line, column) {
        const decider = this.#deciders.get(`${line}:${column} ${kind}`);
        if (decider === undefined)
            return undefined;
        const { offset, ...rest } = decider;
        const { line: at, column: within } = this.#source.positionAt(offset);
        return { ...rest, line: at, column: within };
    }
    #key(offset, kind) {
        const { line, column } = this.#source.positionAt(offset);
        return `${line}:${column} ${kind}`;
    }
}
function kindOf(node) {
    switch (node.type) {
        case 'IfStatement':
            return 'if';
        case 'ConditionalExpression':
            return 'conditional';
        case 'LogicalExpression':
            return node.operator === '&&' ? 'and' : node.operator === '||' ? 'or' : 'nullish';
        case 'WhileStatement':
        case 'DoWhileStatement':
        case 'ForStatement':
            return 'loop';
        case 'ForInStatement':
        case 'ForOfStatement':
            return 'each';
        case 'SwitchCase':
            return 'case';
        case 'SwitchStatement':
            return 'no-case';
        case 'AssignmentPattern':
            return 'default';
        case 'MemberExpression':
        case 'CallExpression':
            return node.optional ? 'optional' : undefined;
        default:
            return undefined;
    }
}
/** What the node decides about the child; undefined if the child runs whenever the node does. */
function deciderOf(node, child) {
    const branch = (when) => ({ kind: 'branch', offset: node.start, when });
    switch (node.type) {
        case 'IfStatement':
        case 'ConditionalExpression':
            return child === node.test ? undefined : branch(child === node.consequent);
        case 'LogicalExpression':
            return child === node.left ? undefined : branch(node.operator !== '||');
        case 'WhileStatement':
        case 'ForInStatement':
        case 'ForOfStatement':
            return child === node.body ? branch(true) : undefined;
        case 'ForStatement':
            return child === node.body || child === node.update ? branch(true) : undefined;
        case 'SwitchCase':
            return child === node.test ? undefined : branch(true);
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
            return { kind: 'function', offset: node.start, when: true };
        default:
            return undefined;
    }
}
