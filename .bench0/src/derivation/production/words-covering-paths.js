import { Printer } from '../print/printer.js';
import { resolveTokens } from '../print/resolve-tokens.js';
import { KPathProducer } from './k-path.js';
/** Generates words of one grammar that cover its k-paths. */
export function* wordsCoveringPaths(grammar, random, options) {
    const printer = new Printer(grammar);
    const producer = new KPathProducer(grammar, random, options);
    for (let tree = producer.next(); tree !== undefined; tree = producer.next()) {
        yield resolveTokens(tree, grammar, printer, random).text;
    }
}
