import { operatorCode } from '../../../core/operators.js';
import { isArray, isObject, ownKeys } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { concretizeArgumentsFrom, concretizeCall } from '../concretized-call.js';
import { literalFacts, matchesOf, regExpFacts } from './regexp-facts.js';
import { ReplaceByFunction } from './replace-by-function.js';
/** Models of `test`, `exec` and the string methods that take a pattern. */
export function addRegExpModels(context) {
    const models = new RegExpModels(context);
    const add = (target, model) => context.models.add(target, noting(context, model));
    add(RegExp.prototype.test, models.matching((call) => call.self, (call) => call.args[0], (call) => call.shadows[0] ?? 0, 'test'));
    add(RegExp.prototype.exec, models.matching((call) => call.self, (call) => call.args[0], (call) => call.shadows[0] ?? 0, 'exec'));
    add(String.prototype.match, models.matching((call) => call.args[0], (call) => call.self, (call) => call.selfShadow, 'match'));
    add(String.prototype.search, models.search());
    add(String.prototype.split, models.split());
    add(String.prototype.replace, models.replace('replace'));
    add(String.prototype.replaceAll, models.replace('replaceAll'));
    add(String.prototype.matchAll, models.matchAll());
}
/** Wraps a model so that it also records the text, because the static properties of `RegExp` keep the last match. */
function noting(context, model) {
    const { natives } = context;
    return {
        ...model,
        after: (call, result) => {
            const isMethodOfText = typeof call.self === 'string';
            const { text, shadow } = isMethodOfText
                ? { text: call.self, shadow: call.selfShadow }
                : givenText(context, call, call.args[0], call.shadows[0] ?? 0);
            if (shadow !== 0 && typeof text === 'string')
                natives.noteMatch(text, shadow);
            return model.after(call, result);
        },
    };
}
/** The text that a pattern is matched with and its shadow; arrays are converted to strings first. */
function givenText({ texts, recorder }, call, given, shadow) {
    if (!isObject(given))
        return { text: given, shadow };
    const node = texts.nodeOf(given, call.site);
    return node === 0 ? { text: given, shadow: 0 } : { text: recorder.table.valueAt(node), shadow: node };
}
/** The number of parts beyond the end of a split that are followed. */
const partsBeyond = 2;
function whyNotFollowed(method, facts) {
    if (facts === undefined)
        return `${method} with a pattern that is not a plain regular expression`;
    return `${method} on a value that is not a string`;
}
class RegExpModels {
    #context;
    constructor(context) {
        this.#context = context;
    }
    matching(regExp, text, shadow, kind) {
        return {
            before: (call) => {
                call.state = regExpFacts(regExp(call));
            },
            after: (call, result) => {
                const facts = call.state;
                const { text: subject, shadow: node } = givenText(this.#context, call, text(call), shadow(call));
                if (facts === undefined || typeof subject !== 'string' || node === 0)
                    return concretizeCall(this.#context, call, whyNotFollowed(kind, facts));
                if (kind === 'match' && facts.global)
                    return this.#matchAllAtOnce(call, facts, node, result);
                return this.#matchOnce(call, facts, node, result, kind === 'test');
            },
        };
    }
    /**
     * Records whether there is a match, as a decision unless that is the result itself, and stores the shadows of the
     * index and the groups.
     */
    #matchOnce(call, facts, shadow, result, isTest) {
        const { recorder, side } = this.#context;
        const operands = this.#operands(facts, shadow);
        const matched = result !== null && result !== false;
        const test = recorder.operationOn(operatorCode.regExpTest, operands, matched);
        if (facts.moves) {
            const after = peek(facts.regExp, 'lastIndex');
            side.store(facts.regExp, 'lastIndex', recorder.operationOn(operatorCode.regExpLastIndex, operands, after));
        }
        if (isTest)
            return test;
        recorder.branch(call.site, matched, test);
        if (!isObject(result) || !isArray(result))
            return 0;
        this.#placeGroups(operands, result);
        side.store(result, 'input', shadow);
        if (isObject(peek(result, 'indices')))
            recorder.concretize(call.site, recorder.table.valueAt(shadow), shadow, 'indices of groups');
        return 0;
    }
    #placeGroups(operands, match) {
        const { recorder, side } = this.#context;
        const index = recorder.operationOn(operatorCode.regExpMatchIndex, operands, peek(match, 'index'));
        side.store(match, 'index', index);
        for (let group = 0; group < match.length; group++) {
            side.store(match, group, this.#group(operands, recorder.table.constant(group), match[group]));
        }
        this.#placeNames(match, (name, value) => this.#group(operands, recorder.table.constant(name), value));
    }
    #placeNames(match, groupOf) {
        const groups = peek(match, 'groups');
        if (!isObject(groups))
            return;
        const names = ownKeys(groups);
        for (let at = 0; at < names.length; at++) {
            const name = names[at];
            this.#context.side.store(groups, name, groupOf(name, peek(groups, name)));
        }
    }
    #group(operands, group, value) {
        const all = [operands[0], operands[1], operands[2], group];
        return this.#context.recorder.operationOn(operatorCode.regExpGroup, all, value);
    }
    #matchAllAtOnce(call, facts, shadow, result) {
        const { recorder, side } = this.#context;
        const { table } = recorder;
        const pattern = this.#pattern(facts);
        const matches = isObject(result) && isArray(result) ? result : null;
        const count = recorder.operationOn(operatorCode.regExpMatchCount, [pattern, shadow], matches?.length ?? 0);
        recorder.branch(call.site, matches !== null, table.node(operatorCode.greaterThan, count, table.constant(0), 0, matches !== null));
        if (matches === null)
            return 0;
        side.store(matches, 'length', count);
        for (let at = 0; at < matches.length; at++) {
            const operands = [pattern, shadow, table.constant(at), table.constant(0)];
            side.store(matches, at, recorder.operationOn(operatorCode.regExpMatchAllGroup, operands, matches[at]));
        }
        return 0;
    }
    search() {
        return {
            before: (call) => {
                call.state = regExpFacts(call.args[0]);
            },
            after: (call, result) => {
                const facts = call.state;
                if (facts === undefined || typeof call.self !== 'string' || call.selfShadow === 0)
                    return concretizeCall(this.#context, call, whyNotFollowed('search', facts));
                return this.#context.recorder.operationOn(operatorCode.regExpMatchIndex, this.#operands({ ...facts, lastIndex: 0, moves: false }, call.selfShadow), result);
            },
        };
    }
    split() {
        return {
            before: (call) => {
                call.state = regExpFacts(call.args[0]);
            },
            after: (call, result) => {
                const parts = isObject(result) && isArray(result) ? result : [];
                const limit = call.args[1] === undefined ? Infinity : call.args[1];
                if (typeof call.self !== 'string' || typeof limit !== 'number' || limit < 0)
                    return concretizeCall(this.#context, call, 'split with a limit that is not a count');
                concretizeArgumentsFrom(this.#context, call, 1, 'limit of split');
                const facts = call.state;
                const { recorder, side } = this.#context;
                const separator = facts === undefined ? this.#operand(call, 0) : this.#pattern(facts);
                const subject = recorder.operand(call.selfShadow, call.self);
                if (separator === 0 || subject === 0)
                    return concretizeCall(this.#context, call, 'split by an object');
                const first = facts === undefined ? [subject, separator] : [separator, subject];
                const part = facts === undefined ? operatorCode.splitPart : operatorCode.regExpSplitPart;
                const count = facts === undefined ? operatorCode.splitCount : operatorCode.regExpSplitCount;
                side.store(parts, 'length', parts.length < limit ? recorder.operationOn(count, first, parts.length) : 0);
                // Another input may have more parts; in this run they are undefined.
                const end = parts.length < limit ? parts.length + partsBeyond : parts.length;
                for (let at = 0; at < end; at++) {
                    const operands = [first[0], first[1], recorder.table.constant(at)];
                    side.store(parts, at, recorder.operationOn(part, operands, peek(parts, at)));
                }
                return 0;
            },
        };
    }
    replace(name) {
        const byFunction = new ReplaceByFunction(this.#context);
        return {
            before: (call) => {
                const facts = regExpFacts(call.args[0]);
                if (typeof call.args[1] !== 'function') {
                    call.state = facts;
                    return;
                }
                const meant = facts ?? literalFacts(call.args[0], name === 'replaceAll');
                const isFollowed = meant !== undefined && (call.shadows[0] ?? 0) === 0 && byFunction.begin(call, meant);
                if (!isFollowed)
                    call.state = undefined;
            },
            after: (call, result) => {
                if (typeof call.args[1] !== 'function')
                    return this.#replacedByText(call, result, name);
                const shadow = call.state === undefined ? undefined : byFunction.finish(call, result);
                return shadow ?? concretizeCall(this.#context, call, `${name} by a function`);
            },
        };
    }
    #replacedByText(call, result, name) {
        const { recorder } = this.#context;
        const facts = call.state;
        const replacement = this.#operand(call, 1);
        const subject = typeof call.self === 'string' ? recorder.operand(call.selfShadow, call.self) : 0;
        if (replacement === 0 || subject === 0)
            return concretizeCall(this.#context, call, `${name} by an object`);
        if (facts !== undefined) {
            const operands = [this.#pattern(facts), subject, replacement, recorder.table.constant(facts.lastIndex)];
            return recorder.operationOn(operatorCode.regExpReplace, operands, result);
        }
        const pattern = this.#operand(call, 0);
        if (pattern === 0)
            return concretizeCall(this.#context, call, `${name} of an object`);
        return recorder.operationOn(operatorCode[name], [subject, pattern, replacement], result);
    }
    /** The model of `matchAll`. Matches get their shadows when the iterator is consumed. */
    matchAll() {
        return {
            before: (call) => {
                call.state = regExpFacts(call.args[0]);
            },
            after: (call, result) => {
                const facts = call.state;
                if (facts === undefined || typeof call.self !== 'string' || call.selfShadow === 0 || !isObject(result))
                    return concretizeCall(this.#context, call, whyNotFollowed('matchAll', facts));
                const matches = facts.global && facts.lastIndex === 0 ? matchesOf(facts, call.self) : undefined;
                if (matches === undefined)
                    return concretizeCall(this.#context, call, 'matchAll with many or unknown matches');
                const pattern = this.#pattern(facts);
                const shadow = call.selfShadow;
                this.#context.iterations.follow(result, {
                    shadowOf: (at, match) => this.#placeMatch(pattern, shadow, at, match),
                    elementAt: (at) => {
                        const match = matches[at]?.groups;
                        this.#placeMatch(pattern, shadow, at, match);
                        return match;
                    },
                });
                const { recorder } = this.#context;
                const node = recorder.operationOn(operatorCode.regExpMatchCount, [pattern, shadow], matches.length);
                recorder.takenAll(call.site, node, matches.length);
                return 0;
            },
        };
    }
    #placeMatch(pattern, shadow, at, match) {
        if (!isObject(match) || !isArray(match))
            return 0;
        const { recorder, side } = this.#context;
        const number = recorder.table.constant(at);
        const groupOf = (group, value) => {
            const operands = [pattern, shadow, number, recorder.table.constant(group)];
            return recorder.operationOn(operatorCode.regExpMatchAllGroup, operands, value);
        };
        for (let group = 0; group < match.length; group++)
            side.store(match, group, groupOf(group, match[group]));
        this.#placeNames(match, groupOf);
        side.store(match, 'input', shadow);
        side.store(match, 'index', recorder.operationOn(operatorCode.regExpMatchAllIndex, [pattern, shadow, number], peek(match, 'index')));
        return 0;
    }
    /** The node of an argument that is converted to a string; 0 if it has none. */
    #operand(call, at) {
        const { recorder, texts } = this.#context;
        return recorder.operand(call.shadows[at] ?? 0, call.args[at]) || texts.nodeOf(call.args[at], call.site);
    }
    #pattern({ regExp, source, flags }) {
        return this.#context.recorder.tables.pattern(regExp, source, flags);
    }
    #operands(facts, shadow) {
        const { recorder } = this.#context;
        const start = recorder.current(this.#context.side.of(facts.regExp)?.['lastIndex'] ?? 0, facts.lastIndex);
        const lastIndex = facts.moves && start !== 0 ? start : recorder.table.constant(facts.lastIndex);
        return [this.#pattern(facts), shadow, lastIndex];
    }
}
