import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { encodeTagged } from '../core/tagged-value.js';
import { displayPath } from '../core/text/display-path.js';
import { parseFile } from '../instrument/files/parse-file.js';
import { childrenOf } from '../instrument/typescript/front-end.js';
/** Names the values that a run requested by the code that receives them. */
export function namedInputs(symbolic, targetFile) {
    const names = new Map();
    return symbolic.map((one) => {
        const [, place = one.key, call = '0'] = /^(.*)#(\d+)$/su.exec(one.key) ?? [];
        const [, path, line] = /^(.+):(\d+)$/su.exec(place) ?? [];
        const count = Number(call);
        const numbered = (name, from = count) => (from === 0 ? name : `${name} #${from + 1}`);
        if (path === undefined)
            return { ...one, name: numbered(place) };
        const file = resolve(dirname(targetFile), path);
        let known = names.get(file);
        if (known === undefined)
            names.set(file, (known = receiversIn(file)));
        const receivers = known.get(Number(line)) ?? [];
        const site = `${displayPath(file)}:${line}`;
        // Several calls in one line are counted together, in the order in which they run.
        const own = receivers.length > 1 ? receivers[count] : receivers[0];
        if (own === undefined)
            return { ...one, name: numbered(`symbolic at ${place}`), site };
        return { ...one, name: receivers.length > 1 ? own : numbered(own), site };
    });
}
export function namedValue({ name, site, value }) {
    return { name, ...(site === undefined ? {} : { site }), value: encodeTagged(value) };
}
/** The receivers of all calls of a function named `symbolic`, by line. */
function receiversIn(file) {
    const found = new Map();
    try {
        const { program, lineOf } = parseFile(file, readFileSync(file, 'utf8'));
        visit(program, undefined, (call, name) => {
            const line = lineOf(call);
            found.set(line, [...(found.get(line) ?? []), name]);
        });
    }
    catch (error) {
        // Names are for the reader only: a file that is gone by now leaves the values without one.
        if (!(error instanceof CoppiceError) && error.code === undefined)
            throw error;
    }
    return found;
}
function visit(node, receiver, meet) {
    if (node.type === 'CallExpression' && calledName(node.callee) === 'symbolic' && receiver !== undefined)
        meet(node, receiver);
    for (const child of childrenOf(node))
        visit(child, receiverOf(node, child) ?? receiver, meet);
}
/** The name of what a child of the node is assigned to, or of the function it is the body of. */
function receiverOf(node, child) {
    switch (node.type) {
        case 'VariableDeclarator':
            return child === node.init ? nameOf(node.id) : undefined;
        case 'AssignmentExpression':
        case 'AssignmentPattern':
            return child === node.right ? nameOf(node.left) : undefined;
        case 'Property':
        case 'PropertyDefinition':
        case 'MethodDefinition':
            return child === node.value ? nameOf(node.key) : undefined;
        case 'FunctionDeclaration':
        case 'FunctionExpression':
            return child === node.body && node.id !== null ? node.id.name : undefined;
        default:
            return undefined;
    }
}
function calledName(callee) {
    return callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
}
function nameOf(node) {
    if (node.type === 'Identifier')
        return node.name;
    if (node.type === 'Literal')
        return String(node.value);
    if (node.type === 'MemberExpression' && !node.computed)
        return nameOf(node.property);
    return undefined;
}
