import { inputId } from '../../execution/input/input.js';
import { attacksOn } from '../../oracle/backtracking/attacks.js';
import { attackText, familyIn, replacements } from '../../oracle/backtracking/embed-attack.js';
import { growthOf, measuredLimitMs, stopwatchOf } from '../../oracle/growth.js';
import { slowFailing } from '../../oracle/find-slow.js';
import { pumped } from '../../oracle/slow-input-family.js';
import { readCorpus } from '../../suite/read-corpus.js';
import { openExplorers } from '../prepare/prepare.js';
import { nativeOptions, rulesOf } from './judge.js';
import { keepSlow } from './keep-slow.js';
/** Inputs that are recorded to see which patterns are matched. */
const mostInputs = 200;
/** Inputs with different texts in which one pattern is attacked. */
const usesPerPattern = 6;
/** After so many failures to find an input on which the pattern gets a text, others are not looked for. */
const mostUnsolved = 2;
/**
 * Attacks every regular expression that is matched with a text of the input: texts on which matching backtracks without
 * end are placed where the pattern receives them, and the native build is measured.
 */
export async function probePatterns(campaign, deadline) {
    const corpus = readCorpus(campaign.folder.path).filter((input) => input.kind === 'text');
    if (corpus.length === 0)
        return;
    // The explorers of the campaign have stopped: their time is over.
    const [explorer] = await openExplorers({ ...campaign.options, workers: 1 }, campaign, deadline.signal);
    if (explorer === undefined)
        return;
    try {
        const uses = await matchedPatterns(explorer, corpus, deadline);
        if (uses.size > 0)
            await attackAll(campaign, explorer, uses, deadline);
    }
    finally {
        await explorer.close();
    }
}
async function attackAll(campaign, explorer, uses, deadline) {
    const options = nativeOptions(campaign.options, deadline.signal);
    const target = await campaign.engine.openTarget({ ...options, timeLimitMs: measuredLimitMs, measureTime: true });
    try {
        const stopwatch = stopwatchOf(target);
        for (const ofPattern of uses.values()) {
            if (deadline.isOver)
                return;
            await attackPattern(campaign, explorer, ofPattern, stopwatch, deadline);
        }
    }
    finally {
        await target.close();
    }
}
/** The uses of each pattern that can be attacked, those of short inputs first. */
async function matchedPatterns(explorer, corpus, deadline) {
    const texts = [...corpus].sort((a, b) => a.text.length - b.text.length);
    const uses = new Map();
    const half = deadline.within(deadline.leftMs / 2);
    for (const parent of texts.slice(0, mostInputs)) {
        if (half.isOver)
            break;
        for (const [index, pattern] of (await explorer.patterns(parent)).entries()) {
            const key = `/${pattern.source}/${pattern.flags}`;
            const known = uses.get(key) ?? [];
            uses.set(key, known);
            if (known.length < usesPerPattern)
                known.push({ parent, index, pattern });
        }
    }
    return uses;
}
async function attackPattern(campaign, explorer, uses, stopwatch, deadline) {
    const [first] = uses;
    if (first === undefined)
        return;
    const { source, flags, site } = first.pattern;
    const attacks = attacksOn(source, flags);
    const tried = new Set();
    for (const use of uses) {
        let unsolved = 0;
        const solve = async (text) => {
            if (unsolved >= mostUnsolved)
                return undefined;
            const solved = await explorer.receiving(use.parent, use.index, text);
            if (solved === undefined)
                unsolved++;
            return solved;
        };
        for (const attack of attacks) {
            for await (const family of embedded(use, attack, solve)) {
                const key = JSON.stringify(family);
                if (tried.has(key))
                    continue;
                tried.add(key);
                if (deadline.isOver)
                    return;
                const growth = await growthOf(family, stopwatch);
                if (growth === undefined)
                    continue;
                const place = site === undefined ? '' : await explorer.siteText(site);
                keepSlow(campaign, inputOf(use, growth), {
                    ...slowFailing(growth, rulesOf(campaign), `/${source}/${flags}`),
                    site: place,
                });
                return;
            }
        }
    }
}
function inputOf({ parent }, { pump, measurements }) {
    return {
        value: pumped(pump, measurements.at(-1)?.length ?? 0),
        origin: { kind: 'repetition', parent: inputId(parent) },
    };
}
/** First the matched text is replaced where it stands in the input; then an input is solved for. */
async function* embedded({ parent, pattern }, attack, solve) {
    yield* replacements(parent.text, pattern.text, attack);
    const solved = await solve(attackText(attack));
    const family = solved?.kind === 'text' ? familyIn(solved.text, attack) : undefined;
    if (family !== undefined)
        yield family;
}
