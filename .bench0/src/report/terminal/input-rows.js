import { row } from './row.js';
/** Returns what strategies on words and tokens have reached. */
export function reachedRows({ reached }) {
    if (reached === undefined)
        return [];
    const { count, size, length, holes } = reached;
    const what = holes === undefined ? 'words' : `templates, up to ${holes} holes`;
    return [row('reached', `${count} ${what}, up to size ${size}, up to ${length} characters`)];
}
const mostTokensShown = 5;
/** Returns what was learned about the tokens of the target. */
export function tokenRows({ tokens }) {
    if (tokens === undefined)
        return [];
    const { place, fields, terminals, refused, unknown } = tokens;
    const others = tokensText('rejected', refused) + tokensText('never observed', unknown);
    return [row('tokens', `${terminals.known} of ${terminals.total} by ${fields.join(', ')} (${place})${others}`)];
}
function tokensText(what, texts) {
    if (texts.length === 0)
        return '';
    const shown = texts.slice(0, mostTokensShown).map((text) => JSON.stringify(text));
    return `, ${what}: ${shown.join(' ')}${shown.length < texts.length ? '...' : ''}`;
}
/** Returns how the inputs relate to the grammar. */
export function grammarRows({ words }) {
    if (words === undefined)
        return [];
    const { sampled, inGrammar, kPaths } = words;
    const paths = Object.entries(kPaths).map(([k, { covered, total }]) => `${covered} of ${total} ${k}-paths`);
    const share = `${Math.round(100 * inGrammar)}% of ${sampled} sampled inputs are words`;
    return [row('grammar', `${share}; the corpus covers ${paths.join(', ')}`)];
}
