import { CharBase, CharSet } from 'refa';
import { WorkBudget } from '../../core/work-budget.js';
/** Quantifiers up to this number are written out; greater ones count as unlimited. */
const mostCopies = 12;
const mostStates = 400;
const mostWork = 100_000;
/** Returns undefined if the automaton is too large. */
export function patternStates(pattern) {
    const drawing = new Drawing();
    const start = drawing.node();
    drawing.alternatives(pattern.expression.alternatives, start, drawing.node());
    if (drawing.classes.length > mostStates)
        return undefined;
    const whole = CharSet.all(pattern.maximum);
    const base = new CharBase([whole, ...drawing.classes.map(({ characters }) => characters)]);
    const symbolsOf = drawing.classes.map(({ characters }) => base.split(characters));
    const budget = new WorkBudget(mostWork);
    const moves = [start, ...drawing.classes.map(({ after }) => after)].map((from) => [...drawing.waysFrom(from, budget)].map(([to, ways]) => ({
        to: to + 1,
        symbols: symbolsOf[to],
        ways: ways > 1 ? 2 : 1,
    })));
    if (budget.exhausted)
        return undefined;
    if (!pattern.isAnchored)
        moves[0].push({ to: 0, symbols: base.sets.map((_, symbol) => symbol), ways: 1 });
    return { moves, symbols: base.sets.map(commonCharacter) };
}
/** The pattern as a graph of empty moves between the occurrences of its classes. */
class Drawing {
    classes = [];
    #empty = [];
    /** Class occurrences that start at a node. */
    #starting = [];
    node() {
        this.#starting.push([]);
        return this.#empty.push([]) - 1;
    }
    alternatives(alternatives, from, to) {
        for (const { elements } of alternatives) {
            let at = from;
            for (const element of elements)
                at = this.#element(element, at);
            this.#empty[at].push(to);
        }
    }
    #element(element, from) {
        const to = this.node();
        if (element.type === 'CharacterClass') {
            this.#starting[from].push(this.classes.length);
            this.classes.push({ characters: element.characters, after: to });
        }
        else if (element.type === 'Alternation') {
            this.alternatives(element.alternatives, from, to);
        }
        else if (element.type === 'Quantifier') {
            this.#quantifier(element, from, to);
        }
        else {
            // What an assertion reads ahead is read again after it. Those that read backwards are left out.
            if (element.type === 'Assertion' && element.kind === 'ahead')
                this.alternatives(element.alternatives, from, this.node());
            this.#empty[from].push(to);
        }
        return to;
    }
    #quantifier({ alternatives, min, max }, from, to) {
        // A large pattern is not written out, which keeps it small; what is found is verified by matching.
        const copies = Math.min(min, this.classes.length > mostStates / 2 ? 1 : mostCopies);
        const isLoop = max > mostCopies;
        let at = from;
        for (let copy = isLoop ? 1 : 0; copy < copies; copy++)
            at = this.#once(alternatives, at);
        if (isLoop) {
            const loop = this.node();
            this.#empty[at].push(loop);
            const end = this.#once(alternatives, loop);
            this.#empty[end].push(loop, to);
            if (copies === 0)
                this.#empty[at].push(to);
            return;
        }
        for (let copy = copies; copy < max; copy++) {
            this.#empty[at].push(to);
            at = this.#once(alternatives, at);
        }
        this.#empty[at].push(to);
    }
    #once(alternatives, from) {
        const to = this.node();
        this.alternatives(alternatives, from, to);
        return to;
    }
    /** The class occurrences that can be read next, and in how many ways. No way visits a node twice. */
    waysFrom(start, budget) {
        const ways = new Map();
        const onWay = new Set();
        const visit = (node) => {
            if (onWay.has(node) || !budget.spend())
                return;
            onWay.add(node);
            for (const found of this.#starting[node])
                ways.set(found, (ways.get(found) ?? 0) + 1);
            for (const next of this.#empty[node])
                visit(next);
            onWay.delete(node);
        };
        visit(start);
        return ways;
    }
}
const common = ['a', '0', ' ', '-', 'A', '.', '/', '!', '\t', '\n', '_', ':', ',', ';', '"', "'", '<', '(', '[', '{'];
/** The most common character of the set. */
function commonCharacter(set) {
    const found = common.find((character) => set.has(character.charCodeAt(0)));
    if (found !== undefined)
        return found;
    for (let unit = 0x21; unit < 0x7f; unit++)
        if (set.has(unit))
            return String.fromCharCode(unit);
    return String.fromCodePoint(set.ranges[0].min);
}
