/** Returns the text with every hole shown as its token, with its length unless that is one character. */
export function templateText({ text, holes }) {
    let shown = '';
    let at = 0;
    for (const { token, start, length, isOpen } of holes) {
        const size = isOpen ? '*' : length === 1 ? '' : `:${length}`;
        shown += `${text.slice(at, start)}‹${token.name}${size}›`;
        at = start + length;
    }
    return shown + text.slice(at);
}
