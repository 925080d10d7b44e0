/**
 * Names for the symbols of a grammar that distinguish occurrences, as in the k-path paper: equal symbols are numbered
 * from 0 in preorder, `AddExpr.1`, `"+".0`. A symbol that occurs once has no number.
 */
export class SymbolNames {
    #names;
    constructor(graph) {
        const byText = new Map();
        for (const node of graph.symbols) {
            const text = textOf(node);
            const ids = byText.get(text);
            if (ids === undefined)
                byText.set(text, [node.id]);
            else
                ids.push(node.id);
        }
        const names = new Map();
        for (const [text, ids] of byText) {
            ids.forEach((id, i) => names.set(id, ids.length === 1 ? text : `${text}.${i}`));
        }
        this.#names = names;
    }
    /** Returns a path such as `Expr > AddExpr.1 > "+".0`. */
    ofPath(path) {
        return path.map((node) => this.#names.get(node.id) ?? textOf(node)).join(' > ');
    }
}
function textOf(node) {
    if (node.kind === 'ref')
        return node.name;
    return node.kind === 'literal' ? JSON.stringify(node.text) : node.set.toString();
}
