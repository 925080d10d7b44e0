import { cyclicRules } from './check/cyclic-rules.ts';
import { duplicateAlternatives } from './check/duplicate-alternatives.ts';
import { emptyTokens } from './check/empty-tokens.ts';
import { hiddenLeftRecursion } from './check/hidden-left-recursion.ts';
import { nullableRepeats } from './check/nullable-repeats.ts';
import { unproductiveRules } from './check/unproductive-rules.ts';
import { unreachableRules } from './check/unreachable-rules.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Grammar } from './grammar.ts';

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
export function checkGrammar(grammar: Grammar): Diagnostic[] {
  return checks.flatMap((check) => check(grammar));
}
