import { Assignment } from '../../src/constraint/assignment.js';
import { Evaluator } from '../../src/constraint/evaluate.js';
import { PathCondition } from '../../src/constraint/path-condition.js';
function recorded(name, run, conditions) {
    const evaluator = new Evaluator(run);
    const decisions = conditions.map((expr, site) => ({
        kind: 'branch',
        site,
        expr,
        taken: evaluator.isTrue(expr),
    }));
    return { name, path: new PathCondition(decisions), run };
}
/** The questions of a hand-written scanner about each of 20 characters: ten comparisons each, 200 events. */
export function singleCharacterPath(pool) {
    const tests = [
        ['strictEquals', 0x20],
        ['strictEquals', 0x0a],
        ['strictEquals', 0x7b],
        ['strictEquals', 0x22],
        ['greaterOrEqual', 0x30],
        ['lessOrEqual', 0x7a],
        ['strictEquals', 0x5f],
        ['lessThan', 0x80],
        ['strictEquals', 0x41],
        ['greaterThan', 0x60],
    ];
    const conditions = [];
    for (let position = 0; position < 20; position++) {
        for (const [name, value] of tests) {
            conditions.push(pool.apply(name, pool.variable('unit', 0, position), pool.constant(value)));
        }
    }
    return recorded('single characters', Assignment.of('kbcdmfghzj7lmnopqrst'), conditions);
}
/** Keywords, sums of digits compared with limits, and character classes looked up in a table. */
export function mixedPath(pool) {
    const text = pool.variable('text', 0);
    const unit = (position) => pool.variable('unit', 0, position);
    const number = (value) => pool.constant(value);
    const classes = pool.constant({
        kind: 'table',
        values: Array.from({ length: 128 }, (_, i) => /\d/.test(String.fromCharCode(i)) ? 1 : /[a-z]/i.test(String.fromCharCode(i)) ? 2 : 0),
    });
    const word = (from, keyword) => pool.apply('strictEquals', pool.apply('slice', text, number(from), number(from + keyword.length)), pool.constant(keyword));
    const digits = (from, count) => {
        let sum = number(0);
        for (let i = from; i < from + count; i++) {
            sum = pool.apply('add', pool.apply('multiply', sum, number(10)), pool.apply('subtract', unit(i), number(0x30)));
        }
        return sum;
    };
    const conditions = [];
    for (const at of [0, 4, 8, 12]) {
        for (let i = at; i < at + 4; i++) {
            conditions.push(pool.apply('strictEquals', pool.apply('select', classes, unit(i)), number(1)));
            conditions.push(pool.apply('strictEquals', pool.apply('select', classes, unit(i)), number(2)));
        }
        for (const keyword of ['null', 'true', 'let', 'if'])
            conditions.push(word(at, keyword));
        conditions.push(pool.apply('lessOrEqual', digits(at, 2), number(12)));
        conditions.push(pool.apply('strictEquals', digits(at, 4), number(2024)));
        conditions.push(pool.apply('greaterThan', digits(at, 3), pool.apply('add', digits(at + 1, 2), number(100))));
        conditions.push(pool.apply('strictEquals', pool.apply('remainder', digits(at, 4), number(7)), number(3)));
    }
    return recorded('mixed', Assignment.of('1999true0042abcd'), conditions);
}
