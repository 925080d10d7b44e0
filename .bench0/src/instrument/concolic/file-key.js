/** Hashes a file's name and text to a number that is the same on every machine and fits a small integer. */
export function fileKeyOf(fileName, text) {
    let hash = 0x811c9dc5;
    for (const part of [fileName, '\0', text]) {
        for (let at = 0; at < part.length; at++)
            hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
    }
    return (hash ^ (hash >>> 13)) & 0x3fffffff;
}
