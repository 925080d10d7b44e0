import { exitCode } from '../../../core/exit-code.js';
/** Known findings do not count, nor does what was just written to the baseline. */
export function exitCodeOf({ findings, baseline }) {
    if (baseline?.updated === true)
        return exitCode.nothingFound;
    return findings.some(({ status }) => status !== 'known') ? exitCode.findings : exitCode.nothingFound;
}
