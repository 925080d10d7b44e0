import { operatorCode } from '../core/operators.ts';
import type { RuntimeContract } from '../core/runtime-contract.ts';
import type { RawTrace } from '../core/raw-trace.ts';
import { Activations, type Activation } from './calls/activations.ts';
import { ArrayLiterals, type ArrayEntry } from './heap/array-literals.ts';
import { BoundValues, type NestedPattern } from './calls/bound-values.ts';
import type { Call } from './calls/call.ts';
import { CallNotes } from './calls/call-notes.ts';
import { Callees } from './calls/callees.ts';
import { Channels } from './calls/channels.ts';
import { CompoundConditions } from './recording/compound-conditions.ts';
import { apply, getPrototypeOf, isArray, isObject, isTypedArray, NativeTypeError } from './realm/intrinsics.ts';
import { Evaluations } from './recording/evaluations.ts';
import { Iterations, type Iteration } from './iteration/iterations.ts';
import { KeyedStores } from './heap/keyed-stores.ts';
import { forgetDescriptors } from './realm/language-objects.ts';
import { ModelsByFunction } from './models/models-by-function.ts';
import { Operations } from './recording/operations.ts';
import { ObjectReads } from './heap/object-reads.ts';
import { ObjectTexts } from './heap/object-texts.ts';
import { peekThrough } from './heap/peek-through.ts';
import { NativeFailures } from './recording/native-failures.ts';
import { NativeTexts } from './text/native-texts.ts';
import { peek, peekGlobal } from './heap/peek.ts';
import { concretizedSets } from './heap/concretized-sets.ts';
import type { Recorder } from './recording/recorder.ts';
import { SetterCalls } from './calls/setter-calls.ts';
import { SideTable } from './heap/side-table.ts';
import { SpreadArguments } from './calls/spread-arguments.ts';
import { StoredKeys } from './heap/stored-keys.ts';
import { ThrowEvents } from './recording/throw-events.ts';
import { TokenObserver } from './tokens/token-observer.ts';
import { Yields } from './iteration/yields.ts';

/**
 * The runtime: rewritten code uses what `RuntimeContract` lists, the other members are for models and for the subject
 * process.
 */
export class Runtime extends Operations implements RuntimeContract {
  readonly calls: CallNotes;
  readonly side: SideTable;
  readonly throws: ThrowEvents;
  readonly conditions: CompoundConditions;
  readonly activations: Activations;
  readonly models = new ModelsByFunction();
  readonly channels: Channels;
  readonly reads: ObjectReads;
  readonly keys: StoredKeys;
  readonly stores: KeyedStores;
  readonly setters: SetterCalls;
  readonly natives: NativeTexts;
  readonly yields: Yields;
  readonly iterations: Iterations;
  readonly evaluations: Evaluations;
  readonly boundValues: BoundValues;
  readonly literals: ArrayLiterals;
  readonly failures = new NativeFailures();
  readonly texts: ObjectTexts;
  readonly spreads: SpreadArguments;
  readonly tokens: TokenObserver;

  constructor(recorder: Recorder) {
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
    this.boundValues = new BoundValues(
      recorder,
      this.throws,
      this.side,
      this.reads,
      this.stores,
      this.iterations,
      this.yields,
    );
    this.literals = new ArrayLiterals(recorder, this.side, this.iterations);
  }

