const mostPerList = 4096;
const mostInAll = 1_000_000;
/**
 * Cache of subtrees by vertex, size and number. It keeps only short lists, whose members are likely to be needed again.
 * Trees are immutable, so derivations can share subtrees.
 */
export class SubtreeCache {
    #lists = [];
    #room = mostInAll;
    /** Returns the list by number; undefined if it is too long to be kept. */
    list(vertex, size, count) {
        const bySize = (this.#lists[vertex] ??= []);
        const list = bySize[size];
        if (list !== undefined)
            return list;
        if (count > mostPerList || this.#room < Number(count))
            return undefined;
        this.#room -= Number(count);
        return (bySize[size] = []);
    }
}
