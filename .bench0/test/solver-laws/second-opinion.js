import { Evaluator } from '../../src/constraint/evaluate.js';
import { Simplifier } from '../../src/constraint/simplify.js';
import { Random } from '../../src/core/random.js';
import { bitsAndFloats } from '../../src/solver/links/smt/bits-and-floats.js';
import { Encoder } from '../../src/solver/links/smt/encoder.js';
import { integersAndReals } from '../../src/solver/links/smt/integers-and-reals.js';
import { trySmallDomains } from './small-domains.js';
const sampleCount = 500;
export async function secondOpinion(conditions, run, pool, z3) {
    const exhausted = tryAll(conditions, run);
    if (exhausted !== undefined)
        return exhausted;
    for (const { theory, hasTexts } of wordings) {
        if (hasTexts && !speaksOfTexts(conditions))
            continue;
        const encoder = new Encoder(theory, new Simplifier(pool), undefined, hasTexts);
        for (const condition of conditions)
            encoder.assertCondition(pool.apply('toBoolean', condition));
        const script = encoder.scriptFor();
        const reply = await z3.ask(script);
        if (reply.kind === 'unsat' && encoder.provesUnsat)
            return { kind: 'confirmed by Z3' };
    }
    const small = trySmallDomains(conditions, run, constantsIn(conditions));
    if (small === 'none')
        return { kind: 'confirmed on a small domain' };
    return small !== undefined && holds(conditions, small) ? { kind: 'wrong', input: small } : trySome(conditions, run);
}
/** Whole numbers first, which is quickest. */
const wordings = [
    { theory: integersAndReals, hasTexts: false },
    { theory: bitsAndFloats, hasTexts: false },
    { theory: integersAndReals, hasTexts: true },
];
function speaksOfTexts(conditions) {
    return conditions.some(({ variables }) => variables.some(({ name }) => name === 'text'));
}
/** Of a single unit or byte. */
function tryAll(conditions, run) {
    const variables = new Set(conditions.flatMap((condition) => condition.variables));
    const [only] = variables;
    if (only === undefined || variables.size > 1 || (only.name !== 'unit' && only.name !== 'byte'))
        return undefined;
    const value = run.inputs.get(only.input);
    if (!(typeof value === 'string' || value instanceof Uint8Array) || only.position >= value.length)
        return undefined;
    for (let unit = 0; unit <= (only.name === 'unit' ? 0xffff : 0xff); unit++) {
        const input = run.withVariables([[only, unit]]);
        if (holds(conditions, input))
            return { kind: 'wrong', input };
    }
    return { kind: 'confirmed by trying all' };
}
/** Inputs made of what the conditions speak of and what lies next to it. */
function trySome(conditions, run) {
    const random = new Random('second opinion');
    const constants = constantsIn(conditions);
    const pick = (values) => values[random.uint32() % values.length];
    for (let i = 0; i < sampleCount; i++) {
        const inputs = new Map();
        for (const [number, value] of run.inputs)
            inputs.set(number, i % 4 === 0 ? value : another(value, constants, pick));
        const input = run.withInputs(inputs);
        if (holds(conditions, input))
            return { kind: 'wrong', input };
    }
    return { kind: 'no input found' };
}
function another(value, constants, pick) {
    const texts = [
        '',
        ' ',
        'a',
        'z',
        '0',
        '9',
        '-',
        '12',
        ...constants.flatMap((constant) => String(constant).split('')),
    ];
    const numbers = [0, 1, -1, 48, 97, ...constants.filter((constant) => typeof constant === 'number')];
    const near = [0, 0, 1, -1];
    switch (typeof value) {
        case 'string':
            if (pick([true, false]))
                return Array.from({ length: pick([0, 1, 2, 3, 4, 4, 4, 5]) }, () => pick(texts)).join('');
            return pick([...texts, ...constants.map(String)]) + pick(texts);
        case 'number':
            return Number.isInteger(value) ? (pick(numbers) + pick(near)) | 0 : pick([...numbers, 0.5, NaN, Infinity, -0]);
        case 'boolean':
            return pick([true, false]);
        case 'bigint':
            return BigInt(Math.trunc(pick(numbers.filter(Number.isFinite))));
        default:
            if (value instanceof Uint8Array)
                return value.map(() => (pick(numbers) + pick(near)) & 0xff);
            return value.map(() => pick([0, 1, 2, 3, 4, 5, 6]));
    }
}
function constantsIn(conditions) {
    const found = new Set();
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind === 'application')
            for (const operand of term.operands)
                terms.add(operand);
        if (term.kind === 'constant' && typeof term.value !== 'object')
            found.add(term.value);
        if (term.kind === 'constant' && typeof term.value === 'object' && term.value !== null && 'keys' in term.value)
            for (const key of term.value.keys)
                found.add(key);
    }
    return [...found];
}
function holds(conditions, input) {
    const evaluator = new Evaluator(input);
    return conditions.every((condition) => evaluator.isTrue(condition));
}
