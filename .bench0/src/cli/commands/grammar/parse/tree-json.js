/**
 * Formats a derivation as JSON in chunks: `{ "rule": name, "children": [...] }` and `{ "text": "..." }`. Choices,
 * sequences and repetitions are omitted. `JSON.stringify` is not used because deep trees overflow its stack.
 */
export function* treeJson(tree) {
    const close = ']}';
    const open = [tree];
    let isFirst = true;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === close) {
            yield close;
            isFirst = false;
            continue;
        }
        const { node, children, text } = next;
        const comma = isFirst ? '' : ',';
        if (node.kind === 'ref') {
            yield `${comma}{"rule":${JSON.stringify(node.name)},"children":[`;
            isFirst = true;
            open.push(close);
        }
        else if (node.kind === 'literal' || node.kind === 'class') {
            yield `${comma}{"text":${JSON.stringify(text)}}`;
            isFirst = false;
        }
        for (let i = children.length - 1; i >= 0; i--)
            open.push(children[i]);
    }
}
