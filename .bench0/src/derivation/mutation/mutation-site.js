/** Returns all nodes by index. */
export function mutationSites(root) {
    const sites = [];
    const open = [root];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if ('closes' in next) {
            sites[next.closes].end = sites.length;
            continue;
        }
        const index = sites.length;
        sites.push({ index, tree: next, end: index + 1 });
        open.push({ closes: index });
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
    return sites;
}
