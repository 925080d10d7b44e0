/** Removes quoted texts and numbers from a message, because they may come from the input. */
export function withoutValues(message) {
    return message
        .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/gu, '...')
        .replaceAll(/\d+/gu, '0')
        .slice(0, 100);
}
