import { encodeInput } from '../execution/input/encoded-input.js';
import { describeOrigin } from '../execution/input/input.js';
import { expectationText } from './expectation-text.js';
import { fingerprintOf } from './fingerprint.js';
import { stackCalls, userCodeFrame } from './user-stack.js';
import { compactText } from './compact-text.js';
export function reportFinding(finding, minimized, { folder, targetFile, cutShort, explanation }) {
    const { id, failing, input, origin, first, confirmed } = finding;
    const { kind, errorClass, message, site } = failing;
    const [own, small] = [encodeInput(input), encodeInput(minimized)];
    const compact = minimized.kind === 'text' ? compactText(minimized.text) : undefined;
    const frame = userCodeFrame(failing.stack, targetFile);
    return {
        id,
        kind,
        error: errorClass === '' ? message : `${errorClass}: ${message}`,
        site,
        fingerprint: fingerprintOf(failing, targetFile),
        ...expectationText(failing),
        stack: stackCalls(failing.stack),
        ...(frame && { frame }),
        input: own.input,
        minimized: small.input,
        // Uses the text encoding that can represent both inputs.
        encoding: small.encoding === 'utf16' ? 'utf16' : own.encoding,
        ...(compact === undefined ? {} : { compact }),
        ...(small.symbolic === undefined ? {} : { symbolic: small.symbolic }),
        ...explanation,
        firstRun: { ...encodeInput(first.input), run: first.run, origin: describeOrigin(first.origin) },
        origin: describeOrigin(origin),
        replay: `npx coppice replay ${shellQuoted(folder)}`,
        isFlaky: confirmed?.isFlaky ?? false,
        ...(cutShort === undefined ? {} : { cutShort }),
        ...(failing.difference === undefined ? {} : failing.difference),
        ...(failing.pump === undefined ? {} : { pump: failing.pump }),
    };
}
/** Quotes an argument for a shell if it contains characters that are special there. */
function shellQuoted(argument) {
    return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw `'\''`)}'`;
}
