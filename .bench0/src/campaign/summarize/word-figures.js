import { KPathRecorder } from '../../derivation/coverage/k-path-recorder.js';
import { Parser } from '../../derivation/parse/parser.js';
import { readCorpus } from '../../suite/read-corpus.js';
const lengths = [1, 2];
/** Limit of work for parsing one text, in chart entries; takes about as long as a hundred runs. */
const parsingWork = 200_000;
/** Returns undefined unless the target takes one text with a grammar and some input could be checked in time. */
export function wordFigures({ options, sample, folder }, deadline) {
    const [input, ...others] = options.grammar?.inputs ?? [];
    if (input === undefined || others.length > 0 || options.domains.length !== 1)
        return undefined;
    const parser = new Parser(input.grammar);
    const parsed = (of) => of.kind === 'text' && !deadline.isOver ? parser.parse(of.text, { maxWork: parsingWork }) : undefined;
    const known = sample.inputs.map(parsed).filter((result) => result !== undefined && result.kind !== 'given-up');
    if (known.length === 0)
        return undefined;
    const words = known.filter((result) => result?.kind === 'parsed');
    const recorder = new KPathRecorder(input.grammar, lengths);
    for (const kept of readCorpus(folder.path)) {
        const result = parsed(kept);
        if (result?.kind === 'parsed')
            recorder.add(result.tree());
    }
    return {
        sampled: known.length,
        inGrammar: words.length / known.length,
        kPaths: Object.fromEntries(recorder.coverages.map(({ k, covered, total }) => [k, { covered: String(covered), total: String(total) }])),
    };
}
