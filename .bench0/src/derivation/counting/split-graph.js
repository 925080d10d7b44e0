import { verticesBelow } from './derivation-graph.js';
export function splitGraph(graph) {
    return new Splitter(graph).split();
}
/** Returns the parts of this vertex whose derivations can have the size of the whole. */
export function sameSize(graph, vertex) {
    const found = graph.vertices[vertex];
    if (found.kind === 'choice')
        return found.options;
    if (found.kind !== 'pair')
        return [];
    const { left, right } = found;
    if (graph.isPositive[left] === true)
        return graph.isPositive[right] === true ? [] : [left];
    return graph.isPositive[right] === true ? [right] : [left, right];
}
class Splitter {
    #graph;
    #canBeEmpty;
    #canBePositive;
    #vertices = [];
    #isPositive = [];
    #numbers = new Map();
    #pending = [];
    constructor(graph) {
        this.#graph = graph;
        this.#canBeEmpty = new Uint8Array(graph.vertices.length);
        this.#canBePositive = new Uint8Array(graph.vertices.length);
        this.#findSizes();
    }
    split() {
        const { root } = this.#graph;
        const [emptyRoot = -1] = this.#part(root, false);
        const [positiveRoot = -1] = this.#part(root, true);
        for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
            const vertex = this.#graph.vertices[next.vertex];
            this.#vertices[next.number] = next.positive ? this.#positivePart(vertex) : this.#emptyPart(vertex);
        }
        return { vertices: this.#vertices, isPositive: this.#isPositive, root: positiveRoot, emptyRoot };
    }
    #findSizes() {
        const users = this.#graph.vertices.map(() => []);
        this.#graph.vertices.forEach((vertex, i) => {
            for (const below of verticesBelow(vertex))
                users[below]?.push(i);
        });
        const queue = Array.from(this.#graph.vertices.keys());
        for (let head = 0; head < queue.length; head++) {
            const i = queue[head];
            const vertex = this.#graph.vertices[i];
            const empty = this.#canBeEmpty[i] === 1 || this.#hasEmpty(vertex);
            const positive = this.#canBePositive[i] === 1 || this.#hasPositive(vertex);
            if (Number(empty) === this.#canBeEmpty[i] && Number(positive) === this.#canBePositive[i])
                continue;
            this.#canBeEmpty[i] = Number(empty);
            this.#canBePositive[i] = Number(positive);
            for (const user of users[i])
                queue.push(user);
        }
    }
    #hasEmpty(vertex) {
        if (vertex.kind === 'leaf')
            return vertex.size === 0 && vertex.ways > 0n;
        if (vertex.kind === 'choice')
            return vertex.options.some((option) => this.#canBeEmpty[option] === 1);
        if (vertex.kind === 'pair')
            return this.#canBeEmpty[vertex.left] === 1 && this.#canBeEmpty[vertex.right] === 1;
        return false;
    }
    #hasPositive(vertex) {
        if (vertex.kind === 'leaf')
            return vertex.size > 0 && vertex.ways > 0n;
        if (vertex.kind === 'choice')
            return vertex.options.some((option) => this.#canBePositive[option] === 1);
        if (vertex.kind === 'step')
            return this.#hasAny(vertex.below);
        const { left, right } = vertex;
        if (!this.#hasAny(left) || !this.#hasAny(right))
            return false;
        return this.#canBePositive[left] === 1 || this.#canBePositive[right] === 1;
    }
    #hasAny(vertex) {
        return this.#canBeEmpty[vertex] === 1 || this.#canBePositive[vertex] === 1;
    }
    #emptyPart(vertex) {
        if (vertex.kind === 'choice')
            return { ...vertex, options: vertex.options.flatMap((o) => this.#part(o, false)) };
        if (vertex.kind !== 'pair')
            return vertex;
        const [left, right] = [this.#part(vertex.left, false), this.#part(vertex.right, false)];
        return { ...vertex, left: left[0], right: right[0] };
    }
    #positivePart(vertex) {
        if (vertex.kind === 'leaf')
            return vertex;
        const { node } = vertex;
        if (vertex.kind === 'choice')
            return { ...vertex, options: vertex.options.flatMap((o) => this.#part(o, true)) };
        const anonymous = [];
        if (vertex.kind === 'step') {
            for (const below of [...this.#part(vertex.below, false), ...this.#part(vertex.below, true)]) {
                anonymous.push({ kind: 'step', node: undefined, below });
            }
        }
        else {
            for (const [ofLeft, ofRight] of [
                [true, true],
                [true, false],
                [false, true],
            ]) {
                const [left, right] = [this.#part(vertex.left, ofLeft), this.#part(vertex.right, ofRight)];
                if (left.length === 0 || right.length === 0)
                    continue;
                anonymous.push({ kind: 'pair', node: undefined, left: left[0], right: right[0] });
            }
        }
        const [only] = anonymous;
        if (only !== undefined && anonymous.length === 1)
            return { ...only, node };
        return { kind: 'choice', node, options: anonymous.map((part) => this.#add(part, true)) };
    }
    /** Returns a list with the number of that part of a vertex, or an empty list if there is no such part. */
    #part(vertex, positive) {
        if ((positive ? this.#canBePositive : this.#canBeEmpty)[vertex] === 0)
            return [];
        const key = 2 * vertex + Number(positive);
        let number = this.#numbers.get(key);
        if (number === undefined) {
            number = this.#add(this.#graph.vertices[vertex], positive);
            this.#numbers.set(key, number);
            this.#pending.push({ vertex, positive, number });
        }
        return [number];
    }
    #add(vertex, positive) {
        this.#isPositive.push(positive);
        return this.#vertices.push(vertex) - 1;
    }
}
