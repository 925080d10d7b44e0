import { otherWays } from '../../engine/recording.js';
/** What is known about one outgoing edge of a decision. */
const edgeStatus = {
    /** A run took the edge. */
    taken: 1,
    /** An input was solved that is predicted to take the edge. */
    promised: 2,
    unsat: 3,
    unknown: 4,
    /** The solved input took another path than predicted. */
    divergent: 5,
    /** Left for later: the number of flips per path and site is limited. */
    postponed: 6,
    /** The solved input could not be recorded. */
    lost: 7,
    /** The flip is being solved. */
    asked: 8,
};
const statusNames = Object.keys(edgeStatus);
const firstCapacity = 1 << 12;
/**
 * Tree of the decisions of all recorded runs. A node is a decision reached by one sequence of earlier decisions; an
 * edge is one way out of it. Numbers of nodes and edges start at 1; 0 means none. The tree is kept in typed arrays
 * because it has millions of nodes.
 */
export class ExecutionTree {
    #nodeSite = new Int32Array(firstCapacity);
    #nodeFirstEdge = new Int32Array(firstCapacity);
    /** Next node reached by the same decisions: runs can agree on all recorded decisions and differ in the next site. */
    #nodeSibling = new Int32Array(firstCapacity);
    /** Number of ways out of the node that have no edge yet. */
    #nodeUnseenWays = new Int32Array(firstCapacity);
    #edgeTaken = new Int32Array(firstCapacity);
    #edgeState = new Uint8Array(firstCapacity);
    #edgeNext = new Int32Array(firstCapacity);
    #edgeTarget = new Int32Array(firstCapacity);
    #edgeParent = new Int32Array(firstCapacity);
    #nodes = 0;
    #edges = 0;
    /** Root nodes by shape of the input. */
    #roots = new Map();
    #waysSeen = 0;
    #counts = new Int32Array(statusNames.length + 1);
    /** How often the same decisions led to different sites. */
    forks = 0;
    get size() {
        return this.#edges;
    }
    /** Number of ways out that no flip was requested for. */
    get open() {
        return this.#waysSeen - this.#counts.reduce((sum, count) => sum + count, 0);
    }
    count(status) {
        return this.#counts[edgeStatus[status]];
    }
    /** Adds the path of a run and returns its edges in order. */
    add(path) {
        const edges = new Int32Array(path.sites.length);
        let edge = 0;
        for (let i = 0; i < edges.length; i++) {
            edge = this.#edgeOf(this.#nodeAfter(edge, path, i), path.taken[i], edge);
            this.mark(edge, 'taken');
            edges[i] = edge;
        }
        return edges;
    }
    /** Returns the edge for another way out of decision `index` of a path that was added. */
    alternative(edges, path, index, taken) {
        const before = index === 0 ? 0 : edges[index - 1];
        return this.#edgeOf(this.#nodeAfter(before, path, index), taken, before);
    }
    /** Returns undefined if no run took the edge and no flip of it was requested. */
    statusOf(edge) {
        const state = this.#edgeState[edge];
        return state === 0 ? undefined : statusNames[state - 1];
    }
    mark(edge, status) {
        const old = this.#edgeState[edge];
        if (old === edgeStatus.taken)
            return;
        if (old > 0)
            this.#counts[old] = this.#counts[old] - 1;
        const code = edgeStatus[status];
        this.#edgeState[edge] = code;
        this.#counts[code] = this.#counts[code] + 1;
    }
    /** Returns the edges from the root to this edge, both included. */
    pathTo(edge) {
        const path = [];
        for (let at = edge; at !== 0; at = this.#edgeParent[at])
            path.push(at);
        return path.reverse();
    }
    #nodeAfter(edge, path, index) {
        const site = path.sites[index];
        const shape = path.shape ?? '';
        const first = edge === 0 ? (this.#roots.get(shape) ?? 0) : this.#edgeTarget[edge];
        let last = 0;
        for (let node = first; node !== 0; node = this.#nodeSibling[node]) {
            if (this.#nodeSite[node] === site)
                return node;
            last = node;
        }
        const made = this.#makeNode(site, 1 + otherWays(path, index).length);
        if (last !== 0) {
            this.#nodeSibling[last] = made;
            this.forks++;
        }
        else if (edge === 0)
            this.#roots.set(shape, made);
        else
            this.#edgeTarget[edge] = made;
        return made;
    }
    #edgeOf(node, taken, parent) {
        for (let edge = this.#nodeFirstEdge[node]; edge !== 0; edge = this.#edgeNext[edge]) {
            if (this.#edgeTaken[edge] === taken)
                return edge;
        }
        const made = ++this.#edges;
        if (made >= this.#edgeTaken.length)
            this.#growEdges();
        this.#edgeTaken[made] = taken;
        this.#edgeNext[made] = this.#nodeFirstEdge[node];
        this.#edgeParent[made] = parent;
        this.#nodeFirstEdge[node] = made;
        const unseen = this.#nodeUnseenWays[node];
        if (unseen > 0)
            this.#nodeUnseenWays[node] = unseen - 1;
        // The run that made the node did not offer this way.
        else
            this.#waysSeen++;
        return made;
    }
    #makeNode(site, ways) {
        const made = ++this.#nodes;
        if (made >= this.#nodeSite.length) {
            this.#nodeSite = grown(this.#nodeSite);
            this.#nodeFirstEdge = grown(this.#nodeFirstEdge);
            this.#nodeSibling = grown(this.#nodeSibling);
            this.#nodeUnseenWays = grown(this.#nodeUnseenWays);
        }
        this.#nodeSite[made] = site;
        this.#nodeUnseenWays[made] = ways;
        this.#waysSeen += ways;
        return made;
    }
    #growEdges() {
        this.#edgeTaken = grown(this.#edgeTaken);
        this.#edgeNext = grown(this.#edgeNext);
        this.#edgeTarget = grown(this.#edgeTarget);
        this.#edgeParent = grown(this.#edgeParent);
        const states = new Uint8Array(this.#edgeState.length * 2);
        states.set(this.#edgeState);
        this.#edgeState = states;
    }
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}
