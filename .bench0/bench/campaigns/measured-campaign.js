import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
const campaignMain = fileURLToPath(new URL('campaign-main.js', import.meta.url));
/** Runs a campaign in a separate process until it is complete or its CPU time is spent. */
export function measuredCampaign(request) {
    const args = [campaignMain, JSON.stringify(request)];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 }));
}
