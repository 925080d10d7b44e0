/** The lines of the Markdown tables of a text; headings and rulers are left out. */
export function markdownLines(text) {
    const lines = [];
    let offset = 0;
    for (const [i, row] of text.split('\n').entries()) {
        const isTable = /^\s*\|/u.test(row);
        const cells = isTable ? markdownCells(row, offset) : [];
        const isRuler = cells.every(({ text: cell }) => /^:?-+:?$/u.test(cell));
        const isHead = cells[1]?.text.toLowerCase() === 'input';
        if (isTable && !isRuler && !isHead)
            lines.push({ cells, offset, line: i + 1 });
        offset += row.length + 1;
    }
    return lines;
}
/** Every pipe of a content is written `\|`; contents are code spans with as many backticks as they need. */
function markdownCells(row, offset) {
    const cells = [];
    let start = row.indexOf('|') + 1;
    for (let at = start; at <= row.length; at++) {
        const isEnd = at === row.length || (row[at] === '|' && row[at - 1] !== '\\');
        if (!isEnd)
            continue;
        const raw = row.slice(start, at);
        const isAfterLast = at === row.length && raw.trim() === '';
        if (!isAfterLast)
            cells.push({ text: withoutSpan(raw.trim()).replaceAll('\\|', '|'), offset: offset + start + leading(raw) });
        start = at + 1;
    }
    return cells;
}
function leading(raw) {
    return raw.length - raw.trimStart().length;
}
function withoutSpan(text) {
    const fence = /^`+/u.exec(text)?.[0] ?? '';
    if (fence === '' || text.length < 2 * fence.length || !text.endsWith(fence))
        return text;
    const content = text.slice(fence.length, -fence.length);
    // A space beside a backtick belongs to the span, not to its content.
    return /^ .*`|`.* $/su.test(content) ? content.replace(/^ /u, '').replace(/ $/u, '') : content;
}
export function markdownCell(text) {
    if (text === '')
        return '';
    const longest = Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const content = longest === 0 ? text : ` ${text} `;
    return `${fence}${content.replaceAll('|', '\\|')}${fence}`;
}
/** The lines of a text with comma-separated values, without the heading; a line may contain line breaks in quotes. */
export function csvLines(text) {
    const lines = [];
    let [at, line] = [0, 1];
    while (at < text.length) {
        const begin = at;
        const own = line;
        const cells = [];
        for (;;) {
            const match = /^(?:"((?:[^"]|"")*)"|([^,\r\n]*))/u.exec(text.slice(at));
            cells.push({ text: (match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim(), offset: at });
            at += match[0].length;
            line += match[0].split('\n').length - 1;
            if (text[at] !== ',')
                break;
            at++;
        }
        const rest = /^[^\n]*\n?/u.exec(text.slice(at))?.[0] ?? '';
        at += rest.length;
        line++;
        const isHead = cells[1]?.text.toLowerCase() === 'input';
        if (!isHead && cells.some((cell) => cell.text !== ''))
            lines.push({ cells, offset: begin, line: own });
    }
    return lines;
}
export function csvCell(text) {
    return `"${text.replaceAll('"', '""')}"`;
}
