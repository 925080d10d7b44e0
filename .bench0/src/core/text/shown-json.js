const mostShown = 400;
/** Formats a value as JSON in one line; long values are cut, with their total length. */
export function shownJson(value) {
    const text = JSON.stringify(value);
    if (text.length <= mostShown)
        return text;
    return `${text.slice(0, mostShown)}... (${text.length.toLocaleString('en')} characters in all)`;
}
