import { group } from './doc.js';
/** Returns the text of a document, with lines of at most the given width where that is possible. */
export function layOut(doc, page) {
    const pending = [{ doc, depth: 0, isFlat: false }];
    let text = '';
    let column = 0;
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { doc: part, depth, isFlat } = next;
        const push = (inner, flat, at = depth) => void pending.push({ doc: inner, depth: at, isFlat: flat });
        if (typeof part === 'string') {
            text += part;
            column += widthOf(part);
        }
        else if (!('kind' in part)) {
            for (const inner of part.toReversed())
                push(inner, isFlat);
        }
        else if (part.kind === 'indent') {
            push(part.content, isFlat, depth + 1);
        }
        else if (part.kind === 'group') {
            push(part.content, !part.isBroken && (isFlat || fitsHere(part.content, depth, pending, page.width - column)));
        }
        else if (part.kind === 'choice') {
            const fitting = part.forms.find((form) => isFlat || fitsHere(form, depth, pending, page.width - column));
            push(fitting ?? part.forms.at(-1) ?? '', fitting !== undefined);
        }
        else if (part.kind === 'fill') {
            pushFill(part.parts, part.separator, next, page.width - column);
        }
        else if (part.kind === 'if-broken') {
            push(isFlat ? part.flat : part.broken, isFlat);
        }
        else if (part.kind === 'literal-line') {
            text += '\n';
            column = 0;
        }
        else if (isFlat && part.flat !== undefined) {
            text += part.flat;
            column += part.flat.length;
        }
        else {
            const indentation = page.useTabs ? '\t'.repeat(depth) : ' '.repeat(depth * page.indent);
            text = `${text.replace(/[ \t]+$/u, '')}\n${indentation}`;
            column = depth * page.indent;
        }
    }
    return text;
    function pushFill(parts, separator, { depth, isFlat }, left) {
        const [first, second, ...others] = parts;
        if (first === undefined)
            return;
        const firstFits = isFlat || fitsHere(first, depth, [], left);
        if (second !== undefined) {
            const rest = { kind: 'fill', parts: [second, ...others], separator };
            const pairFits = isFlat || fitsHere([first, separator, second], depth, [], left);
            pending.push({ doc: rest, depth, isFlat }, { doc: separator, depth, isFlat: pairFits });
        }
        pending.push({ doc: firstFits ? first : group(first), depth, isFlat: firstFits });
    }
}
function fitsHere(doc, depth, rest, columns) {
    return fits({ doc, depth, isFlat: true }, rest, columns);
}
/** Returns true if everything up to the next possible line break fits; `rest` is a stack of what follows. */
function fits(start, rest, columns) {
    const pending = [start];
    let left = columns;
    let next = rest.length;
    for (;;) {
        const part = pending.pop() ?? rest[--next];
        if (part === undefined)
            return true;
        const { doc, depth, isFlat } = part;
        if (typeof doc === 'string')
            left -= widthOf(doc);
        else if (!('kind' in doc))
            for (const inner of doc.toReversed())
                pending.push({ doc: inner, depth, isFlat });
        else if (doc.kind === 'indent')
            pending.push({ doc: doc.content, depth, isFlat });
        else if (doc.kind === 'group')
            pending.push({ doc: doc.content, depth, isFlat: isFlat && !doc.isBroken });
        else if (doc.kind === 'choice')
            pending.push({ doc: (isFlat ? doc.forms[0] : doc.forms.at(-1)) ?? '', depth, isFlat });
        else if (doc.kind === 'if-broken')
            pending.push({ doc: isFlat ? doc.flat : doc.broken, depth, isFlat });
        else if (doc.kind === 'fill') {
            for (const inner of doc.parts.toReversed())
                pending.push({ doc: doc.separator, depth, isFlat }, { doc: inner, depth, isFlat });
        }
        else if (doc.kind === 'literal-line' || !isFlat || doc.flat === undefined)
            return left >= 0;
        else
            left -= doc.flat.length;
        if (left < 0)
            return false;
    }
}
/** Columns of a text; wide East Asian characters and emoji take two. */
function widthOf(text) {
    if (/^[\u0020-\u007e]*$/u.test(text))
        return text.length;
    let columns = 0;
    for (const character of text.replaceAll(/\p{Mark}/gu, ''))
        columns += wide.test(character) ? 2 : 1;
    return columns;
}
const wide = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
