import { branch } from '../../derivation.js';
/** Represents the empty text in place of an edge. */
export const emptyEdge = -1;
/** Reads one derivation of the span with the choices of `choice`. It does not recurse, so the depth is unlimited. */
export function readTree(choice, start, from, to, readEdge) {
    const frames = [newFrame(choice, start, from, to)];
    for (;;) {
        const frame = frames.at(-1);
        if (frame.values.length < frame.production.symbols.length) {
            descend(frame, frames, choice);
            continue;
        }
        const value = assemble(frame, readEdge);
        frames.pop();
        const parent = frames.at(-1);
        if (parent === undefined)
            return value;
        parent.values.push(value);
    }
}
function newFrame(choice, nonterminal, from, to) {
    const { production, splits } = choice.choose(nonterminal, from, to);
    return { production, splits, to, values: [] };
}
function descend(frame, frames, choice) {
    const index = frame.values.length;
    const symbol = frame.production.symbols[index];
    const split = frame.splits[index];
    if (symbol < 0)
        frame.values.push(split.edge);
    else
        frames.push(newFrame(choice, symbol, split.from, frame.splits[index + 1]?.from ?? frame.to));
}
function assemble({ production, values }, readEdge) {
    const { shape } = production;
    switch (shape.kind) {
        case 'node':
            return assembleBody(shape.body, values, 0, readEdge);
        case 'iterations':
            return shape.first === undefined ? [] : [assembleBody(shape.first, values, 0, readEdge)];
        case 'iteration': {
            const iterations = values[0];
            iterations.push(assembleBody(shape.more, values, 1, readEdge));
            return iterations;
        }
        case 'bounded':
            return values[0];
        case 'token':
            return values[0] ?? emptyEdge;
    }
}
function assembleBody(body, values, first, readEdge) {
    const parts = [];
    let index = first;
    for (const { node, symbolCount } of body.parts) {
        parts.push(assemblePart(node, values[index], readEdge));
        index += symbolCount;
    }
    let tree = body.sequence === undefined ? parts[0] : branch(body.sequence, parts);
    for (let i = body.wrappers.length - 1; i >= 0; i--)
        tree = branch(body.wrappers[i], [tree]);
    return tree;
}
function assemblePart(node, value, readEdge) {
    if (typeof value === 'number')
        return readEdge(value, node);
    if (node.kind === 'repeat')
        return branch(node, value);
    if (node.kind === 'ref')
        return branch(node, [value]);
    return value;
}
