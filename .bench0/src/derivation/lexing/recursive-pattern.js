import { WorkBudget } from '../../core/work-budget.js';
import { CharacterParser } from '../parse/earley/character-parser.js';
import { Chart } from '../parse/earley/chart.js';
/** Matches a token whose rule is recursive (nested comments, balanced long strings) with the general parser. */
export class RecursivePattern {
    #parser;
    constructor(flat) {
        this.#parser = new CharacterParser(flat);
    }
    /** Returns all ends of nonempty matches. The window is enlarged only while the pattern could continue beyond it. */
    ends(points, from) {
        for (let size = 64;; size *= 4) {
            const window = points.subarray(from, from + size);
            const chart = new Chart(this.#parser.automaton, this.#parser.latticeOf(window));
            chart.run(WorkBudget.unlimited());
            const furthest = chart.furthestColumn();
            if (furthest === window.length && from + size < points.length)
                continue;
            const { start } = this.#parser.automaton.flat;
            const ends = [];
            for (let node = 1; node <= furthest; node++)
                if (chart.derives(start, 0, node))
                    ends.push(from + node);
            return ends;
        }
    }
}
