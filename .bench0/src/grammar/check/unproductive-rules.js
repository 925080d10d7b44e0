import { minCosts } from '../analysis/min-cost.js';
/** Finds rules that derive no finite word, because every alternative leads back to such a rule. */
export function unproductiveRules(grammar) {
    const { cost } = minCosts(grammar);
    const endless = grammar.rules.filter((rule) => cost[rule.body.id] === Infinity);
    return endless.map((rule) => (rule === grammar.start ? unproductiveStart(rule) : unproductive(rule)));
}
function unproductiveStart({ name, location }) {
    return {
        severity: 'error',
        code: 'unproductive-start',
        message: `the start rule \`${name}\` derives no finite word: every alternative recurses`,
        location,
        hint: 'add an alternative that ends the recursion',
    };
}
function unproductive({ name, location }) {
    return {
        severity: 'warning',
        code: 'unproductive-rule',
        message: `rule \`${name}\` derives no finite word, so alternatives that refer to it are never used`,
        location,
        hint: 'add an alternative that ends the recursion',
    };
}
