import { appendFileSync } from 'node:fs';
import { shownJson } from '../core/text/shown-json.js';
import { markdownText } from './markdown-report.js';
/** Annotations for a workflow on GitHub; there, its summary as well. */
export const githubReport = {
    report: (data) => {
        const summary = process.env['GITHUB_STEP_SUMMARY'] ?? '';
        if (summary !== '')
            appendFileSync(summary, `${markdownText(data)}\n`);
        return annotations(data);
    },
};
function annotations({ campaign, findings, coverage }) {
    const { covered, total } = coverage.branches;
    const notice = `::notice title=${property('Coppice')}::${data(`${campaign.target}: ${covered} of ${total} branches, ${campaign.runs} runs, ${findings.length} findings`)}`;
    const errors = findings.map(({ kind, error, site, minimized, replay }) => {
        const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/u.exec(site) ?? [];
        const place = Object.entries({ file, line, col: column }).flatMap(([name, value]) => value === undefined ? [] : [`${name}=${property(value)}`]);
        const text = `${error.split('\n')[0]}\ninput: ${shownJson(minimized)}\nreplay: ${replay}`;
        return `::error ${[...place, `title=${property(`Coppice: ${kind}`)}`].join(',')}::${data(text)}`;
    });
    return `${[...errors, notice].join('\n')}\n`;
}
function data(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function property(text) {
    return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
