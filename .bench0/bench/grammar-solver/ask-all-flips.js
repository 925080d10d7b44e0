import { IntervalSet } from '../../src/constraint/interval-set.js';
import { Random } from '../../src/core/random.js';
import { endOfInput } from '../../src/solver/grammar/alphabet.js';
/** Generates five questions about each symbol, as in the paper: four other symbols that it is not, then its own. */
export function pathEvents(solver, word, { looseShare, order }) {
    const random = new Random(`${word.length} ${looseShare} ${order}`);
    const { values } = solver.alphabet;
    const alternatives = [...new Set(word)];
    const events = [];
    const ask = (position, other) => {
        events.push({ position, other, holds: other.complement(values.min, values.max) });
    };
    word.forEach((value, position) => {
        for (let i = 0; i < 4; i++) {
            const other = random.pick(alternatives);
            if (other !== value)
                ask(position, IntervalSet.of(other));
        }
        if (!random.chance(looseShare))
            ask(position, IntervalSet.of(value).complement(values.min, values.max));
    });
    ask(word.length, IntervalSet.range(0, values.max));
    return order === 'by position' ? events : random.shuffle(events);
}
/** Flips all events, without results of earlier paths. */
export function askAllFlips(solver, word, events) {
    const counts = { sat: 0, unsat: 0, unknown: 0 };
    solver.forgetPaths();
    const path = solver.open(word);
    for (const { position, holds, other } of events) {
        counts[path.flip(position, other).kind]++;
        path.narrow(position, holds);
    }
    if (!path.setAt(word.length).has(endOfInput))
        throw new Error('the path does not allow the word to end');
    return counts;
}
