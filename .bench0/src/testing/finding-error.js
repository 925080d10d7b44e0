import { AssertionError } from 'node:assert';
import { findingText } from '../finding/finding-text.js';
const mostSteps = 6;
/** Returns the error of a test: the findings as its message, and what was expected and observed for each input as a diff. */
export function findingError(findings) {
    const count = findings.length === 1 ? 'an input fails' : `inputs fail for ${findings.length} causes`;
    return new AssertionError({
        message: `${count}\n\n${findings.map((finding) => findingText(finding, mostSteps)).join('\n\n')}\n`,
        expected: findings.map(({ minimized, expected }) => ({ input: minimized, outcome: expected })),
        actual: findings.map(({ minimized, observed }) => ({ input: minimized, outcome: observed })),
        operator: 'explored',
    });
}
