import { operatorCode } from '../core/operators.js';
import { Activations } from './calls/activations.js';
import { ArrayLiterals } from './heap/array-literals.js';
import { BoundValues } from './calls/bound-values.js';
import { CallNotes } from './calls/call-notes.js';
import { Callees } from './calls/callees.js';
import { Channels } from './calls/channels.js';
import { CompoundConditions } from './recording/compound-conditions.js';
import { apply, getPrototypeOf, isArray, isObject, isTypedArray, NativeTypeError } from './realm/intrinsics.js';
import { Evaluations } from './recording/evaluations.js';
import { Iterations } from './iteration/iterations.js';
import { KeyedStores } from './heap/keyed-stores.js';
import { forgetDescriptors } from './realm/language-objects.js';
import { ModelsByFunction } from './models/models-by-function.js';
import { Operations } from './recording/operations.js';
import { ObjectReads } from './heap/object-reads.js';
import { ObjectTexts } from './heap/object-texts.js';
import { peekThrough } from './heap/peek-through.js';
import { NativeFailures } from './recording/native-failures.js';
import { NativeTexts } from './text/native-texts.js';
import { peek, peekGlobal } from './heap/peek.js';
import { concretizedSets } from './heap/concretized-sets.js';
import { SetterCalls } from './calls/setter-calls.js';
import { SideTable } from './heap/side-table.js';
import { SpreadArguments } from './calls/spread-arguments.js';
import { StoredKeys } from './heap/stored-keys.js';
import { ThrowEvents } from './recording/throw-events.js';
import { TokenObserver } from './tokens/token-observer.js';
import { Yields } from './iteration/yields.js';
/**
 * The runtime: rewritten code uses what `RuntimeContract` lists, the other members are for models and for the subject
 * process.
 */
