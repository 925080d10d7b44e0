import { TextCoverer } from '../../../../derivation/coverage/text-coverer.js';
import { grammarGraph } from '../../../../grammar/analysis/graph.js';
import { SymbolNames } from '../../../../grammar/analysis/symbol-names.js';
import { displayPath } from '../../../../core/text/display-path.js';
import { readInputText } from '../../../read-text.js';
const missingShown = 20;
/** Records the k-paths that the files cover, and returns the report. */
export async function coverFiles(files, grammar, recorder, lexing, io) {
    const coverer = new TextCoverer(grammar, recorder, { lexing });
    const failed = [];
    const partial = [];
    for (const name of files) {
        const file = displayPath(name);
        const result = coverer.cover((await readInputText(name, io)).text);
        if (result.kind === 'failed') {
            const { line, column, expected } = result;
            failed.push({ file, line, column, expected });
        }
        else if (result.partial)
            partial.push(file);
    }
    return {
        lexing: grammar.hasTokens ? lexing : 'characters',
        parsed: files.length - failed.length,
        failed,
        partial,
        kPaths: pathCoverages(grammar, recorder),
    };
}
function pathCoverages(grammar, recorder) {
    const names = new SymbolNames(grammarGraph(grammar));
    const entries = recorder.coverages.map((coverage) => {
        const { k, covered, total } = coverage;
        const missing = [];
        for (const path of coverage.missing()) {
            if (missing.length === missingShown)
                break;
            missing.push(names.ofPath(path));
        }
        return [k, { covered: String(covered), total: String(total), missing }];
    });
    return Object.fromEntries(entries);
}
