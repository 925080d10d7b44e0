/**
 * Compiles a pattern of paths: `**` stands for any folders, `*` and `?` for characters within one name, `{a,b}` for either
 * text. A pattern without a slash matches names in every folder, and a folder stands for all files in it.
 */
export function globPattern(glob) {
    const path = glob.replace(/^\.\//u, '');
    const start = path.includes('/') ? '' : '(?:.*/)?';
    return new RegExp(`^${start}${path.replaceAll(part, translated).replace(/\/$/u, '')}(?:/.*)?$`, 'u');
}
const part = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[^*?{]+|\{/gu;
function translated(text) {
    if (text === '**/')
        return '(?:.*/)?';
    if (text === '**')
        return '.*';
    if (text === '*')
        return '[^/]*';
    if (text === '?')
        return '[^/]';
    if (text.startsWith('{') && text.endsWith('}'))
        return `(?:${text.slice(1, -1).split(',').map(quoted).join('|')})`;
    return quoted(text);
}
function quoted(text) {
    return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw `\$&`);
}
