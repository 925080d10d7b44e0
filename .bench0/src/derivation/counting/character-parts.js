export function characterParts(sets) {
    const distinct = [...new Map([...sets].map((set) => [set.ranges.join(), set])).values()];
    const bounds = new Set();
    for (const set of distinct) {
        for (const [from, to] of set.pairs())
            bounds.add(from).add(to + 1);
    }
    const starts = [...bounds].sort((a, b) => a - b);
    const sizes = [];
    const partNumbers = new Map();
    const partsBySet = new Map(distinct.map((set) => [set.ranges.join(), new Set()]));
    for (let i = 0; i + 1 < starts.length; i++) {
        const [start, end] = [starts[i], starts[i + 1]];
        const holders = distinct.filter((set) => set.has(start)).map((set) => set.ranges.join());
        if (holders.length === 0)
            continue;
        const key = holders.join('|');
        const part = partNumbers.get(key) ?? partNumbers.size;
        partNumbers.set(key, part);
        sizes[part] = (sizes[part] ?? 0) + end - start;
        for (const holder of holders)
            partsBySet.get(holder)?.add(part);
    }
    return { sizes, partsOf: (set) => [...(partsBySet.get(set.ranges.join()) ?? [])] };
}