  /** Resets the state of the last run. Shadows it left in variables of modules are stale because of their values. */
  reset(): void {
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

  trace(): RawTrace {
    this.calls.exit(1);
    this.channels.concretizeThrown();
    this.channels.concretizeRemaining();
    return this.recorder.trace();
  }

  // Operators and decisions that need to inspect objects.

  nullish(site: number, value: unknown, shadow: number): void {
    const node = this.throws.isNullish(value, shadow);
    if (node !== 0) this.recorder.decide(site, value === null || value === undefined, node);
  }

  inOperator(key: unknown, object: unknown, result: boolean, shadow: number): number {
    return this.reads.isIn(object, key, result, shadow);
  }

  // Properties.

  /** The value that a read would give, also through getters that only return a variable or a property. */
  peek(object: unknown, key: unknown): unknown {
    const value = peek(object, key);
    return value !== undefined || !isObject(object) || isObject(key)
      ? value
      : peekThrough(this, object, key as PropertyKey);
  }

  global(name: string): unknown {
    return peekGlobal(name);
  }

  peekShadow(object: unknown, key: unknown): number {
    const { side } = this;
    if (isObject(key)) return 0;
    const known = side.of(object)?.[key as PropertyKey] ?? 0;
    const mayHold = known !== 0 || side.writes.live !== 0 || (side.bytes.live !== 0 && isTypedArray(object));
    const shadow = mayHold ? side.read(object, key as PropertyKey, peek(object, key)) : 0;
    if (shadow !== 0 || this.natives.live === 0 || !isObject(object)) return shadow;
    return this.natives.read(object, key as PropertyKey, peek(object, key));
  }

  read(object: unknown, key: PropertyKey, value: unknown, objectShadow: number, site: number): number {
    return this.reads.read(object, key, value, objectShadow, site);
  }

  /** The shadow of the result of a `super` read, from a getter or from one of the prototypes. */
  readSuper(self: unknown, key: PropertyKey, value: unknown): number {
    return this.returned === 0 ? this.side.findInherited(self, key, value) : this.channels.passedBack(value);
  }

  store(object: unknown, key: unknown, shadow: number, site?: number): void {
    if (this.setting !== 0) concretizedSets(this, this.recorder, shadow, site);
    this.side.store(object, key, shadow);
  }

  /** As `store`, for an assignment, which may have called a setter. */
  assign(object: unknown, key: unknown, shadow: number, site: number): void {
    if (this.setters.isGiven(object, key)) return;
    if (this.setting === 0) this.side.checkStored(object, key, shadow, site);
    this.store(object, key, shadow, site);
  }

  /** Called before a property named `length` is stored. */
  lengthStored(site: number, object: unknown, value: unknown, shadow: number): void {
    if (isObject(object) && isArray(object)) this.throws.arrayLength(site, value, shadow);
  }

  /** Records that a value was stored under a key that has a shadow. */
  storeKey(site: number, object: unknown, key: unknown, keyShadow: number, shadow: number): void {
    if (this.setters.isGiven(object, key)) return this.stores.storedBySetter(site, object, key, keyShadow);
    if (this.setting !== 0) concretizedSets(this, this.recorder, shadow, site);
    this.stores.store(site, object, key, keyShadow, shadow);
  }

  /** The shadow of a key that a loop visits. */
  keyOf(object: unknown, key: string): number {
    return this.side.shadowOfName(object, key);
  }

  copyProperties(site: number, target: unknown, source: unknown, shadow: number): void {
    this.recorder.concretize(site, source, shadow, 'string that is copied into an object');
    this.side.decideLength(site, source);
    this.boundValues.copyProperties(site, target, source);
  }

  /** The shadow of a template literal; objects in it were converted to strings natively. */
  override template(
    result: string,
    quasis: readonly string[],
    values: readonly unknown[],
    shadows: readonly number[],
  ): number {
    let any = 0;
    for (let at = 0; at < values.length; at++) any |= shadows[at]! | (isObject(values[at]) ? 1 : 0);
    return any === 0 ? 0 : super.template(result, quasis, values, shadows);
  }

  placeElements(array: object, entries: ArrayLike<ArrayEntry>, site = 0, level = 0): void {
    this.literals.place(array, entries, site, level === 0 ? undefined : this.yields.close(level));
  }

  restParameter(rest: unknown, passed: ArrayLike<number>, from: number): void {
    this.boundValues.restParameter(rest, passed, from);
  }

  // Calls.

  apply(target: unknown, self: unknown, args: readonly unknown[], source: string): unknown {
    if (typeof target !== 'function') throw new NativeTypeError(`${source} is not a function`);
    return apply(target, self, args);
  }

  /** Calls a function with shadows; `invoked` then has the shadow of the result. */
  invoke(
    site: number,
    target: unknown,
    self: unknown,
    args: readonly unknown[],
    selfShadow: number,
    shadows: number[],
    source: string,
  ): unknown {
    if (typeof target !== 'function') throw new NativeTypeError(`${source} is not a function`);
    const call = this.channels.enter(site, target, self, args, selfShadow, shadows) as Call;
    const result: unknown = apply(target, self, args);
    this.invoked = this.channels.leave(call, result);
    return result;
  }

  enter(
    site: number,
    target: unknown,
    self: unknown,
    args: readonly unknown[],
    selfShadow: number,
    shadows: number[],
    spread?: readonly number[],
  ): Call | 0 {
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
    if (!isAll && call !== 0) this.spreads.defer(call, args[upTo]);
    return call;
  }

  leave(call: Call, result: unknown): number {
    return this.channels.leave(call, result);
  }

  returnedToNative(): void {
    this.channels.concretizeReturned();
  }

  takeReturned(target: unknown, result: unknown): number {
    return this.channels.takeReturned(target, result);
  }

  take(values: readonly unknown[]): ArrayLike<number> | 0 {
    return this.channels.take(values);
  }

  argument(shadows: ArrayLike<number>, index: number, value: unknown): number {
    return this.channels.argument(shadows, index, value);
  }

  concretizeArguments(site: number, values: readonly unknown[], shadows: readonly number[], reason: string): void {
    for (let at = 0; at < values.length; at++) this.recorder.concretize(site, values[at], shadows[at]!, reason);
  }

  parentOf(constructor: object): unknown {
    return getPrototypeOf(constructor);
  }

  /** The value to pass to `eval`, if that is the callee, in place of `value`; `scope` is missing for global code. */
  evaluated(callee: unknown, site: number, value: unknown, shadow: number, scope?: string): unknown {
    return this.evaluations.textFor(callee, site, value, shadow, scope ?? null);
  }

  takeCompleted(value: unknown): number {
    const { completed } = this;
    this.completed = 0;
    return this.recorder.current(completed, value);
  }

  // Generators, async functions, loops, exceptions.

  noteYield(value: unknown): void {
    this.yields.note(value);
  }

  /** Records a result of an iterator's `next` while native code consumes iterators. */
  noteStep(step: unknown): void {
    this.iterations.noteStep(step);
  }

  takeYielded(value: unknown): number {
    const { yielded } = this;
    this.yielded = 0;
    return this.recorder.current(yielded, value);
  }

  /** Starts collecting yielded values; returns the level to close, 0 for strings and arrays. */
  collect(source?: unknown): number {
    return typeof source === 'string' || isArray(source) ? 0 : this.yields.open();
  }

  /** Called after native code has destructured an iterable for which a level was opened. */
  collected(level: number, iterable: unknown): void {
    if (isObject(iterable)) this.yields.keep(level, iterable);
    else this.yields.close(level);
  }

  takeSent(value: unknown): number {
    const { sent } = this;
    this.sent = 0;
    return this.recorder.current(sent, value);
  }

  /** The shadow of the value that a `catch` clause has caught. */
  caught(value: unknown): number {
    const { thrown } = this;
    this.thrown = 0;
    if (thrown === 0) this.natives.noteCaught(value);
    return this.recorder.current(thrown, value);
  }

  activate(functionId: number): Activation {
    return this.activations.open(functionId);
  }

  /** Called before an async function gives control to its caller, the first time with a promise. */
  suspend(activation: Activation | 0): void {
    if (activation === 0) return;
    this.returned = -1;
    this.returner = activation.functionId;
    this.activation = activation;
  }

  settle(activation: Activation, value: unknown, shadow: number): void {
    this.activations.settle(activation, value, this.recorder.current(shadow, value));
    this.suspend(activation);
  }

  awaited(operand: unknown, value: unknown, shadow: number): number {
    if (this.yielded !== 0 && isObject(value)) this.iterations.takeStep(value);
    const known = shadow === 0 ? this.channels.settled(operand, value) : shadow;
    return this.recorder.current(known, value);
  }

  /** Starts a loop; `patterns` are those that destructure each element. */
  iterate(
    site: number,
    source: unknown,
    shadow: number,
    isAsync = 0,
    patterns: readonly NestedPattern[] | null = null,
  ): Iteration {
    if (shadow !== 0) this.throws.iterable(site, source, shadow);
    const ahead = patterns === null ? null : this.boundValues.nestedIn(site, patterns);
    return this.iterations.open(site, source, this.recorder.current(shadow, source), isAsync === 1, ahead);
  }

  element(iteration: Iteration | 0 | undefined, value: unknown): number {
    return this.iterations.next(iteration, value);
  }

  elementObject(iteration: Iteration | 0 | undefined): unknown {
    return this.iterations.nextObject(iteration);
  }

  // Inputs.

  /** Makes a literal of the source a variable; used by conformance tests. */
  literal(input: number, value: string | number | boolean): number {
    this.live = 1;
    if (typeof value === 'string') return this.recorder.table.node(operatorCode.text, input, 0, 0, value);
    const operator = typeof value === 'number' ? operatorCode.numberValue : operatorCode.booleanValue;
    return this.recorder.table.node(operator, input, 0, 0, value);
  }
}
