import { CoppiceError } from '../core/coppice-error.js';
const known = ['runner', 'out', 'update', 'force', 'lines'];
/**
 * Writes a regression suite: the fewest inputs of a campaign with the same coverage, each with what the target does now.
 * Findings become tests that are known to fail, in a second file. This is `coppice suite`; the tests do not need Coppice.
 *
 * @param folder - Folder of a campaign, `folder` in the result of `explore`; of a folder with campaigns, the latest.
 * @throws CoppiceError for what the caller can fix: no campaign there, a file that exists, an unknown runner.
 *
 * @example
 * ```ts
 * import { explore, suite } from 'coppice';
 *
 * const { folder } = await explore('src/parse.ts#parse', { runs: 500 });
 * const { tests, files } = await suite(folder, { out: 'test/parse.test.ts', force: true });
 * console.log(`${tests} tests in ${files.join(' and ')}`);
 * ```
 */
export async function suite(folder, options = {}) {
    const [{ runnerNames }, { writeSuite }] = await Promise.all([
        import('../suite/emit/runner.js'),
        import('../suite/write-suite.js'),
    ]);
    if (typeof folder !== 'string')
        throw new CoppiceError('bad-value', 'the folder of the campaign is no text');
    const unknown = Object.keys(options).find((key) => !known.includes(key));
    if (unknown !== undefined) {
        const hint = `known are ${known.join(', ')}`;
        throw new CoppiceError('unknown-option', `there is no option \`${unknown}\``, { hint });
    }
    const { runner, out, update = false, force = false, lines = false } = options;
    if (runner !== undefined && !runnerNames.includes(runner)) {
        throw new CoppiceError('bad-value', `\`runner\` is not one of ${runnerNames.join(', ')}`);
    }
    if (out !== undefined && (typeof out !== 'string' || out === ''))
        throw new CoppiceError('bad-value', '`out` is no path');
    return writeSuite({ folder, runner, out, update, force, withLines: lines });
}
