import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
const main = fileURLToPath(new URL('fast-check-main.js', import.meta.url));
/** Runs only texts drawn by fast-check; branches are counted as in a campaign. */
export function fastCheckStrings(request) {
    return JSON.parse(execFileSync(process.execPath, [main, JSON.stringify(request)], { encoding: 'utf8' }));
}
