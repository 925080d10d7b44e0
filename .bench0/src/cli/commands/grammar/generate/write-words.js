import { BufferedOutput } from '../../../buffered-output.js';
import { plural } from '../../../plural.js';
/** Writes at most `count` words, one JSON string per line. Returns a sentence for the user. */
export async function writeLines(words, count, output) {
    const lines = new BufferedOutput(output);
    let written = 0;
    for (const word of take(words, count)) {
        await lines.write(`${JSON.stringify(word)}\n`);
        written++;
    }
    await lines.flush();
    return plural(written, 'word');
}
/** Writes at most `count` words, one file each. Returns a sentence for the user. */
export function writeFiles(words, count, folder) {
    for (const word of take(words, count))
        folder.add(word);
    return folder.toString();
}
function* take(words, count) {
    for (let i = 0; i < count; i++) {
        const word = words.next();
        if (word === undefined)
            return;
        yield word;
    }
}
