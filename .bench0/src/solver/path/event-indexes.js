/** For each decision of a path, its index among the events, which include concretizations. */
export function eventIndexes({ decisions, concretizations }) {
    let nextConcretization = 0;
    return decisions.map((_, i) => {
        while ((concretizations[nextConcretization]?.before ?? Infinity) <= i)
            nextConcretization++;
        return i + nextConcretization;
    });
}
