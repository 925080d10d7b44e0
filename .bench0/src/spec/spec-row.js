/** A result that is not the one a person decided on. */
export function isViolated({ decision, observed, expected }) {
    return (decision === 'corrected' || decision === 'changed') && observed !== expected;
}
