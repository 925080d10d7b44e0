import { IntervalSet } from '../../../../src/constraint/interval-set.js';
import { Random } from '../../../../src/core/random.js';
import { codePoints } from '../../../../src/grammar/characters/char-set.js';
import { flattenCharacters, flattenTokens } from '../../../../src/grammar/flat/flatten.js';
import { endOfInput } from '../../../../src/solver/grammar/alphabet.js';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.js';
import { TokenAlphabet } from '../../../../src/solver/grammar/token-alphabet.js';
import { WordSets } from './word-sets.js';
export function newTally() {
    return { flips: 0, sat: 0, unsat: 0, reshaped: 0, long: 0, violations: [] };
}
/** Number of symbols that completions may need beyond the shortest. */
const room = 5;
/**
 * Checks random paths through a random grammar, on its terminals and on its characters; every flip is compared with
 * brute force.
 */
export function judgeFlips(grammar, seed, pathCount, tally) {
    const random = new Random(seed);
    for (const subject of subjectsOf(grammar)) {
        for (let i = 0; i < pathCount; i++)
            new PathJudge(subject, random, tally).run();
    }
}
function subjectsOf(grammar) {
    if (grammar.hasTokens)
        return [overTerminals(grammar.name, flattenTokens(grammar))];
    const flat = flattenCharacters(grammar);
    const overCharacters = GrammarSolver.overCharacters(grammar);
    const characters = [0x61, 0x62, 0x63, 0x64];
    const inSet = flat.terminals.map((terminal) => characters.filter((c) => terminal.kind === 'character' && terminal.set.has(c)));
    return [
        overTerminals(grammar.name, flat),
        {
            name: `characters of ${grammar.name}`,
            solver: overCharacters,
            brute: new WordSets(flat, 5, (terminal) => inSet[terminal] ?? []),
            values: characters,
            completions: completionsOf(overCharacters),
        },
    ];
}
function overTerminals(name, flat) {
    const count = flat.terminals.length;
    const solver = new GrammarSolver(flat, new TokenAlphabet(count));
    return {
        name: `terminals of ${name}`,
        solver,
        completions: completionsOf(solver),
        brute: new WordSets(flat, count > 6 ? 3 : 4, (terminal) => [terminal]),
        values: Array.from({ length: count }, (_, terminal) => terminal),
    };
}
function completionsOf(solver) {
    return {
        shortest: solver.shortest,
        'lowest trees': solver.lowestTrees(),
        random: solver.randomly(new Random('completions'), room),
        'k-paths': solver.coveringPaths(2, room),
    };
}
class PathJudge {
    #subject;
    #random;
    #tally;
    #parent;
    #sets = [];
    #path;
    constructor(subject, random, tally) {
        this.#subject = subject;
        this.#random = random;
        this.#tally = tally;
        this.#parent = this.#randomParent();
        this.#path = subject.solver.open(this.#parent);
    }
    run() {
        const inOrder = this.#random.chance(0.5);
        const eventCount = 1 + this.#random.int(6);
        for (let i = 0; i < eventCount; i++) {
            const position = inOrder ? i >> 1 : this.#random.int(4);
            const event = this.#randomEvent(position);
            const other = event.complement(endOfInput, 0xff);
            this.#judge(position, other);
            this.#path.narrow(position, event);
            this.#sets[position] = this.#setAt(position).intersect(event);
        }
    }
    #judge(position, other) {
        const verdict = this.#path.flip(position, other);
        const problem = this.#problemWith(verdict, position, other);
        this.#tally.flips++;
        if (verdict.kind !== 'unknown')
            this.#tally[verdict.kind]++;
        if (problem === undefined)
            return;
        const sets = Array.from({ length: this.#sets.length }, (_, i) => this.#setAt(i).toString());
        this.#tally.violations.push(`${problem}: flip ${position} to ${other.toString()} after ${sets.join(' ')}, parent ${this.#parent.join(' ')}, ${this.#subject.name}`);
    }
    #problemWith(verdict, position, other) {
        const fits = (word) => this.#fits(word, position, other);
        const all = [...this.#subject.brute.words].map(codePoints).filter(fits);
        const alike = all.filter((word) => this.#startsLikeParent(word, position));
        if (verdict.kind === 'unknown')
            return `unknown: ${verdict.reason}`;
        if (verdict.kind === 'unsat')
            return all.length === 0 ? undefined : `unsat, but ${all[0].join(' ')}`;
        return this.#problemWithAnswer(verdict.answer, fits, alike, all, position);
    }
    #problemWithAnswer(answer, fits, alike, all, position) {
        const { solver, brute } = this.#subject;
        const word = solver.write(answer, this.#parent);
        const shown = word.join(' ');
        const isAlike = this.#startsLikeParent(word, position);
        if (!isAlike)
            this.#tally.reshaped++;
        if (word.length > brute.longest)
            this.#tally.long++;
        if (word.length !== answer.shortest)
            return `${shown} is not of ${answer.shortest} symbols`;
        if (!fits(word))
            return `${shown} is not in the sets`;
        if (!brute.has(word))
            return `${shown} is not in the language`;
        if (alike.length > 0 && !isAlike)
            return `${shown}, though ${alike[0].join(' ')} keeps the prefix`;
        const rivals = isAlike ? alike : all;
        const least = Math.min(...rivals.map((rival) => rival.length));
        if (word.length > least)
            return `${shown} is not shortest: ${least} symbols do`;
        return this.#problemWithCompletions(answer, fits);
    }
    #problemWithCompletions(answer, fits) {
        const { solver, brute, completions } = this.#subject;
        const alike = this.#path.keepParent(answer);
        for (const [name, completion] of Object.entries(completions)) {
            const words = [solver.write(answer, this.#parent, completion), solver.write(alike, this.#parent, completion)];
            for (const [i, word] of words.entries()) {
                const shown = `${name}, ${i === 0 ? 'free' : 'keeping the parent'}: ${word.join(' ')}`;
                if (!fits(word))
                    return `${shown} is not in the sets`;
                if (!brute.has(word))
                    return `${shown} is not in the language`;
                const most = (i === 0 ? answer : alike).shortest + room;
                if (name !== 'lowest trees' && word.length > most)
                    return `${shown} has more than ${most} symbols`;
            }
        }
        return undefined;
    }
    #startsLikeParent(word, position) {
        return Array.from({ length: position }).every((_, i) => (word[i] ?? endOfInput) === (this.#parent[i] ?? endOfInput));
    }
    #fits(word, position, other) {
        const length = Math.max(this.#sets.length, position + 1);
        return Array.from({ length }).every((_, i) => {
            const value = word[i] ?? endOfInput;
            return this.#setAt(i).has(value) && (i !== position || other.has(value));
        });
    }
    #setAt(position) {
        return this.#sets[position] ?? IntervalSet.range(endOfInput, 0xff);
    }
    /** Returns a word of the language, or any sequence: seeds need not be valid. */
    #randomParent() {
        const words = [...this.#subject.brute.words];
        if (words.length > 0 && this.#random.chance(0.8)) {
            return codePoints(this.#random.pick(words));
        }
        const { values } = this.#subject;
        return values.length === 0 ? [] : Array.from({ length: this.#random.int(4) }, () => this.#random.pick(values));
    }
    /**
     * Returns a constraint that holds for the parent: mostly that the value is its own, or that it is not one of a few
     * others.
     */
    #randomEvent(position) {
        const value = this.#parent[position] ?? endOfInput;
        if (this.#random.chance(0.4))
            return IntervalSet.of(value);
        const others = [endOfInput, ...this.#subject.values].filter((other) => other !== value && this.#random.chance(0.4));
        return IntervalSet.of(...others).complement(endOfInput, 0xff);
    }
}
