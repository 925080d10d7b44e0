import { operatorCode, operators } from '../core/operators.js';
import { PathCondition } from './path-condition.js';
import { ByteReader } from './serialize/byte-reader.js';
import { ByteWriter } from './serialize/byte-writer.js';
import { readConstant, writeConstant } from './serialize/constant-codec.js';
/** Equal expressions give equal bytes, independent of their pools; each shared term is written once. */
export function serializeExpressions(roots) {
    const writer = new ByteWriter();
    writeExpressions(roots, writer);
    return writer.finish();
}
export function deserializeExpressions(bytes, pool) {
    return readExpressions(new ByteReader(bytes), pool);
}
const decisionKinds = ['branch', 'implicit', 'assume', 'key'];
export function serializePathCondition({ decisions, concretizations }) {
    const writer = new ByteWriter();
    writeExpressions([...decisions.map(({ expr }) => expr), ...concretizations.map(({ condition }) => condition)], writer);
    writer.natural(decisions.length);
    for (const { kind, site, taken } of decisions) {
        writer.natural(decisionKinds.indexOf(kind));
        writer.integer(site);
        writer.integer(Number(taken));
    }
    writer.natural(concretizations.length);
    for (const { site, why, before } of concretizations) {
        writer.integer(site);
        writer.text(why);
        writer.natural(before);
    }
    return writer.finish();
}
export function deserializePathCondition(bytes, pool) {
    const reader = new ByteReader(bytes);
    const exprs = readExpressions(reader, pool);
    let next = 0;
    const decisions = reader.list(() => {
        const kind = decisionKinds[reader.natural()] ?? 'branch';
        const site = reader.integer();
        const taken = reader.integer();
        const expr = exprs[next++];
        return kind === 'key' ? { kind, site, expr, taken } : { kind, site, expr, taken: taken !== 0 };
    });
    const concretizations = reader.list(() => {
        const condition = exprs[next++];
        return { site: reader.integer(), condition, why: reader.text(), before: reader.natural() };
    });
    return new PathCondition(decisions, concretizations);
}
function writeExpressions(roots, writer) {
    const order = operandsFirst(roots);
    const places = new Map(order.map((expr, i) => [expr, i]));
    const placeOf = (expr) => places.get(expr);
    writer.natural(order.length);
    for (const [place, expr] of order.entries())
        writeTerm(expr, (operand) => place - placeOf(operand), writer);
    writer.natural(roots.length);
    for (const root of roots)
        writer.natural(placeOf(root));
}
function writeTerm(expr, distanceTo, writer) {
    if (expr.kind === 'constant') {
        writer.natural(operatorCode.const);
        writeConstant(expr.value, writer);
        return;
    }
    writer.natural(operatorCode[expr.name]);
    if (expr.kind === 'variable') {
        writer.natural(expr.input);
        writer.natural(expr.position);
        return;
    }
    writer.natural(expr.operands.length);
    for (const operand of expr.operands)
        writer.natural(distanceTo(operand));
}
/** Orders terms by structure alone: roots in order, operands from the left, each term once and after its operands. */
function operandsFirst(roots) {
    const placed = new Set();
    for (const root of roots) {
        const path = [{ expr: root, next: 0 }];
        for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
            const operand = top.expr.kind === 'application' ? top.expr.operands[top.next++] : undefined;
            if (operand !== undefined && !placed.has(operand))
                path.push({ expr: operand, next: 0 });
            if (operand !== undefined)
                continue;
            placed.add(top.expr);
            path.pop();
        }
    }
    return [...placed];
}
function readExpressions(reader, pool) {
    const terms = [];
    for (let count = reader.natural(); count > 0; count--)
        terms.push(readTerm(reader, terms, pool));
    return reader.list(() => terms[reader.natural()]);
}
function readTerm(reader, terms, pool) {
    const operator = operators[reader.natural()];
    if (operator === undefined)
        throw new RangeError('serialized data names an unknown operator');
    if (operator.name === 'const')
        return pool.constant(readConstant(reader));
    if (operator.shape === 'immediate') {
        return pool.variable(operator.name, reader.natural(), reader.natural());
    }
    const operands = reader.list(() => terms[terms.length - reader.natural()]);
    return pool.apply(operator.name, ...operands);
}
