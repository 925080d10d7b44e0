/**
 * Everything of the runtime that rewritten code may use: the emitter (`instrument/concolic/`) can write no other
 * member, and `Runtime` implements this interface.
 *
 * Shadows are node numbers, 0 for a concrete value; where a shadow is not known, a method returns 0. Sites are numbers of
 * places in the source. No method throws or runs code of the subject, except `apply` and `invoke`, which call a function
 * of it, and those of `failures`, which throw what the native operation would throw.
 */
export interface RuntimeContract extends RuntimeState, RuntimeRegisters, RuntimeMethods, RuntimeParts {}

/** A value that rewritten code gets from the runtime and gives back; it only compares it with 0. */
type Handle = unknown;

/** Keys from the destructured value to a value in it. */
type BoundPath = readonly (string | number)[];

/** What rewritten code only reads, mostly to find out that there is nothing to record. */
interface RuntimeState {
  /** Indexed by `nameFlag`: 1 if a property of such a name may have a shadow. Getters set the flag of their name. */
  readonly flags: Uint8Array;
  /** 1 while a run has symbolic inputs. */
  readonly live: number;
  /** 1 once any object has a shadow. */
  readonly heap: number;
  /** 1 once any object was written to by a symbolic key. */
  readonly keyed: number;
  /** Greater than 0 while native code consumes values that generators yield. */
  readonly collecting: number;
  /** 1 while functions are called only to learn what they would return. */
  readonly peeking: number;
  /** The built-in called last, until it returns. */
  readonly underway: Handle;
  /** Shadow of the value just sent to a generator. */
  readonly sent: number;
  /** Shadow of the value of the last `update`. */
  readonly updated: number;
  /** Shadow of the result of the last `invoke`. */
  readonly invoked: number;
}

/** What rewritten code also writes: values on their way from one function to another. */
export interface RuntimeRegisters {
  /** Id of the function that takes the shadows of `pending`. */
  callee: number;
  pending: Handle;
  /** Shadow of the value just returned by the function `returner`. */
  returned: number;
  returner: number;
  /** Shadow of the value just yielded, and the value. */
  yielded: number;
  given: unknown;
  /** The last result of a function named `next`. */
  stepped: unknown;
  /** The last result of a function expression whose results native code combines. */
  answer: unknown;
  /** Shadow of the value just thrown, and the value where a clause destructures it. */
  thrown: number;
  thrownValue: unknown;
  /** Shadow of the value of the last statement of code passed to `eval`. */
  completed: number;
}

interface RuntimeMethods {
  // Operators and decisions.

  binary(
    operator: number,
    left: unknown,
    right: unknown,
    result: unknown,
    leftShadow: number,
    rightShadow: number,
  ): number;
  unary(operator: number, value: unknown, result: unknown, shadow: number): number;
  template(result: string, quasis: readonly string[], values: readonly unknown[], shadows: readonly number[]): number;
  inOperator(key: unknown, object: unknown, result: boolean, shadow: number): number;
  /** Returns the shadow of the new value; `updated` then has the shadow of the expression. */
  update(result: unknown, delta: number, prefix: boolean, shadow: number): number;
  branch(site: number, value: unknown, shadow: number): void;
  branchBinary(
    site: number,
    operator: number,
    taken: boolean,
    left: unknown,
    right: unknown,
    leftShadow: number,
    rightShadow: number,
  ): boolean;
  nullish(site: number, value: unknown, shadow: number): void;
  /** The shadow if its value is still `value`; 0 otherwise. */
  keep(value: unknown, shadow: number): number;
  concreteOf(shadow: number): unknown;
  /** Makes a literal of the source a variable; only for conformance tests. */
  literal(input: number, value: string | number | boolean): number;

  // Properties.

