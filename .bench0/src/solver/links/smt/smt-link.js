import { Evaluator } from '../../../constraint/evaluate.js';
import { undefinedResult } from '../../../constraint/undefined-result.js';
import { unsat } from '../../chain/link.js';
import { isTooLong } from '../../path/path-evidence.js';
import { evaluationCost } from '../../path/evaluation-cost.js';
import { bitsAndFloats } from './bits-and-floats.js';
import { Encoder } from './encoder.js';
import { integersAndReals } from './integers-and-reals.js';
import { readSmtValue } from './read-value.js';
/** Upper limit of refinements: a model that is not confirmed is excluded by a lemma with the true values. */
const refinements = 12;
const sizeLimit = 20_000;
/** Upper limit of distinct terms: with more, a theory of strings hardly ever terminates. */
const textSizeLimit = 60;
/** Work of a typical question to the solver, in evaluated terms. */
const workPerQuestion = 40_000;
const shareOfWork = 0.8;
const asIntegers = { theory: integersAndReals, hasTexts: false };
const asBits = { theory: bitsAndFloats, hasTexts: false };
const asTexts = { theory: integersAndReals, hasTexts: true };
/**
 * Asks an SMT solver: with integers and reals, with bits and IEEE doubles, and then with its theory of strings for
 * texts.
 */
