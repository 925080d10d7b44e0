import { exploreInTest } from '../testing/explore-in-test.js';
import { findingError } from '../testing/finding-error.js';
/**
 * The program that explores for runners whose tests cannot import modules. It writes to its standard output what the test is
 * to fail with, as JSON: null if nothing was found.
 */
const { name, target, options } = JSON.parse(process.argv.at(-1) ?? '');
const asTarget = target.startsWith('file:') ? new URL(target) : target;
const findings = await exploreInTest(name, asTarget, options);
const error = findings.length === 0 ? undefined : findingError(findings);
const failure = error && {
    message: error.message,
    expected: error.expected,
    actual: error.actual,
};
process.stdout.write(JSON.stringify(failure ?? null));