  /** The value that a read would give, without running code. */
  peek(object: unknown, key: unknown): unknown;
  peekShadow(object: unknown, key: unknown): number;
  /** The value of a global variable, without running code. */
  global(name: string): unknown;
  read(object: unknown, key: PropertyKey, value: unknown, objectShadow: number, site: number): number;
  readSuper(self: unknown, key: PropertyKey, value: unknown): number;
  store(object: unknown, key: unknown, shadow: number, site?: number): void;
  /** As `store`, for an assignment, which may have called a setter. */
  assign(object: unknown, key: unknown, shadow: number, site: number): void;
  storeKey(site: number, object: unknown, key: unknown, keyShadow: number, shadow: number): void;
  lengthStored(site: number, object: unknown, value: unknown, shadow: number): void;
  keyOf(object: unknown, key: string): number;
  copyProperties(site: number, target: unknown, source: unknown, shadow: number): void;
  placeElements(
    array: object,
    entries: ArrayLike<number | readonly [unknown, number]>,
    site?: number,
    level?: number,
  ): void;

  // Calls.

  apply(target: unknown, self: unknown, args: readonly unknown[], source: string): unknown;
  /** Calls a function with shadows; `invoked` then has the shadow of the result. */
  invoke(
    site: number,
    target: unknown,
    self: unknown,
    args: readonly unknown[],
    selfShadow: number,
    shadows: number[],
    source: string,
  ): unknown;
  /** Passes shadows to a call; the result, if it is not 0, must be given to `leave` after the call. */
  enter(
    site: number,
    target: unknown,
    self: unknown,
    args: readonly unknown[],
    selfShadow: number,
    shadows: number[],
    spread?: readonly number[],
  ): Handle;
  leave(call: Handle, result: unknown): number;
  returnedToNative(): void;
  takeReturned(target: unknown, result: unknown): number;
  /** The shadows that were passed to a function with these arguments, for `argument`. */
  take(values: readonly unknown[]): ArrayLike<number> | 0;
  argument(shadows: ArrayLike<number>, index: number, value: unknown): number;
  restParameter(rest: unknown, passed: ArrayLike<number>, from: number): void;
  concretizeArguments(site: number, values: readonly unknown[], shadows: readonly number[], reason: string): void;
  parentOf(constructor: object): unknown;
  /** The text to pass to `eval`, if that is the callee, in place of `value`; `scope` is missing for global code. */
  evaluated(callee: unknown, site: number, value: unknown, shadow: number, scope?: string): unknown;
  takeCompleted(value: unknown): number;

  // Loops, generators, async functions, exceptions.

  iterate(
    site: number,
    source: unknown,
    shadow: number,
    isAsync?: number,
    patterns?: readonly (readonly [path: BoundPath, isList: boolean, hasDefault: boolean])[] | null,
  ): Handle;
  element(iteration: Handle, value: unknown): number;
  elementObject(iteration: Handle): unknown;
  /** Starts collecting yielded values; returns the level to close, 0 if there is none. */
  collect(source?: unknown): number;
  collected(level: number, iterable: unknown): void;
  noteYield(value: unknown): void;
  noteStep(step: unknown): void;
  takeYielded(value: unknown): number;
  takeSent(value: unknown): number;
  activate(functionId: number): Handle;
  suspend(activation: Handle): void;
  settle(activation: Handle, value: unknown, shadow: number): void;
  awaited(operand: unknown, value: unknown, shadow: number): number;
  caught(value: unknown): number;
}

