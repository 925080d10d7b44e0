/** Picks one of the offered indexes in proportion to its weight; uniformly if all weights are zero. */
export function byWeight(weights, offered, random) {
    if (offered.length === 1)
        return offered[0];
    let total = 0;
    for (const index of offered)
        total += weights[index];
    if (!(total > 0))
        return random.pick(offered);
    let rest = random.float() * total;
    for (const index of offered) {
        rest -= weights[index];
        if (rest < 0)
            return index;
    }
    return offered[offered.length - 1];
}
