import { minCosts } from '../../grammar/analysis/min-cost.js';
import { childNodes, } from '../../grammar/node.js';
import { strongComponents } from '../../grammar/analysis/strong-components.js';
import { chanceOfAnother } from '../production/choices/random-chooser.js';
import { CharacterSource } from './character-source.js';
import { ChoiceTables } from './choice-tables.js';
import { dispatch, weightedDraw } from './draws.js';
import { KeywordTables } from './keyword-tables.js';
import { encodedUnits } from './text-units.js';
import { writeUnits } from './write-units.js';
/** Longest code, in characters, of a rule that is inlined; longer rules get their own function. */
const longestInline = 1500;
/**
 * Generates the code of a producer: one function per rule, `r<index>(p, l, d)`, which writes into the buffer `B` from
 * position `p` and returns the position after the text. Callers guarantee that the rule's closing fits before `l` and
 * that its least depth is at most `d`; so a call never fails, and nesting never exceeds the initial depth.
 */
export class ProducerSource {
    choices = new ChoiceTables();
    keywords;
    characters;
    #grammar;
    #separation;
    #closings;
    #units;
    #depth;
    #recursive = new Set();
    #inline = new Set();
    #called = new Set();
    #names = 0;
    constructor(grammar, separation, closings, units) {
        this.#grammar = grammar;
        this.#separation = separation;
        this.#closings = closings;
        this.#units = units;
        this.characters = new CharacterSource(units);
        this.keywords = new KeywordTables(grammar, units);
        this.#depth = minCosts(grammar).depth;
    }
    /** Returns a function body with the parameter `env`, which evaluates to the function that writes one word. */
    write() {
        this.#sortRules();
        const start = this.#node(this.#grammar.root, { reserve: 0, nesting: 0 });
        const functions = [];
        // The set grows during the iteration: functions add the rules that they call.
        for (const rule of this.#called)
            functions.push(this.#rule(rule));
        return [
            '"use strict";',
            'const { B, R, S, T, refillPool, drawNear, isKeyword } = env;',
            'let I = R.length, fuel = 0, last = 0;',
            'const refill = () => { refillPool(); return R[0]; };',
            this.characters.definitions(),
            ...functions,
            'return function (l, d, steps) {',
            `fuel = steps; last = ${this.#separation.count};`,
            `let p = 0, r = 0, c = 0, i = I; ${start}`,
            'I = i; return p; };',
        ].join('\n');
    }
    /** Finds the recursive rules and the rules that are short enough to be inlined. */
    #sortRules() {
        const targets = this.#grammar.rules.map(({ body }) => targetsIn(body));
        const components = strongComponents(targets.length, (rule) => targets[rule]);
        for (const component of components) {
            const [rule] = component;
            const { body } = this.#grammar.rules[rule];
            if (component.length > 1 || targets[rule]?.includes(rule) === true) {
                for (const member of component)
                    this.#recursive.add(member);
            }
            else if (this.#isFinite(body) && this.#node(body, { reserve: 0, nesting: 0 }).length <= longestInline) {
                this.#inline.add(rule);
            }
        }
        this.#called.clear();
    }
    #rule({ index, body }) {
        // Recursive rules that can derive the empty text could expand forever, so each word has a limited number of such
        // steps.
        const canMultiply = this.#recursive.has(index) && this.#roomFor(body) === 0;
        const guard = canMultiply ? `if (--fuel < 0) { ${this.#closing(body)} return p; }` : '';
        const text = this.#node(body, { reserve: 0, nesting: 0 });
        return `const r${index} = (p, l, d) => { ${guard} let r = 0, c = 0, i = I; ${text} I = i; return p; };`;
    }
    #node(node, place) {
        return this.#grammar.isToken(node) ? this.#token(node, place) : this.#plain(node, place);
    }
    #plain(node, place) {
        switch (node.kind) {
            case 'literal':
                return writeUnits(encodedUnits(node.text, this.#units));
            case 'class':
                return this.characters.write(node.set, minus('l', place.reserve), place.leftover);
            case 'ref':
                return this.#ref(node, place);
            case 'seq':
                return this.#seq(node, place);
            case 'alt':
                return this.#alt(node, place);
            case 'repeat':
                return this.#repeat(node, place);
        }
    }
    #token(node, place) {
        const number = this.#separation.tokenOf(node);
        const text = this.keywords.avoid(node, this.#plain(node, place), () => this.#closings.of(node).units);
        return `${this.#separate(number)} ${text} last = ${number};`;
    }
    #separate(token) {
        if (this.#separation.separator === '')
            return '';
        const separator = writeUnits(encodedUnits(this.#separation.separator, this.#units));
        return `if (S[last * ${this.#separation.count} + ${token}] === 1) { ${separator} }`;
    }
    /** Short rules are inlined: for many of them a call would cost more than the body. */
    #ref(ref, { reserve, nesting, leftover }) {
        const rule = this.#grammar.ruleOf(ref);
        if (this.#inline.has(rule.index))
            return this.#node(rule.body, { reserve, nesting: nesting + 1, leftover });
        this.#called.add(rule);
        return `I = i; p = r${rule.index}(p, ${minus('l', reserve)}, ${minus('d', nesting + 1)}); i = I;`;
    }
    #seq({ items }, { reserve, nesting, leftover }) {
        let following = reserve + items.reduce((sum, item) => sum + this.#roomFor(item), 0);
        let unused = leftover;
        return items
            .map((item) => {
            following -= this.#roomFor(item);
            const text = this.#node(item, { reserve: following, nesting, leftover: unused });
            if (item.kind !== 'literal')
                unused = undefined;
            return text;
        })
            .join(' ');
    }
    #alt(alt, place) {
        const options = alt.options.filter((option) => this.#isFinite(option));
        const weights = alt.options.flatMap((option, i) => (this.#isFinite(option) ? [alt.weights[i]] : []));
        const { draw, bounds, ranges, leftovers } = weightedDraw(weights, place.leftover);
        const branches = options.map((option, i) => this.#node(option, { ...place, leftover: leftovers[i] }));
        const conditions = this.#whereAllFit(alt, options, place);
        if (options.length === 1 && conditions.length === 0)
            return this.#node(options[0], place);
        if (conditions.length === 0)
            return `${assign(draw)} ${dispatch(bounds, branches)}`;
        const choice = `r = ${conditions.join(' && ')} ? ${draw} : ${this.#drawNear(options, { weights, ranges }, place)};`;
        return `${choice} if (r < 0) { ${this.#closing(alt)} } else { ${dispatch(bounds, branches)} }`;
    }
    /** Returns code for the value of `r` where not every option fits; the value is negative if there is no choice. */
    #drawNear(options, choice, place) {
        const table = this.choices.add(options, choice, this.#closings.room, this.#depth);
        const near = `drawNear(${table}, ${minus('l', place.reserve)} - p, ${minus('d', place.nesting)})`;
        const rooms = options.map((option) => this.#roomFor(option)).sort((a, b) => a - b);
        const [least = 0, next = Infinity] = rooms;
        // Often no room is left at all. If only one option can be empty, the closing writes it without a draw.
        return least === 0 && next > 0 ? `${this.#hasRoom(next, place)} ? ${near} : -1` : near;
    }
    /** Returns the conditions under which every option fits; empty if the contract of the function implies them. */
    #whereAllFit(alt, options, place) {
        const mostRoom = options.reduce((most, option) => Math.max(most, this.#roomFor(option)), 0);
        const mostDepth = options.reduce((most, option) => Math.max(most, this.#depthOf(option)), 0);
        const conditions = [];
        if (mostRoom > this.#roomFor(alt))
            conditions.push(this.#hasRoom(mostRoom, place));
        if (mostDepth > this.#depthOf(alt))
            conditions.push(this.#hasDepth(mostDepth, place));
        return conditions;
    }
    #repeat(repeat, place) {
        const { item, min, max } = repeat;
        if (!this.#isFinite(item))
            return '';
        const due = this.#dueIterations(repeat, place);
        if (max === min)
            return due;
        const fits = [this.#hasRoom(this.#roomFor(item), place)];
        if (this.#depthOf(item) > 0)
            fits.push(this.#hasDepth(this.#depthOf(item), place));
        if (max - min === 1)
            return `${due} ${this.#optional(repeat, fits, place)}`;
        const chance = chanceOfAnother(repeat, min);
        const toss = weightedDraw([chance, 1 - chance]);
        const body = this.#node(item, { ...place, leftover: toss.leftovers[0] });
        const goesOn = `(r = ${toss.draw}) < ${toss.bounds[0]}`;
        if (max === Infinity && this.#roomFor(item) > 0)
            return `${due} while (${[...fits, goesOn].join(' && ')}) { ${body} }`;
        const [before, done] = [`q${this.#names}`, `n${this.#names++}`];
        // An iteration that wrote nothing ends the loop, which could otherwise run forever.
        const conditions = [`p !== ${before}`, `${done} < ${max - min}`, ...fits, goesOn].join(' && ');
        return `${due} for (let ${before} = -1, ${done} = 0; ${conditions}; ${done}++) { ${before} = p; ${body} }`;
    }
    #optional({ item, min }, fits, place) {
        const leftover = min === 0 ? place.leftover : undefined;
        const { draw, bounds, leftovers } = weightedDraw([1, 1], leftover);
        if (item.kind === 'literal' && !this.#grammar.isToken(item)) {
            const units = encodedUnits(item.text, this.#units);
            // Always written, and `p` advances past it only if drawn: a branch would be mispredicted half of the time.
            const writes = units.map((unit, i) => `B[p + ${i}] = ${unit};`).join(' ');
            return `if (${fits.join(' && ')}) { ${assign(draw)} ${writes} p += ${units.length} & r - ${bounds[0]} >> 31; }`;
        }
        const body = this.#node(item, { ...place, leftover: leftovers[0] });
        return `if (${[...fits, `(r = ${draw}) < ${bounds[0]}`].join(' && ')}) { ${body} }`;
    }
    #dueIterations({ item, min }, place) {
        const room = this.#roomFor(item);
        if (min === 0)
            return '';
        if (min === 1)
            return this.#node(item, place);
        const count = `n${this.#names++}`;
        // The iterations that are still required need room after the current one.
        const body = `l += ${room}; ${this.#node(item, { ...place, leftover: undefined })}`;
        return `l -= ${min * room}; for (let ${count} = 0; ${count} < ${min}; ${count}++) { ${body} }`;
    }
    #closing(node) {
        const { units, firstToken, lastToken } = this.#closings.of(node);
        if (firstToken === -1)
            return writeUnits(units);
        return `${this.#separate(firstToken)} ${writeUnits(units)} last = ${lastToken};`;
    }
    #hasRoom(room, { reserve }) {
        return `l - p >= ${room + reserve}`;
    }
    #hasDepth(depth, { nesting }) {
        return `d >= ${depth + nesting}`;
    }
    #roomFor(node) {
        return this.#closings.room[node.id];
    }
    #depthOf(node) {
        return this.#depth[node.id];
    }
    #isFinite(node) {
        return this.#roomFor(node) !== Infinity;
    }
}
/** Returns no code if `r` already holds the number. */
function assign(draw) {
    return draw === 'r' ? '' : `r = ${draw};`;
}
function minus(name, amount) {
    return amount === 0 ? name : `${name} - ${amount}`;
}
function targetsIn(body) {
    const nodes = new Set([body]);
    for (const node of nodes)
        for (const child of childNodes(node))
            nodes.add(child);
    return [...nodes].filter((node) => node.kind === 'ref').map(({ target }) => target);
}