/** The members of the parts of the runtime, which rewritten code names as `part.member`. */
export interface RuntimeParts {
  /** Values that patterns bind, and elements of `arguments` that are tied to parameters. */
  readonly boundValues: {
    bound(
      site: number,
      value: unknown,
      source: unknown,
      sourceShadow: number,
      path: BoundPath,
      keyShadow: number,
    ): number;
    boundOrDefault(
      site: number,
      value: unknown,
      source: unknown,
      sourceShadow: number,
      path: BoundPath,
      keyShadow: number,
      fallback: number,
    ): number;
    boundRest(
      site: number,
      rest: unknown,
      source: unknown,
      sourceShadow: number,
      path: BoundPath,
      from: number,
      leftOut?: readonly unknown[],
    ): number;
    nested(
      site: number,
      source: unknown,
      sourceShadow: number,
      path: BoundPath,
      isList: boolean,
      hasDefault: boolean,
      keyShadow: number,
    ): void;
    tie(list: unknown, shadows: readonly number[]): void;
    untie(list: unknown, index: number, value: unknown, shadow: number): number;
  };
  /** The begin and end of functions, where they are recorded. */
  readonly calls: {
    enter(site: number): number;
    exit(depth: number): void;
    caught(depth: number, site: number): number;
    /** A loop begins to run its body once more. */
    iteration(site: number): void;
    /** The code after a loop runs. */
    left(site: number): void;
  };
  readonly channels: {
    concretizeThrown(): void;
    /** 1 for a function that is not a rewritten one: a call of it may read the contents of its arguments. */
    isForeign(target: unknown): number;
  };
  /** Conditions that are recorded as one decision. */
  readonly conditions: {
    compared(
      site: number,
      operator: number,
      left: unknown,
      right: unknown,
      leftShadow: number,
      rightShadow: number,
    ): number;
    filled(
      site: number,
      template: string,
      test: (operand: unknown) => boolean,
      operand: unknown,
      shadow: number,
    ): number;
    filledStrictly(template: string, test: (operand: unknown) => boolean, operand: unknown, shadow: number): number;
    truth(value: unknown, shadow: number): number;
    negated(part: number): number;
    both(left: number, right: number): number;
    either(left: number, right: number): number;
    decide(site: number, taken: unknown, condition: number): unknown;
    shadowOf(value: boolean, condition: number): number;
  };
  /** Errors that the native operation would throw. */
  readonly failures: {
    notFunction(source: string): () => never;
    cannotDestructure(value: null | undefined, key: string | null, source: string): never;
    iterable(value: unknown, source: string): unknown;
  };
  readonly iterations: {
    delegate(site: number, source: unknown, shadow: number, isAsync?: boolean): unknown;
  };
  readonly natives: {
    instanceOf(site: number, value: unknown, type: unknown, shadow: number): void;
    scopeObject(site: number, object: unknown, shadow: number): void;
  };
  readonly reads: {
    readKey(
      site: number,
      object: unknown,
      key: unknown,
      value: unknown,
      objectShadow: number,
      keyShadow: number,
    ): number;
    storedValue(object: unknown, key: unknown): unknown;
    decideMethod(site: number, object: unknown, key: unknown): void;
    decideUndefined(site: number, value: unknown, shadow: number): void;
    listNames(site: number, object: unknown, shadow: number): void;
  };
  /** Built-in functions that properties hold under another name than their own. */
  readonly aliases: {
    /** Indexed by `nameFlag`: 1 if a property of such a name may hold one. */
    readonly names: Uint8Array;
    declare(names: readonly string[]): void;
  };
  readonly setters: {
    /** 1 once any setter is declared. */
    readonly any: number;
    /** Indexed by `nameFlag`: 1 if a setter of such a name is declared. */
    readonly names: Uint8Array;
    declare(names: readonly string[] | null): void;
    give(site: number, object: unknown, key: unknown, value: unknown, shadow: number): void;
    entered(value: unknown): void;
  };
  readonly spreads: {
    isLaidOut(source: unknown): boolean;
  };
  /** Stores and deletions by symbolic keys. */
  readonly stores: {
    announce(site: number, object: unknown, key: unknown, keyShadow: number): void;
    storeNew(
      site: number,
      object: object,
      key: unknown,
      keyShadow: number,
      shadow: number,
      earlier: readonly string[],
      later: readonly string[],
    ): void;
    remove(site: number, object: unknown, key: unknown, keyShadow: number): void;
  };
  /** Operators that natively convert objects to text. */
  readonly texts: {
    binary(
      operator: number,
      left: unknown,
      right: unknown,
      result: unknown,
      leftShadow: number,
      rightShadow: number,
    ): number;
    unary(operator: number, value: unknown, result: unknown, shadow: number): number;
  };
  /** Conditions under which an operation throws, recorded before it. */
  readonly throws: {
    defined(site: number, value: unknown, shadow: number): boolean;
    divisor(site: number, value: unknown, shadow: number): boolean;
    exponent(site: number, value: unknown, shadow: number): boolean;
    iterable(site: number, value: unknown, shadow: number): boolean;
    object(site: number, value: unknown, shadow: number): boolean;
  };
  /** The calls of the tokenizer of a subject. */
  readonly tokens: {
    enter(): void;
    leave(): void;
    given(
      given: unknown,
      self: unknown,
      args: ArrayLike<unknown>,
      names?: readonly string[],
      at?: (variable: number, shadow?: number) => unknown,
    ): number;
  };
}
