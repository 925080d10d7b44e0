import { WorkBudget } from '../../core/work-budget.js';
import { Parser } from '../parse/parser.js';
import { coverAllDerivations } from './forest-coverage.js';
import { PathsToCome } from './paths-to-come.js';
const defaultWork = 4_000_000;
/** Above this number of paths, tracking each of them would need too much memory. */
const mostPathsKnown = 50000000n;
/**
 * Records what texts cover: a text covers the paths of all of its derivations.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const recorder = new KPathRecorder(grammar, [2]);
 * const coverer = new TextCoverer(grammar, recorder);
 * console.log(coverer.cover('[1, 2]').kind, recorder.coverages[0]?.covered);
 * ```
 */
export class TextCoverer {
    #grammar;
    #parser;
    #recorder;
    /** Skips what earlier texts have covered; undefined if the grammar has too many paths. */
    #toCome;
    #lexing;
    #maxWork;
    constructor(grammar, recorder, { lexing = 'any-length', maxWork = defaultWork } = {}) {
        this.#grammar = grammar;
        this.#parser = new Parser(grammar);
        this.#recorder = recorder;
        const longest = recorder.coverages.reduce((a, b) => (b.k > a.k ? b : a));
        this.#toCome = longest.total <= mostPathsKnown ? new PathsToCome(grammar, longest.k) : undefined;
        this.#lexing = lexing;
        this.#maxWork = maxWork;
    }
    cover(text) {
        const reading = this.#parser.read(text, { lexing: this.#lexing, maxWork: this.#maxWork });
        if ('kind' in reading)
            return reading.kind === 'failed' ? reading : this.#coverOneTree(text);
        const complete = coverAllDerivations(reading, this.#grammar, this.#recorder, new WorkBudget(this.#maxWork), this.#toCome);
        const result = reading.result();
        if (!complete)
            this.#recorder.add(result.tree());
        return { kind: 'covered', lexing: result.lexing, partial: !complete };
    }
    /** Covers one tree. The longest-match tokenization is one of the derivations and needs far less work. */
    #coverOneTree(text) {
        const result = this.#parser.parse(text, { lexing: this.#lexing === 'longest-match' ? 'longest-match' : 'auto' });
        if (result.kind === 'failed')
            return result;
        if (result.kind === 'given-up')
            throw new Error('a parse without a work limit was given up');
        this.#recorder.add(result.tree());
        return { kind: 'covered', lexing: result.lexing, partial: true };
    }
}
