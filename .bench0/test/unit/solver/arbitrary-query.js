import * as fc from 'fast-check';
import { Assignment } from '../../../src/constraint/assignment.js';
import { Evaluator } from '../../../src/constraint/evaluate.js';
import { PathCondition } from '../../../src/constraint/path-condition.js';
import { undefinedResult } from '../../../src/constraint/undefined-result.js';
const textLength = 4;
const byteCount = 3;
const tokenCount = 3;
/** Kinds of tokens. */
const kinds = ['id', '(', ')', ',', 'number', 'end'];
function variable(name, input, positions = 1) {
    return fc.nat(positions - 1).map((position) => (pool) => pool.variable(name, input, position));
}
function constant(values) {
    return values.map((value) => (pool) => pool.constant(value));
}
function apply(name, ...operands) {
    const names = typeof name === 'string' ? fc.constant(name) : name;
    return fc.tuple(names, fc.tuple(...operands)).map(([operator, parts]) => (pool) => pool.apply(operator, ...parts.map((make) => make(pool))));
}
const order = fc.constantFrom('lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual');
const equality = fc.constantFrom('strictEquals', 'strictNotEquals');
const relation = fc.oneof(order, equality);
const unit = variable('unit', 0, textLength);
const character = constant(fc.constantFrom(...'09azAZ -"{'.split('').map((text) => text.charCodeAt(0))));
const small = constant(fc.integer({ min: -20, max: 300 }));
const unitTest = fc.oneof(apply(relation, unit, character), apply('strictEquals', apply('fromCharCode', unit), constant(fc.constantFrom('a', '0', 'é'))));
const digit = apply('subtract', unit, constant(fc.constant(48)));
const digitSum = apply('add', apply('multiply', digit, constant(fc.constantFrom(10, 16, 3))), digit);
const sumTest = fc.oneof(apply(relation, digitSum, small), apply(relation, unit, unit), apply(relation, apply('add', unit, unit), small));
const remainderTest = apply('strictEquals', apply('remainder', fc.oneof(unit, digitSum), constant(fc.constantFrom(3, 7, 10))), constant(fc.nat(6)));
const int32 = variable('int32Value', 2);
const byte = variable('byte', 1, byteCount);
const integer = fc.oneof(int32, byte, unit);
const bits = apply(fc.constantFrom('bitAnd', 'bitOr', 'bitXor', 'shiftLeft', 'shiftRight', 'shiftRightUnsigned'), integer, constant(fc.constantFrom(1, 3, 7, 15, 0xff, 0x55)));
const bitTest = fc.oneof(apply(relation, bits, constant(fc.constantFrom(0, 1, 5, 64, -1, 0xf0))), apply('strictEquals', apply('bitAnd', apply('bitXor', byte, byte), constant(fc.constant(15))), constant(fc.nat(20))));
const intTest = fc.oneof(apply(relation, int32, constant(fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31 - 1)))), apply(relation, apply('multiply', int32, constant(fc.constantFrom(2, 3, -5))), constant(fc.integer({ min: -99, max: 99 }))), apply(relation, byte, small));
const double = variable('numberValue', 3);
const doubleConstant = constant(fc.constantFrom(0, 1, -1.5, 0.1, 0.3, 1e9, 2 ** 53, Infinity, NaN, 100));
const doubleTest = fc.oneof(apply(relation, double, doubleConstant), apply(relation, apply(fc.constantFrom('add', 'subtract', 'multiply'), double, constant(fc.constantFrom(1, 0.5, 3))), doubleConstant), apply('numberIsNaN', double), apply('isInteger', double), apply('strictEquals', apply('floor', double), doubleConstant), apply('sameValue', double, constant(fc.constantFrom(-0, 0, NaN))));
const boolean = variable('booleanValue', 4);
const bigint = variable('bigintValue', 5);
const bigintTest = apply(relation, apply('add', bigint, constant(fc.constant(7n))), constant(fc.bigInt({ min: -30n, max: 30n })));
const text = variable('text', 0);
const word = constant(fc.constantFrom('a', 'ab', 'true', 'null', '12', 'zzzz', 'if'));
const textTest = fc.oneof(apply('strictEquals', apply('slice', text, constant(fc.nat(2)), constant(fc.integer({ min: 2, max: 4 }))), word), apply(fc.constantFrom('startsWith', 'endsWith', 'includes'), text, word), apply(relation, apply('indexOf', text, constant(fc.constantFrom('a', '.', 'ab'))), constant(fc.integer({ min: -1, max: 4 }))), apply(relation, apply('parseInt', apply('slice', text, constant(fc.constant(0)), constant(fc.integer({ min: 1, max: 3 })))), small), apply('strictEquals', apply('toLowerCase', text), word));
const lengthTest = apply(relation, variable('length', 6), constant(fc.nat(9)));
const openTest = fc.oneof(lengthTest, apply('startsWith', variable('text', 6), word), apply('strictEquals', variable('text', 6), word));
const tableTest = fc.oneof(apply('strictEquals', apply('select', constantTable(), apply('bitAnd', unit, constant(fc.constant(7)))), constant(fc.nat(5))), apply('strictEquals', apply('select', constantTable(), apply('subtract', unit, constant(fc.constant(97)))), constant(fc.nat(5))), apply('hasKey', fc.constant((pool) => pool.constant({ kind: 'keys', keys: ['a', 'b', 'if', 'else'] })), apply('slice', text, constant(fc.constant(0)), constant(fc.integer({ min: 1, max: 4 })))));
function constantTable() {
    return fc.constant((pool) => pool.constant({ kind: 'table', values: [0, 1, 2, 3, 3, 2, 5, 0] }));
}
const token = variable('token', 7, tokenCount);
const kind = constant(fc.nat(kinds.length - 1));
const tokenTest = fc.oneof(apply(equality, token, kind), apply(equality, token, token), apply('hasKey', fc
    .subarray(kinds.map((_, i) => i), { minLength: 2 })
    .map((keys) => (pool) => pool.constant({ kind: 'keys', keys })), token), apply(equality, apply('select', fc.constant((pool) => pool.constant({ kind: 'table', values: kinds })), token), constant(fc.constantFrom(...kinds, 'none'))));
