/**
 * The conditions that every value of the template satisfies: each hole is in its language. Holes are inputs from
 * `first` on.
 */
export function templateConditions({ parts }, pool, first = 0) {
    const conditions = [];
    let input = first;
    for (const part of parts) {
        if (part.kind === 'text')
            continue;
        if (part.language !== undefined)
            conditions.push(conditionOf(part.language, pool, input));
        input++;
    }
    return conditions;
}
function conditionOf(language, pool, input) {
    if (language.kind === 'pattern') {
        const pattern = pool.constant({ kind: 'regExp', source: `^(?:${language.source})$`, flags: '' });
        return pool.apply('regExpTest', pattern, pool.variable('text', input), pool.constant(0));
    }
    return either(language.boxes.map((box) => all(box.map((ranges, at) => within(pool.variable('unit', input, at), ranges, pool)), pool)), pool);
}
function within(unit, ranges, pool) {
    const options = [];
    for (let i = 0; i < ranges.length; i += 2) {
        const [from, to] = ranges.slice(i, i + 2).map((bound) => pool.constant(bound));
        options.push(from === to
            ? pool.apply('strictEquals', unit, from)
            : pool.apply('and', pool.apply('greaterOrEqual', unit, from), pool.apply('lessOrEqual', unit, to)));
    }
    return either(options, pool);
}
/** The conjunction; a hole of length 0 has no conditions. */
function all(conditions, pool) {
    if (conditions.length === 0)
        return pool.constant(true);
    return conditions.length === 1 ? conditions[0] : pool.apply('and', ...conditions);
}
function either(conditions, pool) {
    return conditions.length === 1 ? conditions[0] : pool.apply('or', ...conditions);
}
