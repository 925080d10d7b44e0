import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTargetSettings } from '../config/target-settings.js';
import { kindsNotCompared } from '../oracle/finding-kinds.js';
import { targetFlags } from './target-options.js';
const defaultTimeLimitMs = 5000;
export async function setUpTarget(target, values) {
    const settings = await readTargetSettings(targetFlags(target, values, undefined));
    const { file, exportName, execution, allowedKinds, domains } = settings;
    return {
        options: { timeLimitMs: defaultTimeLimitMs, ...execution, file, exportName, build: 'native', printResults: true },
        rules: rulesFor(file, allowedKinds),
        settings,
        shape: shapeOf(domains),
    };
}
/** The target of a finding as its campaign ran it, and the rules by which it was judged. */
export function setUpFinding({ file, exportName, execution }) {
    return {
        options: { ...execution, file, exportName, build: 'native', printResults: true },
        rules: rulesFor(file, execution.comparison === undefined ? [] : kindsNotCompared),
    };
}
export function rulesFor(file, allowed) {
    const path = resolve(file);
    return { targetFile: existsSync(path) ? realpathSync(path) : path, allowed };
}
function shapeOf(domains) {
    const [first] = domains;
    if (domains.length !== 1 || first === undefined)
        return 'args';
    if (first.kind === 'string')
        return 'text';
    return first.kind === 'bytes' ? 'bytes' : 'args';
}
