import { CoppiceError } from '../../core/coppice-error.js';
import { sameSize } from './split-graph.js';
import { strongComponents } from '../../grammar/analysis/strong-components.js';
/** Upper limit of copies; only grammars with many rules that derive one another unchanged come near it. */
const mostCopies = 200_000;
/**
 * Returns the graph of the cycle-free derivations: those in which no node contains itself with the same text. Every
 * word keeps at least one derivation. Vertices of a cycle are copied once for each set of vertices on a simple path to
 * them; copies that would close the cycle have no derivations.
 */
export function unfoldCycles(graph) {
    const component = cyclicComponents(graph);
    return component === undefined ? graph : new Unfolding(graph, component).unfold();
}
/**
 * Returns the number of the cycle of each vertex, -1 for vertices on no cycle; undefined if the graph has no cycles.
 */
function cyclicComponents(graph) {
    const component = new Int32Array(graph.vertices.length).fill(-1);
    let count = 0;
    for (const members of strongComponents(graph.vertices.length, (vertex) => sameSize(graph, vertex))) {
        const [first] = members;
        if (members.length === 1 && !sameSize(graph, first).includes(first))
            continue;
        for (const member of members)
            component[member] = count;
        count++;
    }
    return count === 0 ? undefined : component;
}
class Unfolding {
    #graph;
    #component;
    #vertices = [];
    #isPositive = [];
    #numbers = new Map();
    #pending = [];
    constructor(graph, component) {
        this.#graph = graph;
        this.#component = component;
    }
    unfold() {
        const emptyRoot = this.#enter(this.#graph.emptyRoot);
        const root = this.#enter(this.#graph.root);
        for (let copy = this.#pending.pop(); copy !== undefined; copy = this.#pending.pop()) {
            this.#vertices[copy.number] = this.#unfolded(copy);
        }
        return { vertices: this.#vertices, isPositive: this.#isPositive, root, emptyRoot };
    }
    #unfolded({ vertex, way }) {
        const found = this.#graph.vertices[vertex];
        const onSameWay = sameSize(this.#graph, vertex);
        const follow = (below) => {
            const staysInside = way.length > 0 && this.#component[below] === this.#component[vertex];
            return staysInside && onSameWay.includes(below) ? this.#goOn(below, way) : this.#enter(below);
        };
        switch (found.kind) {
            case 'leaf':
                return found;
            case 'step':
                return { ...found, below: follow(found.below) };
            case 'choice':
                return { ...found, options: found.options.map(follow).filter((option) => option !== -1) };
            case 'pair': {
                const [left, right] = [follow(found.left), follow(found.right)];
                return left === -1 || right === -1
                    ? { kind: 'choice', node: found.node, options: [] }
                    : { ...found, left, right };
            }
        }
    }
    #enter(vertex) {
        if (vertex === -1)
            return -1;
        return this.#copy(vertex, this.#component[vertex] === -1 ? [] : [vertex]);
    }
    /** Returns -1 if the path would visit a vertex twice. */
    #goOn(vertex, way) {
        return way.includes(vertex) ? -1 : this.#copy(vertex, [...way, vertex]);
    }
    #copy(vertex, way) {
        // Only the set of vertices on the path matters, not their order.
        const key = `${vertex}:${way.toSorted((a, b) => a - b).join()}`;
        let number = this.#numbers.get(key);
        if (number !== undefined)
            return number;
        if (this.#numbers.size >= mostCopies)
            throw tooCyclic();
        number = this.#vertices.push(this.#graph.vertices[vertex]) - 1;
        this.#isPositive.push(this.#graph.isPositive[vertex]);
        this.#numbers.set(key, number);
        this.#pending.push({ number, vertex, way });
        return number;
    }
}
function tooCyclic() {
    return new CoppiceError('too-many-cycles', 'too many rules of this grammar derive one another unchanged', {
        hint: 'a rule that derives itself unchanged adds no words; `coppice grammar check` lists such rules',
    });
}
