import { Simplifier } from '../../src/constraint/simplify.js';
import { Encoder } from '../../src/solver/links/smt/encoder.js';
import { integersAndReals } from '../../src/solver/links/smt/integers-and-reals.js';
let instance;
/** Returns one instance for all rounds. */
async function loaded() {
    const { init } = await import('z3-solver');
    instance ??= init().then(({ em }) => em);
    return instance;
}
/**
 * Flips every decision of a path with the low-level synchronous calls of z3-solver: one context and one solver, events
 * asserted in order, and each flip between a push and a pop. Encoding and parsing are not counted.
 */
export async function flipAllWithZ3({ path, run }, pool) {
    const z3 = (await loaded());
    const call = (name, ...values) => z3[`_Z3_${name}`](...values);
    const context = call('mk_context', call('mk_config'));
    const { script, events } = encoded(path, run, pool);
    const zeros = Array.from({ length: 6 }, () => 0);
    const kinds = ['number', 'string', ...zeros.map(() => 'number')];
    const asserted = z3.ccall('Z3_parse_smtlib2_string', 'number', kinds, [context, script, ...zeros]);
    call('ast_vector_inc_ref', context, asserted);
    const solver = call('mk_simple_solver', context);
    call('solver_inc_ref', context, solver);
    const assert = (index) => call('solver_assert', context, solver, call('ast_vector_get', context, asserted, index));
    const counts = { sat: 0, unsat: 0, unknown: 0 };
    const before = process.cpuUsage();
    for (const [taken, flipped] of events) {
        call('solver_push', context, solver);
        assert(flipped);
        const result = call('solver_check', context, solver);
        if (result === 1) {
            counts.sat++;
            call('solver_get_model', context, solver);
        }
        else if (result === 0)
            counts.unknown++;
        else
            counts.unsat++;
        call('solver_pop', context, solver, 1);
        assert(taken);
    }
    const { user, system } = process.cpuUsage(before);
    return { ...counts, milliseconds: (user + system) / 1000 };
}
/**
 * Returns the script, and the indexes of its assertions for each event and its flip; constraints on bounds are part of
 * the assertions.
 */
function encoded(path, run, pool) {
    const simplifier = new Simplifier(pool, { lengths: new Map([[0, run.inputs.get(0).length]]) });
    const declarations = new Set();
    const assertions = [];
    const events = [];
    for (const [i, condition] of path.constraints(pool).entries()) {
        const pair = [condition, path.alternatives(i, pool)[0]?.condition ?? condition].map((expr) => {
            const encoder = new Encoder(integersAndReals, simplifier);
            encoder.assertCondition(simplifier.simplifyCondition(expr));
            const { text } = encoder.scriptFor();
            const start = text.indexOf('(assert');
            for (const declaration of text.slice(0, start).split('\n'))
                declarations.add(declaration);
            return assertions.push(text.slice(start)) - 1;
        });
        events.push(pair);
    }
    return { script: [...declarations, ...assertions].join('\n'), events };
}
