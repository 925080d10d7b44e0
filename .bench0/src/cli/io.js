import { shownText } from '../core/text/shown-text.js';
import { colorStyle, plainStyle } from '../core/text/style.js';
export function processIo() {
    return { out: outputTo(process.stdout), err: outputTo(process.stderr), screen: screenOf(process.stderr), readInput };
}
function outputTo(stream) {
    // Every write reports its own error; without a listener, the stream would also end the process.
    stream.on('error', () => { });
    return {
        style: styleOf(stream),
        get columns() {
            return stream.isTTY ? stream.columns : undefined;
        },
        write: (text) => new Promise((resolve, reject) => {
            stream.write(shownText(text), (error) => (error ? reject(error) : resolve()));
        }),
    };
}
function screenOf(stream) {
    if (!stream.isTTY || process.env['TERM'] === 'dumb')
        return undefined;
    return {
        style: styleOf(stream),
        get columns() {
            return stream.columns;
        },
        get rows() {
            return stream.rows;
        },
        control: (sequences) => void stream.write(sequences),
    };
}
function styleOf(stream) {
    return wantsColor(stream.isTTY, process.env) ? colorStyle : plainStyle;
}
/** As in Node.js: `FORCE_COLOR` decides, then `NO_COLOR`, then whether there is a terminal that knows colors. */
export function wantsColor(isTerminal, environment) {
    const forced = environment['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    if ((environment['NO_COLOR'] ?? '') !== '')
        return false;
    return isTerminal && environment['TERM'] !== 'dumb';
}
async function readInput() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
