/** Formats a count with its noun: `1 word`, `2 words`. */
export function plural(count, noun) {
    return `${count} ${noun}${count === 1 || count === 1n ? '' : 's'}`;
}
