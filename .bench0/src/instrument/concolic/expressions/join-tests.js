/** Emits `left && right` or `left || right` as a test, with its arms counted; only the truth value is preserved. */
export function joinTests(context, node, left, right) {
    const shortWhen = node.operator === '||';
    const short = context.counters.arm(node, shortWhen);
    if (short === '')
        return context.copy(node, (child) => (child === node.left ? left : right));
    const taken = context.counters.on(node, !shortWhen, right);
    return shortWhen ? `((${left}) && (${short})) || ${taken}` : `((${left}) || !(${short})) && ${taken}`;
}
/**
 * Emits a long chain of tests in a row. The short-circuit arm of an operator counts only where its own left operand
 * decided, not for the outer operators that are skipped with it.
 */
export function joinTestChain(context, { operator, operands, joints }, codes) {
    const shortWhen = operator === '||';
    const parts = operands.map((_, index) => {
        const code = codes[index];
        const [joint, next] = [joints[index], joints[index + 1]];
        const short = next === undefined ? '' : context.counters.arm(next, shortWhen);
        const test = short === '' ? code : shortWhen ? `((${code}) && (${short}))` : `((${code}) || !(${short}))`;
        return joint === undefined ? test : context.counters.on(joint, !shortWhen, test);
    });
    return parts.join(` ${operator} `);
}
