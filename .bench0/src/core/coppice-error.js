/**
 * An error that the user can fix: a bad grammar, a missing file, a wrong flag. Shown without a stack, exit code 2.
 *
 * @example
 * ```ts
 * try {
 *   await explore('src/parse.ts#prase');
 * } catch (error) {
 *   if (!(error instanceof CoppiceError)) throw error;
 *   console.log(error.code, error.message, error.hint);
 * }
 * ```
 */
export class CoppiceError extends Error {
    name = 'CoppiceError';
    /** Stable and machine-readable, in kebab-case: tests and scripts match on the code, never on the message. */
    code;
    hint;
    location;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.hint = details.hint;
        this.location = details.location;
    }
}
