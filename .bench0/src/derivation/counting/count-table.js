import { sameSize } from './split-graph.js';
import { strongComponents } from '../../grammar/analysis/strong-components.js';
/** Number of derivations of each vertex of a graph by size. Sizes are computed in order, on demand. */
export class CountTable {
    graph;
    #emptyOnes;
    #positiveOnes;
    /** By vertex, then by size. */
    #counts;
    /** By vertex: the sizes that have derivations, in ascending order. */
    #sizes;
    #sizesDone = 0;
    constructor(graph) {
        this.graph = graph;
        const components = strongComponents(graph.vertices.length, (vertex) => sameSize(graph, vertex)).map((vertices) => ({
            vertices,
            isCycle: vertices.length > 1 || sameSize(graph, vertices[0]).includes(vertices[0]),
        }));
        const isPositive = ({ vertices }) => graph.isPositive[vertices[0]] === true;
        this.#emptyOnes = components.filter((component) => !isPositive(component));
        this.#positiveOnes = components.filter(isPositive);
        this.#counts = graph.vertices.map(() => []);
        this.#sizes = graph.vertices.map(() => []);
    }
    /** Returns the number of derivations of the whole grammar. */
    total(size) {
        const root = size === 0 ? this.graph.emptyRoot : this.graph.root;
        return root === -1 ? 0n : this.count(root, size);
    }
    count(vertex, size) {
        while (this.#sizesDone <= size)
            this.#addSize(this.#sizesDone++);
        return this.#counts[vertex]?.[size] ?? 0n;
    }
    /**
     * Returns, in ascending order, the sizes to try for the left part of a pair of `size`. For some of them the right
     * part has no derivation of the remaining size.
     */
    leftSizes({ left, right }, size) {
        if (this.graph.isPositive[right] === false)
            return [size];
        return this.graph.isPositive[left] === false ? [0] : this.#sizes[left];
    }
    #addSize(size) {
        const components = size === 0 ? this.#emptyOnes : this.#positiveOnes;
        for (const { vertices, isCycle } of components) {
            // Within a cycle the counts are still unset, that is zero: what is counted here comes from outside the cycle.
            const found = vertices.map((vertex) => this.#evaluate(this.graph.vertices[vertex], size));
            const isInfinite = isCycle && found.some((count) => count !== 0n);
            vertices.forEach((vertex, i) => this.#set(vertex, size, isInfinite ? 'infinite' : found[i]));
        }
    }
    #set(vertex, size, count) {
        if (count === 0n)
            return;
        this.#counts[vertex][size] = count;
        this.#sizes[vertex].push(size);
    }
    #evaluate(vertex, size) {
        switch (vertex.kind) {
            case 'leaf':
                return vertex.size === size ? vertex.ways : 0n;
            case 'step':
                return this.#known(vertex.below, size - 1);
            case 'choice':
                return vertex.options.reduce((sum, option) => plus(sum, this.#known(option, size)), 0n);
            case 'pair': {
                let sum = 0n;
                for (const leftSize of this.leftSizes(vertex, size)) {
                    if (leftSize > size)
                        break;
                    const right = this.#known(vertex.right, size - leftSize);
                    if (right !== 0n)
                        sum = plus(sum, times(this.#known(vertex.left, leftSize), right));
                }
                return sum;
            }
        }
    }
    #known(vertex, size) {
        return this.#counts[vertex]?.[size] ?? 0n;
    }
}
function plus(a, b) {
    return a === 'infinite' || b === 'infinite' ? 'infinite' : a + b;
}
function times(a, b) {
    if (a === 0n || b === 0n)
        return 0n;
    return a === 'infinite' || b === 'infinite' ? 'infinite' : a * b;
}