export class Runtime extends Operations {
    calls;
    side;
    throws;
    conditions;
    activations;
    models = new ModelsByFunction();
    channels;
    reads;
    keys;
    stores;
    setters;
    natives;
    yields;
    iterations;
    evaluations;
    boundValues;
    literals;
    failures = new NativeFailures();
    texts;
    spreads;
    tokens;
    constructor(recorder) {
        super(recorder);
        this.calls = new CallNotes(recorder.events);
        this.throws = new ThrowEvents(recorder, this);
        this.side = new SideTable(this, recorder);
        this.activations = new Activations(recorder, this.side);
        this.conditions = new CompoundConditions(recorder);
        this.channels = new Channels(this, recorder, this.throws, this.side, this.activations, new Callees(this.models));
        this.keys = new StoredKeys(this, recorder);
        this.natives = new NativeTexts(this, recorder, this.side);
        this.reads = new ObjectReads(this, recorder, this.side, this.channels, this.natives);
        this.setters = new SetterCalls(this, recorder, this.channels);
        this.stores = new KeyedStores(recorder, this.side, this.reads);
        this.yields = new Yields(this, recorder);
        this.iterations = new Iterations(this, recorder, this.side, this.yields, this.activations);
        this.evaluations = new Evaluations(this, recorder);
        this.spreads = new SpreadArguments(this, recorder, this.side, this.iterations, this.yields);
        this.texts = new ObjectTexts(recorder, this.side);
        this.tokens = new TokenObserver(this, recorder, this.side);
        this.boundValues = new BoundValues(recorder, this.throws, this.side, this.reads, this.stores, this.iterations, this.yields);
        this.literals = new ArrayLiterals(recorder, this.side, this.iterations);
    }
    /** Resets the state of the last run. Shadows it left in variables of modules are stale because of their values. */
    reset() {
        this.resetRegisters();
        this.recorder.reset();
        this.side.reset();
        this.calls.reset();
        this.activations.reset();
        this.yields.reset();
        this.keys.reset();
        this.natives.reset();
        this.tokens.reset();
        this.setters.reset();
        forgetDescriptors();
    }
    trace() {
        this.calls.exit(1);
        this.channels.concretizeThrown();
        this.channels.concretizeRemaining();
        return this.recorder.trace();
    }
    // Operators and decisions that need to inspect objects.
    nullish(site, value, shadow) {
        const node = this.throws.isNullish(value, shadow);
        if (node !== 0)
            this.recorder.decide(site, value === null || value === undefined, node);
    }
    inOperator(key, object, result, shadow) {
        return this.reads.isIn(object, key, result, shadow);
    }
    // Properties.
    /** The value that a read would give, also through getters that only return a variable or a property. */
    peek(object, key) {
        const value = peek(object, key);
        return value !== undefined || !isObject(object) || isObject(key)
            ? value
            : peekThrough(this, object, key);
    }
    global(name) {
        return peekGlobal(name);
    }
    peekShadow(object, key) {
        const { side } = this;
        if (isObject(key))
            return 0;
        const known = side.of(object)?.[key] ?? 0;
        const mayHold = known !== 0 || side.writes.live !== 0 || (side.bytes.live !== 0 && isTypedArray(object));
        const shadow = mayHold ? side.read(object, key, peek(object, key)) : 0;
        if (shadow !== 0 || this.natives.live === 0 || !isObject(object))
            return shadow;
        return this.natives.read(object, key, peek(object, key));
    }
    read(object, key, value, objectShadow, site) {
        return this.reads.read(object, key, value, objectShadow, site);
    }
    /** The shadow of the result of a `super` read, from a getter or from one of the prototypes. */
    readSuper(self, key, value) {
        return this.returned === 0 ? this.side.findInherited(self, key, value) : this.channels.passedBack(value);
    }
    store(object, key, shadow, site) {
        if (this.setting !== 0)
            concretizedSets(this, this.recorder, shadow, site);
        this.side.store(object, key, shadow);
    }
    /** As `store`, for an assignment, which may have called a setter. */
    assign(object, key, shadow, site) {
        if (this.setters.isGiven(object, key))
            return;
        if (this.setting === 0)
            this.side.checkStored(object, key, shadow, site);
        this.store(object, key, shadow, site);
    }
    /** Called before a property named `length` is stored. */
    lengthStored(site, object, value, shadow) {
        if (isObject(object) && isArray(object))
            this.throws.arrayLength(site, value, shadow);
    }
    /** Records that a value was stored under a key that has a shadow. */
    storeKey(site, object, key, keyShadow, shadow) {
        if (this.setters.isGiven(object, key))
            return this.stores.storedBySetter(site, object, key, keyShadow);
        if (this.setting !== 0)
            concretizedSets(this, this.recorder, shadow, site);
        this.stores.store(site, object, key, keyShadow, shadow);
    }
    /** The shadow of a key that a loop visits. */
    keyOf(object, key) {
        return this.side.shadowOfName(object, key);
    }
    copyProperties(site, target, source, shadow) {
        this.recorder.concretize(site, source, shadow, 'string that is copied into an object');
        this.side.decideLength(site, source);
        this.boundValues.copyProperties(site, target, source);
    }
    /** The shadow of a template literal; objects in it were converted to strings natively. */
    template(result, quasis, values, shadows) {
        let any = 0;
        for (let at = 0; at < values.length; at++)
            any |= shadows[at] | (isObject(values[at]) ? 1 : 0);
        return any === 0 ? 0 : super.template(result, quasis, values, shadows);
    }
    placeElements(array, entries, site = 0, level = 0) {
        this.literals.place(array, entries, site, level === 0 ? undefined : this.yields.close(level));
    }
    restParameter(rest, passed, from) {
        this.boundValues.restParameter(rest, passed, from);
    }
    // Calls.
    apply(target, self, args, source) {
        if (typeof target !== 'function')
            throw new NativeTypeError(`${source} is not a function`);
        return apply(target, self, args);
    }
    /** Calls a function with shadows; `invoked` then has the shadow of the result. */
    invoke(site, target, self, args, selfShadow, shadows, source) {
        if (typeof target !== 'function')
            throw new NativeTypeError(`${source} is not a function`);
        const call = this.channels.enter(site, target, self, args, selfShadow, shadows);
        const result = apply(target, self, args);
        this.invoked = this.channels.leave(call, result);
        return result;
    }
    enter(site, target, self, args, selfShadow, shadows, spread) {
        if (spread === undefined) {
            if (!this.channels.needsNothing(target, selfShadow, shadows))
                return this.channels.enter(site, target, self, args, selfShadow, shadows);
            this.returned = 0;
            return 0;
        }
        const { values, shadows: known, upTo } = this.spreads.layOut(site, args, shadows, spread);
        const isAll = upTo === args.length;
        if (!isAll && (upTo < args.length - 1 || this.channels.callees.idOf(target) === 0)) {
            this.channels.concretizeAll(site, self, selfShadow, args, shadows, 'argument next to a spread iterator');
            return this.spreads.unfollowed(site, target, args, spread);
        }
        const call = this.channels.enter(site, target, self, values, selfShadow, known);
        if (!isAll && call !== 0)
            this.spreads.defer(call, args[upTo]);
        return call;
    }
    leave(call, result) {
        return this.channels.leave(call, result);
    }
    returnedToNative() {
        this.channels.concretizeReturned();
    }
    takeReturned(target, result) {
        return this.channels.takeReturned(target, result);
    }
    take(values) {
        return this.channels.take(values);
    }
    argument(shadows, index, value) {
        return this.channels.argument(shadows, index, value);
    }
    concretizeArguments(site, values, shadows, reason) {
        for (let at = 0; at < values.length; at++)
            this.recorder.concretize(site, values[at], shadows[at], reason);
    }
    parentOf(constructor) {
        return getPrototypeOf(constructor);
    }
    /** The value to pass to `eval`, if that is the callee, in place of `value`; `scope` is missing for global code. */
    evaluated(callee, site, value, shadow, scope) {
        return this.evaluations.textFor(callee, site, value, shadow, scope ?? null);
    }
    takeCompleted(value) {
        const { completed } = this;
        this.completed = 0;
        return this.recorder.current(completed, value);
    }
    // Generators, async functions, loops, exceptions.
    noteYield(value) {
        this.yields.note(value);
    }
    /** Records a result of an iterator's `next` while native code consumes iterators. */
    noteStep(step) {
        this.iterations.noteStep(step);
    }
    takeYielded(value) {
        const { yielded } = this;
        this.yielded = 0;
        return this.recorder.current(yielded, value);
    }
    /** Starts collecting yielded values; returns the level to close, 0 for strings and arrays. */
    collect(source) {
        return typeof source === 'string' || isArray(source) ? 0 : this.yields.open();
    }
    /** Called after native code has destructured an iterable for which a level was opened. */
    collected(level, iterable) {
        if (isObject(iterable))
            this.yields.keep(level, iterable);
        else
            this.yields.close(level);
    }
    takeSent(value) {
        const { sent } = this;
        this.sent = 0;
        return this.recorder.current(sent, value);
    }
    /** The shadow of the value that a `catch` clause has caught. */
    caught(value) {
        const { thrown } = this;
        this.thrown = 0;
        if (thrown === 0)
            this.natives.noteCaught(value);
        return this.recorder.current(thrown, value);
    }
    activate(functionId) {
        return this.activations.open(functionId);
    }
    /** Called before an async function gives control to its caller, the first time with a promise. */
    suspend(activation) {
        if (activation === 0)
            return;
        this.returned = -1;
        this.returner = activation.functionId;
        this.activation = activation;
    }
    settle(activation, value, shadow) {
        this.activations.settle(activation, value, this.recorder.current(shadow, value));
        this.suspend(activation);
    }
    awaited(operand, value, shadow) {
        if (this.yielded !== 0 && isObject(value))
            this.iterations.takeStep(value);
        const known = shadow === 0 ? this.channels.settled(operand, value) : shadow;
        return this.recorder.current(known, value);
    }
    /** Starts a loop; `patterns` are those that destructure each element. */
    iterate(site, source, shadow, isAsync = 0, patterns = null) {
        if (shadow !== 0)
            this.throws.iterable(site, source, shadow);
        const ahead = patterns === null ? null : this.boundValues.nestedIn(site, patterns);
        return this.iterations.open(site, source, this.recorder.current(shadow, source), isAsync === 1, ahead);
    }
    element(iteration, value) {
        return this.iterations.next(iteration, value);
    }
    elementObject(iteration) {
        return this.iterations.nextObject(iteration);
    }
    // Inputs.
    /** Makes a literal of the source a variable; used by conformance tests. */
    literal(input, value) {
        this.live = 1;
        if (typeof value === 'string')
            return this.recorder.table.node(operatorCode.text, input, 0, 0, value);
        const operator = typeof value === 'number' ? operatorCode.numberValue : operatorCode.booleanValue;
        return this.recorder.table.node(operator, input, 0, 0, value);
    }
}
