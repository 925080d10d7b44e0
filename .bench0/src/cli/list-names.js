/** Lists the first names and the number of further ones. */
export function listNames(names, most = 12) {
    const shown = names.slice(0, most).join(', ');
    return names.length <= most ? shown : `${shown} and ${names.length - most} more`;
}
