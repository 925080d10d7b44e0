import { cyclicRules } from './check/cyclic-rules.js';
import { duplicateAlternatives } from './check/duplicate-alternatives.js';
import { emptyTokens } from './check/empty-tokens.js';
import { hiddenLeftRecursion } from './check/hidden-left-recursion.js';
import { nullableRepeats } from './check/nullable-repeats.js';
import { unproductiveRules } from './check/unproductive-rules.js';
import { unreachableRules } from './check/unreachable-rules.js';
const checks = [
    unproductiveRules,
    unreachableRules,
    hiddenLeftRecursion,
    cyclicRules,
    nullableRepeats,
    emptyTokens,
    duplicateAlternatives,
];
/**
 * Checks a grammar that was read successfully: errors make it unusable, warnings point to likely mistakes.
 *
 * @example
 * ```ts
 * for (const { severity, message } of checkGrammar(loadGrammarSync('json'))) console.log(severity, message);
 * ```
 */
export function checkGrammar(grammar) {
    return checks.flatMap((check) => check(grammar));
}
