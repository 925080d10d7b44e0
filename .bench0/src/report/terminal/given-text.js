import { row, rowsNamed } from './row.js';
const sources = {
    type: 'from its type',
    jsdoc: 'from its comment',
    default: 'from its default value',
    use: 'from how it is used',
    guess: 'a guess: no type is declared',
    inputs: 'as given',
    omitted: 'not among the given inputs',
    surroundings: 'from the surroundings of the target',
};
const longestDomain = 120;
/** Returns the inputs of the target, one row for each parameter, and what was left out. */
export function givenRows({ given }) {
    const lines = given.parameters.map(({ name, domain, from }) => `${name}: ${shortened(domain)} (${sources[from]})`);
    return [
        ...rowsNamed('inputs', lines),
        ...depthRows(given),
        ...rowsNamed('left out', given.leftOut.map(({ name, why }) => `${name}: ${why}`)),
    ];
}
function depthRows({ depth, exploredDepth }) {
    if (depth === undefined)
        return [];
    const raised = exploredDepth === undefined ? '' : `, raised after everything within ${exploredDepth} was run`;
    return [row('depth', `recursive types have up to ${depth} levels${raised}`)];
}
function shortened(text) {
    return text.length <= longestDomain ? text : `${text.slice(0, longestDomain)}...`;
}
