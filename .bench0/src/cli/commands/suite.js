import { exitCode } from '../../core/exit-code.js';
import { campaignDefaults } from '../../config/campaign-defaults.js';
import { loadConfig } from '../../config/load-config.js';
import { runnerNames } from '../../suite/emit/runner.js';
import { writeSuite } from '../../suite/write-suite.js';
import { defineCommand } from '../command.js';
import { flag, oneOf, text } from '../option.js';
import { plural } from '../plural.js';
import { jsonOption } from './grammar/json-option.js';
export const suiteCommand = defineCommand({
    details: 'DIR is the folder of a campaign, by default of the latest one. Findings are written to a second file, as tests\n' +
        'that pass while the input still fails. Neither file needs Coppice to run. The runner, the folder, names, module\n' +
        'style and format are those of the project; coppice.config may set `suite.runner` and `suite.out`.\n',
    operands: ['[DIR]'],
    options: {
        runner: oneOf(runnerNames, `the test runner: ${runnerNames.join(', ')} (that of the project)`, undefined),
        out: text('FILE', 'the file to write, or its folder (where the project has its tests)'),
        update: flag('change in existing files only tests that are new or have another result'),
        force: flag('overwrite existing files'),
        lines: flag('list above each test the lines that it covers and no test before it'),
        json: jsonOption,
    },
    examples: [
        { line: 'coppice suite', says: 'the latest campaign, for the test runner of the project' },
        {
            line: 'coppice suite .coppice/src-parse.ts-parse --runner node --out test/parse.test.mjs',
            says: 'for node:test',
        },
    ],
}, async ([folder], { runner, out, update, force, lines, json }, io) => {
    const { suite = {}, out: campaigns = campaignDefaults.outFolder } = await loadConfig(undefined);
    const written = await writeSuite({
        folder: folder ?? campaigns,
        runner: runner ?? suite.runner,
        out: out ?? suite.out,
        force,
        update,
        withLines: lines,
    });
    await io.out.write(json ? `${JSON.stringify(written)}\n` : describe(written));
    return exitCode.nothingFound;
});
function describe({ campaign, files, tests, failures, leftOut, runner, runnerFrom, notes, updated, }) {
    const [main, second] = files;
    const lines = [`${plural(tests, 'test')} in ${main}, for ${runner} (${runnerFrom}), from ${campaign}`];
    if (second !== undefined)
        lines.push(`${plural(failures, 'known failure')} in ${second}`);
    if (leftOut > 0)
        lines.push(`${plural(leftOut, 'input')} left out: failing or nondeterministic`);
    if (updated !== undefined)
        lines.push(shownCounts(updated));
    lines.push(...notes.map((note) => `note: ${note}`));
    return `${lines.join('\n')}\n`;
}
function shownCounts(counts) {
    const { added, changed, unchanged, edited, removed, dropped } = counts;
    const parts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`];
    if (edited > 0)
        parts.push(`${edited} of your own kept`);
    if (removed > 0)
        parts.push(`${removed} that you removed left out`);
    if (dropped > 0)
        parts.push(`${dropped} dropped, because the input fails now`);
    return parts.join(', ');
}