const pattern = fc
    .constantFrom(['^[a-c]+$', ''], ['\\d{2}', ''], ['^(\\w)(\\w?)-\\1$', ''], ['b(?=a)', 'i'], ['^(?!ab)[a-z]{2,4}', ''], ['\\bif\\b', ''], ['^.z$', 'su'])
    .map(([source, flags]) => (pool) => pool.constant({ kind: 'regExp', source, flags }));
const patternTest = fc.oneof(apply('regExpTest', pattern, fc.oneof(text, variable('text', 6)), constant(fc.constant(0))), apply('strictEquals', apply('regExpMatchIndex', pattern, text, constant(fc.constant(0))), small));
const atom = fc.oneof({ weight: 4, arbitrary: unitTest }, { weight: 3, arbitrary: sumTest }, remainderTest, { weight: 2, arbitrary: bitTest }, { weight: 2, arbitrary: intTest }, { weight: 2, arbitrary: doubleTest }, boolean, bigintTest, { weight: 3, arbitrary: textTest }, { weight: 2, arbitrary: openTest }, { weight: 2, arbitrary: tableTest }, { weight: 2, arbitrary: patternTest }, { weight: 3, arbitrary: tokenTest });
const condition = fc.oneof({ weight: 5, arbitrary: atom }, apply(fc.constantFrom('and', 'or'), atom, atom), apply('not', atom));
const run = fc
    .tuple(fc.string({ unit: fc.constantFrom(...'abz09 "{é'.split('')), minLength: textLength, maxLength: textLength }), fc.uint8Array({ minLength: byteCount, maxLength: byteCount }), fc.integer(), fc.constantFrom(0, 1, -2.5, 7, NaN, 1e10), fc.boolean(), fc.bigInt({ min: -9n, max: 9n }), fc.constantFrom('', 'a', 'nul', 'abcdef'), fc.array(fc.nat(kinds.length - 1), { minLength: tokenCount, maxLength: tokenCount }))
    .map((inputs) => Assignment.of(...inputs));
export const arbitraryPath = fc.record({
    conditions: fc.array(condition, { minLength: 1, maxLength: 5 }),
    run,
});
/** Returns the decisions of the run, without those that have no value. */
export function pathOf({ conditions, run: inputs }, pool) {
    const evaluator = new Evaluator(inputs);
    const decisions = [];
    for (const [site, make] of conditions.entries()) {
        const expr = make(pool);
        const value = evaluator.evaluate(expr);
        if (value !== undefinedResult)
            decisions.push({ kind: 'branch', site, expr, taken: Boolean(value) });
    }
    return new PathCondition(decisions);
}
