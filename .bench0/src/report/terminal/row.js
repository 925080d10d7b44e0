import { wrapToWidth } from '../../core/text/display-width.js';
const nameWidth = 10;
export function row(name, text) {
    return { name, text };
}
/** Returns rows that share a name, which the first one shows. */
export function rowsNamed(name, texts) {
    return texts.map((text, i) => row(i === 0 ? name : '', text));
}
/** Lays out rows with the names in one column; long texts are continued below their beginning. */
export function layOutRows(rows, { style, width }) {
    return rows.flatMap(({ name, text }) => {
        const [first = '', ...others] = wrapToWidth(' '.repeat(nameWidth) + text, width, ' '.repeat(nameWidth));
        return [`${style.dim(name)}${' '.repeat(nameWidth - name.length)}${first.slice(nameWidth)}`, ...others];
    });
}
