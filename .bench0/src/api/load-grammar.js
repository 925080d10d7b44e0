/**
 * Reads a grammar from a file in any notation that Coppice knows, or a grammar that ships with it. The functions and
 * classes of `coppice/grammar` work on the result.
 *
 * @param fileOrName - Path of a grammar file, or the name of a shipped grammar such as `json`.
 * @param start - The rule to start with; the start rule of the grammar if it is left out.
 * @throws CoppiceError if there is no such file, rule or notation, or if the grammar has errors, with the place of the first.
 *
 * @example
 * ```ts
 * import { loadGrammar } from 'coppice';
 * import { Parser } from 'coppice/grammar';
 *
 * const parser = new Parser(await loadGrammar('json'));
 * console.log(parser.parse('[1, 2]').kind); // parsed
 * ```
 */
export async function loadGrammar(fileOrName, start) {
    const { loadGrammarSync: load } = await import('../grammar/load-grammar.js');
    return load(fileOrName, start);
}
