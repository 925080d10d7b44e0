import { verticesBelow } from './derivation-graph.js';
import { sameSize } from './split-graph.js';
import { strongComponents } from '../../grammar/analysis/strong-components.js';
/** Returns the size of the largest derivation; Infinity if there is no largest one, -1 if there is no derivation. */
export function largestSize(graph) {
    const largest = new Float64Array(graph.vertices.length);
    for (const component of strongComponents(graph.vertices.length, (v) => verticesBelow(graph.vertices[v]))) {
        const members = new Set(component);
        const grows = component.some((vertex) => {
            const same = sameSize(graph, vertex);
            return verticesBelow(graph.vertices[vertex]).some((part) => members.has(part) && !same.includes(part));
        });
        // Parts within the component have the size of the whole, so only sizes from outside count; inner ones are still 0.
        const fromOutside = (most, vertex) => Math.max(most, sizeOf(graph.vertices[vertex], largest));
        const size = grows ? Infinity : component.reduce(fromOutside, 0);
        for (const vertex of component)
            largest[vertex] = size;
    }
    const empty = graph.emptyRoot === -1 ? -1 : 0;
    return graph.root === -1 ? empty : largest[graph.root];
}
function sizeOf(vertex, largest) {
    switch (vertex.kind) {
        case 'leaf':
            return vertex.size;
        case 'step':
            return 1 + largest[vertex.below];
        case 'choice':
            return vertex.options.reduce((most, option) => Math.max(most, largest[option]), 0);
        case 'pair':
            return largest[vertex.left] + largest[vertex.right];
    }
}
