import { SourceText } from '../../core/text/source-text.js';
/** Describes where the text stops being a prefix of a word, and what could follow there. */
export function describeFailure(text, points, chart, grammar, positionOf) {
    const node = chart.furthestColumn();
    const offset = utf16Length(points, positionOf(node));
    const { line, column } = new SourceText('', text).positionAt(offset);
    return { kind: 'failed', offset, line, column, expected: expectedAt(chart, node, grammar) };
}
/** Returns the failure with the larger offset; for equal offsets, combines both. */
export function furtherFailure(a, b) {
    if (a.offset !== b.offset)
        return a.offset > b.offset ? a : b;
    return { ...a, expected: [...new Set([...a.expected, ...b.expected])].sort() };
}
function expectedAt(chart, node, grammar) {
    const { flat } = chart.automaton;
    const expected = new Set();
    for (let entry = chart.firstEntry(node); entry < chart.endOfColumn(node); entry++) {
        for (const terminal of chart.stateOf(entry).terminals)
            expected.add(describe(flat.terminals[terminal], grammar));
    }
    if (chart.derives(flat.start, 0, node))
        expected.add('end of input');
    return [...expected].sort();
}
function describe(terminal, grammar) {
    switch (terminal.kind) {
        case 'token-rule':
            return grammar.rules[terminal.rule]?.name ?? '';
        case 'token-literal':
            return JSON.stringify(terminal.text);
        default:
            return terminal.set.size === 1
                ? JSON.stringify(String.fromCodePoint(terminal.set.at(0)))
                : terminal.set.toString();
    }
}
function utf16Length(points, count) {
    let length = 0;
    for (let i = 0; i < count; i++)
        length += points[i] > 0xffff ? 2 : 1;
    return length;
}
