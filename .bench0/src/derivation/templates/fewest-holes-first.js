/** Number of templates of one size that are sorted together, so that the first ones are available early. */
const sortedTogether = 2000;
/**
 * Orders items by size; within a size, those with fewer holes and then shorter ones come first, since they are explored
 * sooner.
 */
export function* fewestHolesFirst(groups, templatesOf) {
    for (const ofOneSize of groups) {
        let waiting = [];
        for (const item of ofOneSize) {
            waiting.push(item);
            if (waiting.length < sortedTogether)
                continue;
            yield* ordered(waiting, templatesOf);
            waiting = [];
        }
        yield* ordered(waiting, templatesOf);
    }
}
function ordered(items, templatesOf) {
    const weighed = items.map((item) => {
        const templates = templatesOf(item);
        return { item, symbols: sum(templates, symbolsIn), length: sum(templates, ({ text }) => text.length) };
    });
    return weighed.sort((a, b) => a.symbols - b.symbols || a.length - b.length).map(({ item }) => item);
}
function symbolsIn({ holes }) {
    return sum(holes, ({ length }) => Math.max(1, length));
}
function sum(items, of) {
    return items.reduce((total, item) => total + of(item), 0);
}
