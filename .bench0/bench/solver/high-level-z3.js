import { init } from 'z3-solver';
import { Simplifier } from '../../src/constraint/simplify.js';
/**
 * Flips every decision of a path with the high-level API of z3-solver, as shown in its readme: terms built by methods,
 * `push`, `add`, `await check()`, `model()`, `pop`. It uses the same integers as the low-level calls.
 */
export async function flipAllWithHighLevelApi({ path, run }, pool) {
    const { Context } = await init();
    const z3 = Context('bench');
    const simplifier = new Simplifier(pool, { lengths: new Map([[0, run.inputs.get(0).length]]) });
    const units = new Map();
    const number = (expr) => {
        if (expr.kind === 'constant')
            return z3.Int.val(expr.value);
        if (expr.kind === 'application')
            return sum(expr);
        const known = units.get(expr) ?? z3.Int.const(`v${expr.id}`);
        units.set(expr, known);
        return known;
    };
    const sum = ({ name, operands }) => {
        const [a, b] = operands.map(number);
        switch (name) {
            case 'add':
                return a.add(b);
            case 'subtract':
                return a.sub(b);
            case 'multiply':
                return a.mul(b);
            case 'remainder':
                // The sums of digits are not negative where it matters, so `mod` is equivalent.
                return a.mod(b);
            default:
                throw new TypeError(`${name} is not supported`);
        }
    };
    const condition = (expr) => {
        if (expr.kind !== 'application')
            throw new TypeError(`${expr.toString()} is not a condition`);
        const [a, b] = expr.operands;
        switch (expr.name) {
            case 'and':
                return z3.And(...expr.operands.map(condition));
            case 'or':
                return z3.Or(...expr.operands.map(condition));
            case 'not':
                return z3.Not(condition(a));
            case 'strictEquals':
                return number(a).eq(number(b));
            case 'strictNotEquals':
                return number(a).neq(number(b));
            case 'lessOrEqual':
                return number(a).le(number(b));
            case 'greaterOrEqual':
                return number(a).ge(number(b));
            case 'lessThan':
                return number(a).lt(number(b));
            case 'greaterThan':
                return number(a).gt(number(b));
            default:
                throw new TypeError(`${expr.name} is not supported`);
        }
    };
    const solver = new z3.Solver();
    let decided = 0;
    const before = process.cpuUsage();
    for (const [i, event] of path.constraints(pool).entries()) {
        const flipped = path.alternatives(i, pool)[0]?.condition ?? event;
        solver.push();
        solver.add(condition(simplifier.simplifyCondition(flipped)));
        const answer = await solver.check();
        if (answer === 'sat')
            solver.model();
        if (answer !== 'unknown')
            decided++;
        solver.pop();
        solver.add(condition(simplifier.simplifyCondition(event)));
    }
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: (user + system) / 1000, decided };
}
