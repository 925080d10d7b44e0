/** The path of one run: its decisions in order, and the concretizations between them. */
export class PathCondition {
    decisions;
    concretizations;
    /** Number of leading concretizations that describe all inputs: they hold on every other path, too. */
    givenCount;
    constructor(decisions, concretizations = [], givenCount = 0) {
        this.decisions = decisions;
        this.concretizations = concretizations;
        this.givenCount = givenCount;
    }
    /** The first `length` decisions, with the concretizations made before the next one. */
    prefix(length) {
        return new PathCondition(this.decisions.slice(0, length), this.concretizations.filter((concretization) => concretization.before <= length), this.givenCount);
    }
    /** The same path under conditions that all inputs satisfy; these become the first concretizations. */
    under(given) {
        if (given.length === 0)
            return this;
        const concretizations = given.map((condition) => ({
            site: 0,
            condition,
            why: 'the shape of the input',
            before: 0,
        }));
        return new PathCondition(this.decisions, [...concretizations, ...this.concretizations], concretizations.length);
    }
    /** One expression per decision and concretization, in order, each true under the run's own input. */
    constraints(pool) {
        const result = [];
        let nextConcretization = 0;
        for (let i = 0; i <= this.decisions.length; i++) {
            for (; (this.concretizations[nextConcretization]?.before ?? Infinity) <= i; nextConcretization++)
                result.push(this.concretizations[nextConcretization].condition);
            const decision = this.decisions[i];
            if (decision !== undefined)
                result.push(conditionFor(decision, decision.taken, pool));
        }
        return result;
    }
    /** The other outcomes of decision `index`; none for an assumption that holds. */
    alternatives(index, pool) {
        const decision = this.decisions[index];
        if (decision === undefined || (decision.kind === 'assume' && decision.taken))
            return [];
        return otherWays(decision).map((taken) => ({ index, taken, condition: conditionFor(decision, taken, pool) }));
    }
    toString() {
        const lines = [];
        for (let i = 0; i <= this.decisions.length; i++) {
            for (const concretization of this.concretizations)
                if (concretization.before === i)
                    lines.push(`concretization ${concretization.condition.toString()} // ${concretization.why} at ${concretization.site}`);
            const decision = this.decisions[i];
            if (decision !== undefined)
                lines.push(`${decision.kind} ${decision.expr.toString()} -> ${decision.taken} // at ${decision.site}`);
        }
        return lines.join('\n');
    }
}
function conditionFor({ kind, expr }, taken, pool) {
    if (kind === 'key')
        return pool.apply('strictEquals', expr, pool.constant(taken));
    return pool.apply(taken === true ? 'toBoolean' : 'not', expr);
}
function otherWays(decision) {
    if (decision.kind !== 'key')
        return [!decision.taken];
    const { expr, taken } = decision;
    const keys = expr.kind === 'application' && expr.operands[0]?.kind === 'constant' ? expr.operands[0].value : undefined;
    const count = typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.length : 0;
    return Array.from({ length: count + 1 }, (_, i) => i - 1).filter((i) => i !== taken);
}
