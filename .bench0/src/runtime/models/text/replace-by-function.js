import { operatorCode } from '../../../core/operators.js';
import { emptyList, textIndexOf, textOf, textSlice } from '../../realm/intrinsics.js';
import { matchesOf } from './regexp-facts.js';
/**
 * Builds the result of `replace` with a function: slices of the text between the matches, joined with the results of
 * the function.
 */
export class ReplaceByFunction {
    #context;
    constructor(context) {
        this.#context = context;
    }
    /** Passes the shadows of its arguments to the function. False if the call cannot be followed. */
    begin(call, facts) {
        const { channels, recorder } = this.#context;
        const functionId = channels.callees.idOf(call.args[1]);
        const matches = functionId === 0 || typeof call.self !== 'string' ? undefined : matchesOf(facts, call.self);
        if (matches === undefined)
            return false;
        const pattern = recorder.table.tableConstant({ kind: 'regExp', source: facts.source, flags: facts.flags }, `regExp/${facts.source}/${facts.flags}`);
        const replacing = { pattern, isGlobal: facts.global, matches, answers: emptyList(), turn: -1 };
        call.state = replacing;
        call.callback = {
            functionId,
            argumentsFor: () => this.#argumentsOf(call, replacing, ++replacing.turn),
            returned: (shadow) => {
                // A function without parameters takes no shadows, and only its last result is seen.
                const turn = replacing.turn < 0 && matches.length === 1 ? 0 : replacing.turn;
                if (turn >= 0)
                    replacing.answers[turn] = shadow;
                else
                    recorder.concretize(call.site, recorder.table.valueAt(shadow), shadow, 'results of a function without parameters');
            },
        };
        channels.expectCallback(call);
        return true;
    }
    /** The shadows of the groups from 0 on, of the index of the match, and of the whole text. */
    #argumentsOf(call, replacing, turn) {
        const match = replacing.matches[turn];
        const shadows = emptyList();
        if (match === undefined || call.selfShadow === 0)
            return shadows;
        for (let group = 0; group < match.groups.length; group++) {
            shadows[group] = this.#group(call, replacing, turn, group, match.groups[group]);
        }
        shadows[shadows.length] = this.#index(call, replacing, turn, match.index);
        shadows[shadows.length] = call.selfShadow;
        return shadows;
    }
    #group(call, { pattern, isGlobal }, turn, group, value) {
        const { recorder } = this.#context;
        const { table } = recorder;
        const operator = isGlobal ? operatorCode.regExpMatchAllGroup : operatorCode.regExpGroup;
        return recorder.operationOn(operator, [pattern, call.selfShadow, table.constant(turn), table.constant(group)], value);
    }
    #index(call, { pattern, isGlobal }, turn, value) {
        const { recorder } = this.#context;
        const operator = isGlobal ? operatorCode.regExpMatchAllIndex : operatorCode.regExpMatchIndex;
        return recorder.operationOn(operator, [pattern, call.selfShadow, recorder.table.constant(turn)], value);
    }
    /** The shadow of the result; undefined if the results of the function are not known. */
    finish(call, result) {
        const replacing = call.state;
        const text = call.self;
        const answers = typeof result === 'string' ? answerTexts(this.#context, replacing, text, result) : undefined;
        if (answers === undefined)
            return undefined;
        this.#decide(call, replacing);
        const values = emptyList();
        const shadows = emptyList();
        let end = 0;
        let endNode = 0;
        for (let turn = 0; turn < replacing.matches.length; turn++) {
            const { index, groups } = replacing.matches[turn];
            const indexNode = call.selfShadow === 0 ? 0 : this.#index(call, replacing, turn, index);
            values[values.length] = textSlice(text, end, index);
            shadows[shadows.length] = this.#slice(call, end, endNode, index, indexNode);
            values[values.length] = answers[turn];
            shadows[shadows.length] = replacing.answers[turn] ?? 0;
            const whole = groups[0];
            end = index + whole.length;
            endNode = call.selfShadow === 0 ? 0 : this.#end(call, replacing, turn, indexNode, whole, end);
        }
        values[values.length] = textSlice(text, end);
        shadows[shadows.length] = this.#slice(call, end, endNode, text.length, 0);
        return this.#joined(values, shadows, result);
    }
    /** Decides whether, or how often, the pattern matches. */
    #decide(call, { pattern, isGlobal, matches }) {
        if (call.selfShadow === 0)
            return;
        const { recorder } = this.#context;
        const operands = [pattern, call.selfShadow];
        if (isGlobal) {
            const count = recorder.operationOn(operatorCode.regExpMatchCount, operands, matches.length);
            return recorder.takenAll(call.site, count, matches.length);
        }
        const isFound = matches.length > 0;
        recorder.branch(call.site, isFound, recorder.operationOn(operatorCode.regExpTest, operands, isFound));
    }
    #slice(call, from, fromNode, to, toNode) {
        if (call.selfShadow === 0)
            return 0;
        const { table } = this.#context.recorder;
        const start = fromNode === 0 ? table.constant(from) : fromNode;
        // A slice up to the end of the text has no end operand.
        return table.node(operatorCode.slice, call.selfShadow, start, toNode, textSlice(call.self, from, to));
    }
    #end(call, replacing, turn, indexNode, whole, end) {
        const { table } = this.#context.recorder;
        const group = this.#group(call, replacing, turn, 0, whole);
        const length = table.node(operatorCode.stringLength, group, 0, 0, whole.length);
        return table.node(operatorCode.add, indexNode, length, 0, end);
    }
    #joined(values, shadows, result) {
        return this.#context.recorder.operation(operatorCode.concat, values, shadows, result);
    }
}
/**
 * The text of each result of the function: the value of its shadow, or the text between its neighbors in the final
 * result.
 */
function answerTexts({ recorder }, { matches, answers }, text, result) {
    const texts = emptyList();
    let at = 0;
    let end = 0;
    for (let turn = 0; turn < matches.length; turn++) {
        const { index, groups } = matches[turn];
        at += index - end;
        end = index + groups[0].length;
        const shadow = answers[turn] ?? 0;
        const isLast = turn === matches.length - 1;
        const between = isLast ? textSlice(text, end) : textSlice(text, end, matches[turn + 1].index);
        const after = isLast ? result.length - between.length : between === '' ? -1 : textIndexOf(result, between, at);
        const known = shadow === 0 ? textSlice(result, at, after) : recorder.table.valueAt(shadow);
        if ((shadow === 0 && after < at) || typeof known === 'object' || typeof known === 'symbol')
            return undefined;
        texts[turn] = known;
        at += textOf(known).length;
    }
    return at + text.length - end === result.length ? texts : undefined;
}