export class SmtLink {
    name;
    effort = 'costly';
    #process;
    #theoryCount;
    /** `theoryCount`: 1 uses only the number theory that suits the query best. */
    constructor(process, theoryCount = 2) {
        this.name = process.name;
        this.#process = process;
        this.#theoryCount = theoryCount;
    }
    async solve(query) {
        if (query.conditions.reduce((size, { size: next }) => size + next, 0) > sizeLimit) {
            return { kind: 'pass', reason: 'the query is too large' };
        }
        const numeric = usesBits(query.conditions) ? [asBits, asIntegers] : [asIntegers, asBits];
        const wordings = [...numeric.slice(0, this.#theoryCount), ...(speaksOfTexts(query) ? [asTexts] : [])];
        const reasons = [];
        let probe;
        let isOutOfReach = false;
        for (const wording of wordings) {
            if (isOutOfReach && !wording.hasTexts)
                continue;
            const attempt = new SmtAttempt(this.#process, wording, query);
            const answer = await attempt.solve();
            if (answer.kind !== 'pass')
                return answer;
            if (answer.reason !== undefined)
                reasons.push(answer.reason);
            probe ??= answer.probe;
            if (attempt.saidEverything)
                break;
            isOutOfReach = attempt.isOutOfReach;
        }
        // Two theories often end for the same reason.
        const reason = [...new Set(reasons)].join(', ');
        return probe === undefined ? { kind: 'pass', reason } : { kind: 'pass', reason, probe };
    }
    close() {
        return this.#process.close();
    }
}
/**
 * One query in one theory: terms that the theory cannot express are left open and refined by evaluation, model by
 * model.
 */
class SmtAttempt {
    #process;
    #hasTexts;
    #query;
    #encoder;
    constructor(process, { theory, hasTexts }, query) {
        this.#process = process;
        this.#query = query;
        this.#hasTexts = hasTexts;
        const asRun = new Evaluator(query.run);
        const givesNumber = (expr) => typeof asRun.evaluate(expr) === 'number';
        this.#encoder = new Encoder(theory, query.simplifier, givesNumber, hasTexts);
    }
    /** Whether no other theory could express more. */
    get saidEverything() {
        return this.#encoder.open.length === 0 && !this.#encoder.hasDoubles;
    }
    /** Whether open terms contain whole texts, which another number theory would leave open, too. */
    get isOutOfReach() {
        return this.#encoder.open.some(({ expr }) => expr.variables.some((v) => v.name === 'text'));
    }
    async solve() {
        const encoder = this.#encoder;
        const query = this.#query;
        for (const [variable, set] of query.domains)
            encoder.assertMembership(variable, set);
        for (const condition of query.conditions)
            encoder.assertCondition(condition);
        if (this.#saysNothing() || (this.#hasTexts && this.isOutOfReach)) {
            return { kind: 'pass', reason: 'it depends on whole texts only' };
        }
        const asSampled = await this.#solveAsSampled();
        if (asSampled !== undefined)
            return { kind: 'model', model: asSampled };
        for (let round = 0; round <= refinements; round++) {
            if (!leavesSome(query.work))
                return { kind: 'pass', reason: "its share of the flip's work budget is spent" };
            query.work.spend(workPerQuestion);
            const reply = await this.#process.ask(this.#encoder.scriptFor());
            if (reply.kind === 'unsat')
                return this.#refuted();
            if (reply.kind === 'unknown')
                return { kind: 'pass', reason: reply.reason };
            const model = this.#modelOf(reply.values);
            if (query.confirm(model) !== undefined)
                return { kind: 'model', model };
            if (isTooLong(model) || !this.#refine(model))
                return this.#unconfirmed(model);
        }
        return { kind: 'pass', reason: `no model in ${refinements} refinements` };
    }
    /** Whether every condition is an open term with variables that the encoding does not contain. */
    #saysNothing() {
        const encoder = this.#encoder;
        const query = this.#query;
        const unsaid = new Set(encoder.open.flatMap(({ expr }) => (expr.variables.some((v) => !encoder.variables.has(v)) ? [expr] : [])));
        return query.conditions.every((condition) => unsaid.has(positive(condition)));
    }
    /** Solves with the arguments of opaque functions as they were in the run, where their results are known. */
    async #solveAsSampled() {
        const opaque = this.#encoder.open.filter(({ expr }) => isOpaque(expr));
        if (opaque.length === 0)
            return undefined;
        const evaluator = new Evaluator(this.#query.run);
        const concretizations = [];
        for (const { expr, term } of opaque) {
            const lemma = this.#lemma({ expr, term }, evaluator);
            if (lemma !== undefined)
                this.#encoder.assert(lemma);
            for (const variable of expr.variables) {
                const known = this.#encoder.variables.get(variable);
                const concretization = known && this.#encoder.equality(known, evaluator.evaluate(variable));
                if (concretization !== undefined)
                    concretizations.push(concretization);
            }
        }
        const reply = await this.#process.ask(this.#encoder.scriptFor(concretizations));
        const model = reply.kind === 'sat' ? this.#modelOf(reply.values) : undefined;
        return model !== undefined && this.#query.confirm(model) !== undefined ? model : undefined;
    }
    /** If an opaque function was not observed with the arguments of the model, a run with them gives its result. */
    #unconfirmed(model) {
        if (isTooLong(model))
            return { kind: 'pass', reason: 'its model is too long' };
        const evaluator = new Evaluator(this.#query.run.withVariables(model));
        const unseen = this.#encoder.open.find(({ expr }) => isOpaque(expr) && evaluator.evaluate(expr) === undefinedResult);
        if (unseen === undefined)
            return { kind: 'pass', reason: 'its model was not confirmed' };
        return {
            kind: 'pass',
            reason: `the result of ${opaqueName(unseen.expr)} was never observed there`,
            probe: model,
        };
    }
    #refuted() {
        if (this.#encoder.provesUnsat)
            return unsat;
        const isGuess = this.#encoder.hasGuessed;
        return {
            kind: 'pass',
            reason: isGuess
                ? 'no solution in which an opaque function returns a number'
                : 'no solution in the reals, which proves nothing for doubles',
        };
    }
    /** Reads the model. Variables without a value keep the run's value; a text determines its length and units. */
    #modelOf(values) {
        const model = new Map();
        const whole = new Set([...this.#encoder.variables.keys()].flatMap(({ name, input }) => (name === 'text' ? [input] : [])));
        for (const [variable, term] of this.#encoder.variables) {
            if (whole.has(variable.input) && variable.name !== 'text')
                continue;
            const text = values.get(term.text);
            const value = text === undefined ? undefined : readSmtValue(text, term);
            if (value !== undefined)
                model.set(variable, value);
        }
        return model;
    }
    /**
     * Asserts the true value of every open term for the operands of a refuted model. Returns false if nothing was
     * learned.
     */
    #refine(model) {
        const evaluator = new Evaluator(this.#query.run.withVariables(model));
        let hasLearned = false;
        for (const { expr, term } of this.#encoder.open) {
            const lemma = this.#lemma({ expr, term }, evaluator);
            if (lemma === undefined)
                continue;
            this.#encoder.assert(lemma);
            hasLearned = true;
        }
        return hasLearned;
    }
    /** The lemma that the term has its evaluated value where its variables have these values. */
    #lemma({ expr, term }, evaluator) {
        const encoder = this.#encoder;
        const value = evaluator.evaluate(expr);
        const result = term.kind === 'bool' && typeof value !== 'symbol' ? Boolean(value) : value;
        const conclusion = encoder.equality(term, result);
        if (conclusion === undefined)
            return undefined;
        const premises = [];
        for (const variable of expr.variables) {
            const known = encoder.variables.get(variable);
            const premise = known && encoder.equality(known, evaluator.evaluate(variable));
            if (premise === undefined)
                return undefined;
            premises.push(premise);
        }
        return `(=> (and true ${premises.join(' ')}) ${conclusion})`;
    }
}
function speaksOfTexts({ conditions }) {
    if (evaluationCost(...conditions) > textSizeLimit)
        return false;
    return conditions.some(({ variables }) => variables.some(({ name }) => name === 'text'));
}
function isOpaque(expr) {
    return expr.kind === 'application' && expr.name === 'opaque';
}
function positive(condition) {
    const isNegated = condition.kind === 'application' && condition.name === 'not';
    return isNegated ? condition.operands[0] : condition;
}
function opaqueName(expr) {
    const name = expr.kind === 'application' ? expr.operands[0] : undefined;
    return name?.kind === 'constant' && typeof name.value === 'string' ? name.value : 'an opaque function';
}
const bitOperators = /^(bit|shift|imul|clz32)/;
function usesBits(conditions) {
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        if (bitOperators.test(term.name))
            return true;
        for (const operand of term.operands)
            terms.add(operand);
    }
    return false;
}
/** Whether enough work is left for the links that follow. */
function leavesSome({ spent, limit }) {
    return spent + workPerQuestion <= limit * shareOfWork;
}
