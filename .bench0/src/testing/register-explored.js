import { exploreInTest } from './explore-in-test.js';
import { defaultTimeoutMs } from './explored-options.js';
import { findingError } from './finding-error.js';
/** Registers a campaign as a test of a runner. */
export function registerExplored(register, { name, target, options, }) {
    const body = async () => {
        const findings = await exploreInTest(name, target, options);
        if (findings.length > 0)
            throw findingError(findings);
    };
    register(name, body, options.timeoutMs ?? defaultTimeoutMs);
}
