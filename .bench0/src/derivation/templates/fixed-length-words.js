import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
const mostBoxes = 64;
const mostDepth = 200;
/**
 * Returns all words of a node with this many characters, as boxes; undefined if that takes too many boxes. Most tokens
 * need one box per length: for a name, a letter followed by letters and digits.
 */
export function wordsOfLength(grammar, node, length) {
    const finder = new BoxFinder(grammar);
    const boxes = finder.of(node, length, 0);
    return finder.isCircular ? undefined : boxes;
}
class BoxFinder {
    #grammar;
    #known = new Map();
    #open = new Set();
    /** True if a node contains itself with a text of the same length; the result may then be incomplete. */
    isCircular = false;
    constructor(grammar) {
        this.#grammar = grammar;
    }
    of(node, length, depth) {
        if (depth > mostDepth)
            return undefined;
        const key = `${node.id} ${length}`;
        if (this.#open.has(key)) {
            this.isCircular = true;
            return [];
        }
        if (!this.#known.has(key)) {
            this.#open.add(key);
            this.#known.set(key, this.#find(node, length, depth + 1));
            this.#open.delete(key);
        }
        return this.#known.get(key);
    }
    #find(node, length, depth) {
        switch (node.kind) {
            case 'literal': {
                const points = codePoints(node.text);
                return points.length === length ? [points.map((point) => CharSet.range(point, point))] : [];
            }
            case 'class':
                return length === 1 ? [[node.set]] : [];
            case 'ref':
                return this.of(this.#grammar.ruleOf(node).body, length, depth);
            case 'alt':
                return joined(node.options.map((option) => this.of(option, length, depth)));
            case 'seq':
                return this.#inSequence(node.items, length, depth);
            case 'repeat':
                return this.#repeated(node.item, node.min, Math.min(node.max, Math.max(node.min, length)), length, depth);
        }
    }
    #inSequence(items, length, depth) {
        const [first, ...rest] = items;
        if (first === undefined)
            return length === 0 ? [[]] : [];
        return this.#splits(length, (n) => [this.of(first, n, depth), () => this.#inSequence(rest, length - n, depth)]);
    }
    #repeated(item, min, max, length, depth) {
        if (max === 0)
            return length === 0 ? [[]] : [];
        const none = length === 0 && min === 0 ? [[]] : [];
        const some = this.#splits(length, (n) => n === 0 && min === 0
            ? [[], () => []]
            : [this.of(item, n, depth), () => this.#repeated(item, Math.max(0, min - 1), max - 1, length - n, depth)]);
        return joined([none, some]);
    }
    /** Returns the concatenations of both parts for each split of the length. */
    #splits(length, parts) {
        const all = [];
        for (let n = 0; n <= length; n++) {
            const [heads, tailsOf] = parts(n);
            if (heads?.length === 0)
                continue;
            const tails = tailsOf();
            if (heads === undefined || tails === undefined || heads.length * tails.length > mostBoxes * mostBoxes)
                return undefined;
            all.push(heads.flatMap((head) => tails.map((tail) => [...head, ...tail])));
        }
        return joined(all);
    }
}
/** Combines the lists; boxes that differ in one position only are merged. */
function joined(lists) {
    const boxes = [];
    for (const list of lists) {
        if (list === undefined)
            return undefined;
        for (const box of list)
            add(boxes, box);
        if (boxes.length > mostBoxes)
            return undefined;
    }
    return boxes;
}
function add(boxes, box) {
    for (const [i, other] of boxes.entries()) {
        const differing = box.flatMap((set, at) => (set.equals(other[at]) ? [] : [at]));
        if (differing.length > 1)
            continue;
        boxes.splice(i, 1);
        const [at] = differing;
        const wider = at === undefined ? box : box.with(at, box[at].union(other[at]));
        add(boxes, wider);
        return;
    }
    boxes.push(box);
}
