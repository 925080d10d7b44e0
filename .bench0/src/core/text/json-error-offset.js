/** The offset of the first error in a JSON text. Uses the position in the message of `JSON.parse` if there is one. */
export function jsonErrorOffset(text, message) {
    const said = positionIn(message);
    if (said !== undefined)
        return said;
    // Search for the shortest prefix that no continuation turns into valid JSON.
    let low = 0;
    let high = text.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (isBeyondRepair(text.slice(0, middle)))
            high = middle;
        else
            low = middle + 1;
    }
    return isBeyondRepair(text.slice(0, low)) ? Math.max(0, low - 1) : text.length;
}
function isBeyondRepair(start) {
    try {
        JSON.parse(start);
        return false;
    }
    catch (error) {
        const { message } = error;
        return !/Unexpected end|Unterminated/u.test(message) && (positionIn(message) ?? 0) < start.length;
    }
}
function positionIn(message) {
    const at = /at position (?<at>\d+)/u.exec(message)?.groups?.['at'];
    return at === undefined ? undefined : Number(at);
}
