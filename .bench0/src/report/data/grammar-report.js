import { KPathRecorder } from '../../derivation/coverage/k-path-recorder.js';
import { walkDerivation } from '../../derivation/derivation.js';
import { Parser } from '../../derivation/parse/parser.js';
import { grammarGraph } from '../../grammar/analysis/graph.js';
import { loadGrammarSync } from '../../grammar/load-grammar.js';
import { isSymbolic } from '../../grammar/node.js';
import { CoppiceError } from '../../core/coppice-error.js';
const mostTexts = 300;
const longestText = 2000;
/** Limit of work for parsing one text, in chart entries. */
const parsingWork = 50_000;
const mostDerivations = 60;
const mostNodes = 400;
const mostRules = 400;
/** Relates the corpus to the grammar; undefined without one, with several, or if it cannot be read any more. */
export function grammarReport({ observations, kept }) {
    const [source, ...others] = observations.grammars;
    const grammar = source && others.length === 0 ? readable(source.name, source.start) : undefined;
    if (grammar === undefined)
        return undefined;
    const corpus = new ParsedCorpus(grammar);
    for (const { id, encoding, input } of kept) {
        if (encoding === 'utf8' && typeof input === 'string')
            corpus.add(id, input);
    }
    const { parsed, of, recorder, derivations } = corpus;
    return {
        name: grammar.name,
        start: grammar.start.name,
        rules: grammar.rules.slice(0, mostRules).map(({ name, body }) => ({ name, body: corpus.diagramOf(body) })),
        words: { parsed, of },
        kPaths: Object.fromEntries(recorder.coverages.map(({ k, covered, total }) => [k, { covered: String(covered), total: String(total) }])),
        derivations: Object.fromEntries(derivations),
    };
}
/** The grammar may have been moved or changed since. */
function readable(name, start) {
    try {
        return loadGrammarSync(name, start);
    }
    catch (error) {
        if (error instanceof CoppiceError)
            return undefined;
        throw error;
    }
}
/** What the texts of a corpus use of a grammar. */
class ParsedCorpus {
    derivations = new Map();
    recorder;
    parsed = 0;
    of = 0;
    #grammar;
    #parser;
    #counts;
    constructor(grammar) {
        this.#grammar = grammar;
        this.#parser = new Parser(grammar);
        this.#counts = new Uint32Array(grammar.nodes.length);
        this.recorder = new KPathRecorder(grammar, [1, 2, 3]);
    }
    add(id, text) {
        if (this.of >= mostTexts || text.length > longestText)
            return;
        const result = this.#parser.parse(text, { maxWork: parsingWork });
        if (result.kind === 'given-up')
            return;
        this.of++;
        if (result.kind !== 'parsed')
            return;
        this.parsed++;
        const tree = result.tree();
        this.recorder.add(tree);
        let nodes = 0;
        for (const { node } of walkDerivation(tree)) {
            this.#counts[node.id]++;
            nodes++;
        }
        // Small trees only, so that the recursion below is bounded, too.
        if (nodes <= mostNodes && this.derivations.size < mostDerivations) {
            const [root] = derivationOf(tree);
            if (root !== undefined)
                this.derivations.set(id, root);
        }
    }
    diagramOf(node) {
        const count = this.#counts[node.id];
        switch (node.kind) {
            case 'literal':
                return { kind: 'literal', text: node.text, count };
            case 'class':
                return { kind: 'class', text: String(node.set).slice(0, 60), count };
            case 'ref':
                return { kind: 'rule', text: node.name, count, paths: this.#pathsOf(node) };
            case 'seq':
                return { kind: 'sequence', items: node.items.map((item) => this.diagramOf(item)) };
            case 'alt':
                return { kind: 'choice', items: node.options.map((option) => this.diagramOf(option)) };
            case 'repeat': {
                const { item, min, max } = node;
                return { kind: 'repeat', item: this.diagramOf(item), min, ...(Number.isFinite(max) ? { max } : {}) };
            }
        }
    }
    /** The 2-paths that begin at an occurrence of a rule. */
    #pathsOf(node) {
        const graph = grammarGraph(this.#grammar);
        const symbol = graph.numberOf[node.id];
        const pairs = this.recorder.coverages.find(({ k }) => k === 2);
        if (symbol < 0 || pairs === undefined)
            return { covered: 0, total: 0 };
        const below = graph.symbols.slice(graph.firstSuccessor[symbol], graph.endSuccessor[symbol]);
        return { covered: below.filter((next) => pairs.has([node, next])).length, total: below.length };
    }
}
/** A tree with rules and texts only; texts side by side become one. */
function derivationOf({ node, children, text }) {
    const inner = merged(children.flatMap(derivationOf));
    if (node.kind === 'ref')
        return [{ rule: node.name, children: inner }];
    return isSymbolic(node) ? [{ text }] : inner;
}
function merged(parts) {
    const all = [];
    for (const part of parts) {
        const last = all.at(-1);
        if ('text' in part && last !== undefined && 'text' in last)
            all[all.length - 1] = { text: last.text + part.text };
        else
            all.push(part);
    }
    return all;
}
