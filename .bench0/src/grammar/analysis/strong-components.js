/** Returns the strongly connected components of a graph, each after all components that it leads to. */
export function strongComponents(size, successorsOf) {
    const order = new Int32Array(size).fill(-1);
    const low = new Int32Array(size);
    const onPath = new Uint8Array(size);
    const path = [];
    const components = [];
    let visited = 0;
    const enter = (vertex) => {
        order[vertex] = low[vertex] = visited++;
        onPath[vertex] = 1;
        path.push(vertex);
        return { vertex, successors: successorsOf(vertex), next: 0 };
    };
    const close = (vertex) => {
        const component = path.splice(path.lastIndexOf(vertex));
        for (const member of component)
            onPath[member] = 0;
        components.push(component);
    };
    // Tarjan's algorithm with an explicit stack, because chains of rules may be thousands long.
    for (let start = 0; start < size; start++) {
        if (order[start] !== -1)
            continue;
        const frames = [enter(start)];
        for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
            const { vertex, successors } = frame;
            const successor = successors[frame.next++];
            if (successor === undefined) {
                frames.pop();
                if (low[vertex] === order[vertex])
                    close(vertex);
                const above = frames.at(-1)?.vertex;
                if (above !== undefined)
                    low[above] = Math.min(low[above], low[vertex]);
            }
            else if (order[successor] === -1) {
                frames.push(enter(successor));
            }
            else if (onPath[successor] === 1) {
                low[vertex] = Math.min(low[vertex], order[successor]);
            }
        }
    }
    return components;
}
