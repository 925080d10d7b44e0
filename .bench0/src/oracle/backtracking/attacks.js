import { ambiguitiesOf } from './ambiguity.js';
import { patternStates } from './pattern-states.js';
import { patternTree } from './pattern-tree.js';
import { StepCounter } from './step-counter.js';
/** No more steps are counted on one text. */
const mostSteps = 50_000;
/** A step count that no polynomial of small degree reaches on a short text. */
const hugeSteps = 10_000;
/** Numbers of repetitions; each is twice the one before. */
const few = [3, 6, 12];
const many = [32, 64];
/** Least factor of the steps for twice the repetitions: quadratic time has 4. */
const leastFactor = 2.7;
/** For exponential time, the factor itself grows from one doubling to the next. */
const leastGrowthOfFactor = 2.2;
const mostAttacks = 6;
const attacksPerAmbiguity = 2;
const mostSuffixes = 24;
const mostBefore = 4;
/** The worst attacks on a regular expression, verified by counting the steps of a backtracking matcher. */
export function attacksOn(source, flags) {
    const pattern = patternTree(source, flags);
    const states = pattern && patternStates(pattern);
    if (pattern === undefined || states === undefined)
        return [];
    const counter = new StepCounter(pattern);
    const suffixes = ['', ...states.symbols, '\n\0'].slice(0, mostSuffixes);
    const attacks = [];
    for (const ambiguity of ambiguitiesOf(states)) {
        for (const { prefix, pump } of pattern.isAnchored ? [ambiguity] : withTextBefore(ambiguity, states.symbols)) {
            const found = worstSuffixes({ prefix, pump }, suffixes, counter);
            attacks.push(...found);
            if (found.length > 0)
                break;
        }
    }
    return attacks.sort(byHarm).slice(0, mostAttacks);
}
/** A search may find a match at once unless some other text comes first. */
function* withTextBefore({ prefix, pump }, symbols) {
    yield { prefix, pump };
    for (const symbol of symbols.slice(0, mostBefore))
        yield { prefix: symbol + prefix, pump };
}
/** The match has to fail after the repetitions, which depends on the text behind them. */
function worstSuffixes(ambiguity, suffixes, counter) {
    const attacks = [];
    for (const suffix of suffixes) {
        const attack = verified(ambiguity, suffix, counter);
        if (attack !== undefined)
            attacks.push(attack);
        if (attacks.length >= attacksPerAmbiguity && attacks.every(({ isExponential }) => isExponential))
            break;
    }
    return attacks.sort(byHarm).slice(0, attacksPerAmbiguity);
}
function verified({ prefix, pump }, suffix, counter) {
    const stepsOf = (times) => counter.stepsOn(prefix + pump.repeat(times) + suffix, mostSteps);
    const [a, b, c] = few.map(stepsOf);
    if (b > hugeSteps || c / b > leastGrowthOfFactor * (b / a))
        return { prefix, pump, suffix, isExponential: true, steps: c };
    const [d, e] = many.map(stepsOf);
    if (e < leastFactor * d && d < mostSteps)
        return undefined;
    return { prefix, pump, suffix, isExponential: false, steps: e };
}
/** The worse attack first. */
function byHarm(a, b) {
    return Number(b.isExponential) - Number(a.isExponential) || b.steps - a.steps;
}
