import { Assignment } from '../../src/constraint/assignment.js';
import { Evaluator } from '../../src/constraint/evaluate.js';
/** More combinations than this are not tried. */
const mostTried = 60_000;
const mostUnits = 6;
const longestText = 4;
const tokenKinds = 7;
/**
 * Every input over a small domain: texts of a few characters that matter, numbers next to those that matter. Conditions that
 * share no input are tried apart. Undefined where there are too many; `none` if no input of the domain satisfies them all.
 */
export function trySmallDomains(conditions, run, constants) {
    let found = run;
    let isComplete = true;
    for (const part of independentParts(conditions)) {
        const inputs = [...new Set(part.flatMap(({ variables }) => variables.map(({ input }) => input)))];
        const choices = inputs.map((input) => valuesLike(run.inputs.get(input), constants));
        if (choices.reduce((product, { length }) => product * length, 1) > mostTried) {
            isComplete = false;
            continue;
        }
        const values = firstSatisfying(part, run, inputs, choices);
        if (values === undefined)
            return 'none';
        for (const [i, input] of inputs.entries())
            found = found.withInput(input, values[i]);
    }
    return isComplete ? found : undefined;
}
/** Conditions with an input in common stay together. */
function independentParts(conditions) {
    const parts = [];
    for (const condition of conditions) {
        const joined = { inputs: new Set(condition.variables.map(({ input }) => input)), conditions: [condition] };
        for (const part of parts.filter(({ inputs }) => [...inputs].some((input) => joined.inputs.has(input)))) {
            for (const input of part.inputs)
                joined.inputs.add(input);
            joined.conditions.push(...part.conditions);
            parts.splice(parts.indexOf(part), 1);
        }
        parts.push(joined);
    }
    return parts.map(({ conditions: together }) => together);
}
function firstSatisfying(conditions, run, inputs, choices) {
    for (const values of combinations(choices)) {
        const assignment = run.withInputs(new Map(inputs.map((input, i) => [input, values[i]])));
        const evaluator = new Evaluator(assignment);
        if (conditions.every((condition) => evaluator.isTrue(condition)))
            return values;
    }
    return undefined;
}
function* combinations(choices) {
    const [first, ...rest] = choices;
    if (first === undefined)
        return yield [];
    for (const others of combinations(rest))
        for (const value of first)
            yield [value, ...others];
}
function valuesLike(value, constants) {
    switch (typeof value) {
        case 'string':
            return textsOf(value, constants);
        case 'number':
            return numbersOf(value, constants);
        case 'boolean':
            return [true, false];
        case 'bigint':
            return [...new Set(numbersOf(0, constants).map((number) => BigInt(Math.trunc(number) || 0)))];
        default:
            if (value instanceof Uint8Array) {
                const bytes = [...new Set(numbersOf(0, constants).map((number) => number & 0xff))].slice(0, 16);
                return [...words(bytes, value.length)].map((word) => Uint8Array.from(word));
            }
            return [...words([...Array(tokenKinds).keys()], value?.length ?? 0)];
    }
}
function textsOf(value, constants) {
    const texts = constants.filter((constant) => typeof constant === 'string');
    const codes = constants.filter((constant) => Number.isInteger(constant) && constant >= 32 && constant < 127);
    const units = [
        ...new Set([...texts.join('').split(''), ...codes.map((code) => String.fromCharCode(code)), 'a', '0', '~']),
    ];
    const alphabet = units.slice(0, mostUnits);
    const made = Array.from({ length: longestText + 1 }, (_, length) => [...words(alphabet, length)].map((word) => word.join('')));
    return [...new Set([value, ...texts, ...made.flat()])];
}
function* words(alphabet, length) {
    yield* combinations(Array.from({ length }, () => alphabet));
}
function numbersOf(value, constants) {
    const near = constants.flatMap((constant) => {
        const number = Number(constant);
        return [number, number + 1, number - 1, number / 2, number / 3, -number];
    });
    const all = new Set([value, 0, 1, -1, 2 ** 31 - 1, -(2 ** 31), ...near]);
    return [...all].filter((number) => (Number.isInteger(value) ? Number.isInteger(number) : true)).slice(0, 60);
}
