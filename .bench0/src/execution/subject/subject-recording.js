import { targetSite } from '../../core/raw-trace.js';
import { operatorCode } from '../../core/operators.js';
import { runtimeSymbolName } from '../../instrument/concolic/runtime-access.js';
import { createRuntime } from '../../runtime/create-runtime.js';
import { replaceFunctionConstructors } from '../../runtime/calls/function-constructors.js';
import { idOfOwn } from '../../runtime/calls/function-origin.js';
import { SymbolicInputs } from '../../runtime/recording/inputs.js';
import { emptyList } from '../../runtime/realm/intrinsics.js';
import { printOriginalFunctions } from '../../runtime/text/print-functions.js';
const isBytes = (value) => value instanceof Uint8Array;
/** Runs a target with symbolic arguments and records the trace. */
export class SubjectRecording {
    #runtime;
    #inputs;
    /** Shadows of the arguments of the last call. */
    #shadows = [];
    #resultShadow = 0;
    #sentConstants;
    #sentCount = 0;
    constructor(ask, { eventLimit, reads }) {
        this.#runtime = createRuntime({ reads });
        this.#inputs = new SymbolicInputs(this.#runtime);
        this.#runtime.recorder.events.limit = eventLimit;
        Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: this.#runtime });
        const { evaluations } = this.#runtime;
        evaluations.rewriter = (code) => {
            const answer = ask({ kind: 'evaluated', code });
            return answer.kind === 'evaluated' ? answer.code : null;
        };
        replaceFunctionConstructors(this.#runtime);
        printOriginalFunctions((fileKey) => {
            const evaluated = evaluations.sourceOf(fileKey);
            if (evaluated !== undefined)
                return evaluated;
            const answer = ask({ kind: 'plain-text', fileKey });
            return answer.kind === 'plain-text' && answer.text !== null ? answer.text : undefined;
        });
    }
    /**
     * Calls the target, or the drive if there is one. Without leaves, argument n is input n if it is a primitive or
     * bytes.
     */
    call({ target, self }, args, { leaves, spans }, drive) {
        this.#runtime.reset();
        if (spans !== undefined)
            this.#runtime.tokens.follow({ text: args[0], spans });
        this.#resultShadow = 0;
        const shadows = [];
        for (let i = 0; i < args.length; i++)
            shadows[i] = leaves === undefined ? this.#byType(i, args[i]) : 0;
        if (leaves !== undefined)
            for (let i = 0; i < leaves.length; i++)
                this.#attachShadow(leaves[i], args, shadows);
        this.#shadows = shadows;
        const { result, shadow } = drive === undefined ? this.#inputs.callTarget(target, self, args, shadows) : this.#driven(drive, args, shadows);
        this.#resultShadow = shadow;
        return result;
    }
    /** The arguments are the elements of a list, so their shadows are stored as those of its elements. */
    #driven({ run, use }, args, shadows) {
        for (let i = 0; i < args.length; i++)
            this.#runtime.store(args, i, shadows[i] ?? 0);
        return this.callOwn(run, [use, args]);
    }
    /** Begins to observe the subject's tokenizer; all runs until `learn` serve that purpose. */
    study(lexicon) {
        this.#runtime.tokens.study(lexicon);
    }
    /** Whether further training inputs would add nothing. */
    get hasStudied() {
        return this.#runtime.tokens.hasStudied;
    }
    learn() {
        return this.#runtime.tokens.learn();
    }
    /**
     * Calls a property on the arguments and result of the last call. Its branches become part of the path, and its answer
     * is the last event, so that the search can look for inputs that violate the property.
     */
    ask({ target, self }, args, result) {
        const { recorder } = this.#runtime;
        const isAlone = args.length === 1;
        const count = isAlone ? 0 : args.length;
        for (let i = 0; i < count; i++)
            this.#runtime.store(args, i, this.#shadows[i] ?? 0);
        const shadows = [isAlone ? (this.#shadows[0] ?? 0) : 0, recorder.current(this.#resultShadow, result)];
        const answer = this.#inputs.call(target, self, [isAlone ? args[0] : args, result], shadows);
        recorder.branch(0, answer.result, answer.shadow);
        return answer.result;
    }
    /**
     * Calls a rewritten function of Coppice; only values inside its arguments have shadows, not the arguments themselves.
     */
    callOwn(target, args) {
        const none = [];
        for (let i = 0; i < args.length; i++)
            none[i] = 0;
        return this.#inputs.call(target, undefined, args, none);
    }
    /**
     * Makes a value symbolic that is not an argument. Returns the shadow of the value; shadows of its parts are stored.
     */
    attachShadows(value, leaves, first) {
        const shadows = [0];
        for (let i = 0; i < leaves.length; i++) {
            const leaf = leaves[i];
            this.#attachShadow({ ...leaf, input: leaf.input + first }, [value], shadows);
        }
        return shadows[0];
    }
    /** Announces that the function is about to return a value with this shadow. */
    deliver(returner, shadow) {
        this.#runtime.returned = shadow;
        this.#runtime.returner = idOfOwn(returner);
    }
    /**
     * Registers `symbolic`, which returns shadows by `deliver`, and `assume`, whose condition becomes an assumption of
     * the path.
     */
    adopt(symbolic, assume) {
        const { recorder, models } = this.#runtime;
        idOfOwn(symbolic);
        models.add(assume, {
            before: (call) => recorder.assume(call.site, call.shadows[0] ?? 0, !!call.args[0]),
            after: () => 0,
        });
    }
    /** Registers another function that returns shadows by `deliver`. */
    adoptGiver(giver) {
        idOfOwn(giver);
    }
    /** The trace to send; constants that were sent with an earlier trace are left out. */
    trace() {
        const trace = this.#runtime.trace();
        const all = trace.constants;
        const constantsBefore = all === this.#sentConstants ? this.#sentCount : 0;
        const constants = emptyList();
        for (let i = constantsBefore; i < all.length; i++)
            constants[i - constantsBefore] = all[i];
        this.#sentConstants = all;
        this.#sentCount = all.length;
        return { ...trace, constants, constantsBefore };
    }
    get eventsDropped() {
        const { count, limit } = this.#runtime.recorder.events;
        return count > limit ? count - limit : 0;
    }
    /** The recording budget that the run exceeded. */
    get exhausted() {
        if (this.eventsDropped > 0)
            return 'events';
        return this.#runtime.recorder.table.overflowed ? 'expressions' : undefined;
    }
    #byType(input, value) {
        switch (typeof value) {
            case 'string':
                return this.#inputs.text(input, value);
            case 'number':
                return this.#inputs.number(input, value);
            case 'boolean':
                return this.#inputs.boolean(input, value);
            case 'bigint':
                return this.#inputs.bigint(input, value);
            default:
                if (isBytes(value))
                    this.#inputs.bytesOfAnyLength(input, value);
                return 0;
        }
    }
    #attachShadow(leaf, args, shadows) {
        if (leaf.as === 'option' || leaf.as === 'presence' || leaf.as === 'element') {
            this.#decide(leaf);
            return;
        }
        const { path } = leaf;
        const last = path.length - 1;
        let holder = args;
        for (let i = 0; i < last; i++)
            holder = holder[path[i]];
        const key = path[last];
        const shadow = this.#shadowOf(leaf, holder[key]);
        if (last === 0)
            shadows[key] = shadow;
        else if (shadow !== 0)
            this.#runtime.store(holder, key, shadow);
    }
    /** Records which kind of value a part is, one comparison per kind, so that the solver can ask for another kind. */
    #decide(leaf) {
        const { recorder } = this.#runtime;
        const { table } = recorder;
        if (leaf.as === 'presence') {
            recorder.decide(targetSite, leaf.isThere, this.#inputs.boolean(leaf.input, leaf.isThere));
            return;
        }
        if (leaf.as === 'element') {
            const length = table.node(operatorCode.length, leaf.input, 0, 0, leaf.isThere ? leaf.index + 1 : leaf.index);
            const node = table.node(operatorCode.lessThan, table.constant(leaf.index), length, 0, leaf.isThere);
            recorder.decide(targetSite, leaf.isThere, node);
            return;
        }
        const { input, index, count } = leaf;
        const choice = table.node(operatorCode.choice, input, 0, 0, index);
        // The last option needs no comparison: it follows from all the others being false.
        for (let option = 0; option <= index && option < count - 1; option++) {
            const isIt = option === index;
            const node = table.node(operatorCode.strictEquals, choice, table.constant(option), 0, isIt);
            recorder.decide(targetSite, isIt, node);
        }
    }
    #shadowOf(leaf, value) {
        const { table } = this.#runtime.recorder;
        switch (leaf.as) {
            case 'bytes':
                if (leaf.isOpen)
                    this.#inputs.bytesOfAnyLength(leaf.input, value);
                else
                    this.#inputs.bytes(leaf.input, value);
                return 0;
            case 'template':
                return this.#inputs.template(leaf.input, leaf.parts, value);
            case 'length':
                return this.#inputs.length(leaf.input, value);
            case 'choice': {
                let index = 0;
                while (index < leaf.values.length && !Object.is(leaf.values[index], value))
                    index++;
                const choice = this.#inputs.choice(leaf.input, index);
                const options = table.tableConstant({ kind: 'table', values: leaf.values }, leaf.values);
                return table.node(operatorCode.select, options, choice, 0, value);
            }
            default:
                return this.#inputs[leaf.as](leaf.input, value);
        }
    }
}
