import { childrenOf } from '../../instrument/typescript/front-end.js';
import { parseOriginal } from '../../instrument/typescript/parse-original.js';
import { highlightClasses } from './page-data.js';
const keywords = /\b(?:abstract|as|async|await|break|case|catch|class|const|continue|debugger|declare|default|delete|do|else|enum|export|extends|false|finally|for|from|function|get|if|implements|import|in|instanceof|interface|let|namespace|new|null|of|private|protected|public|readonly|return|satisfies|set|static|super|switch|this|throw|true|try|type|typeof|undefined|var|void|while|with|yield)\b/gu;
/** Finds the parts of a source to be highlighted: start, length and class of each. Empty if it cannot be parsed. */
export function highlightsOf(file, source) {
    const parsed = parseOriginal(file, source);
    if (parsed === undefined)
        return [];
    const spans = parsed.comments.map(({ start, end }) => ({ start, end, kind: 'comment' }));
    collect(parsed.program, spans);
    spans.sort((a, b) => a.start - b.start);
    return withKeywords(source, spans).flatMap(({ start, end, kind }) => [
        start,
        end - start,
        highlightClasses.indexOf(kind),
    ]);
}
function collect(root, spans) {
    const stack = [root];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        const { start, end } = node;
        const kind = classOf(node);
        if (kind !== undefined)
            spans.push({ start, end, kind });
        // The parts of a type are highlighted as one.
        if (kind !== 'type')
            for (const child of childrenOf(node))
                stack.push(child);
    }
}
function classOf(node) {
    if (node.type === 'TemplateElement')
        return 'string';
    if (/^TS(?:\w+Keyword|TypeReference|ArrayType|LiteralType|TypeOperator)$/u.test(node.type))
        return 'type';
    if (node.type !== 'Literal')
        return undefined;
    if ('regex' in node)
        return 'regexp';
    if (typeof node.value === 'string')
        return 'string';
    return typeof node.value === 'number' || typeof node.value === 'bigint' ? 'number' : undefined;
}
/** Adds the keywords between the spans, which must be ordered; overlapping spans are dropped. */
function withKeywords(source, spans) {
    const all = [];
    let at = 0;
    for (const span of [...spans, { start: source.length, end: source.length, kind: 'comment' }]) {
        if (span.start < at)
            continue;
        for (const match of source.slice(at, span.start).matchAll(keywords)) {
            const start = at + match.index;
            // A property may have any name.
            if (source[start - 1] !== '.')
                all.push({ start, end: start + match[0].length, kind: 'keyword' });
        }
        if (span.end > span.start)
            all.push(span);
        at = span.end;
    }
    return all;
}
