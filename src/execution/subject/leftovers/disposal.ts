interface Resource {
  readonly value: unknown;
  /** Undefined if there is nothing to dispose of; `await using` still awaits. */
  readonly dispose: ((this: unknown) => unknown) | undefined;
  readonly isAwaited: boolean;
}

/**
 * The object that a block with `using` is lowered to: `u` and `a` add a resource, `e` is the error that the block
 * threw, `d` disposes.
 */
interface Disposal {
  e: unknown;
  u<Value>(value: Value): Value;
  a<Value>(value: Value): Value;
  d(): unknown;
}

const { apply } = Reflect;
const nothing = {};

export function disposal(): Disposal {
  const resources: Resource[] = [];
  const add = <Value>(value: Value, isAwaited: boolean): Value => {
    resources[resources.length] = { value, dispose: disposer(value, isAwaited), isAwaited };
    return value;
  };
  const context: Disposal = {
    e: nothing,
    u: (value) => add(value, false),
    a: (value) => add(value, true),
    d: () => (resources.some(({ isAwaited }) => isAwaited) ? disposeAwaiting() : disposeAll()),
  };
  const note = (error: unknown): void => {
    context.e = context.e === nothing ? error : suppressed(error, context.e);
  };
  const raise = (): void => {
    if (context.e !== nothing) throw context.e;
  };
  const disposeAll = (): void => {
    for (let i = resources.length - 1; i >= 0; i--) {
      const { dispose, value } = resources[i]!;
      try {
        if (dispose !== undefined) apply(dispose, value, []);
      } catch (error) {
        note(error);
      }
    }
    raise();
  };
  const disposeAwaiting = async (): Promise<void> => {
    for (let i = resources.length - 1; i >= 0; i--) {
      const { dispose, value, isAwaited } = resources[i]!;
      try {
        const result = dispose === undefined ? undefined : apply(dispose, value, []);
        if (isAwaited) await result;
      } catch (error) {
        note(error);
      }
    }
    raise();
  };
  return context;
}

function disposer(value: unknown, isAwaited: boolean): Resource['dispose'] {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' && typeof value !== 'function') throw new TypeError('using needs an object');
  const holder = value as Record<symbol, unknown>;
  const own = isAwaited ? (holder[Symbol.asyncDispose] ?? holder[Symbol.dispose]) : holder[Symbol.dispose];
  if (typeof own !== 'function') throw new TypeError('Property [Symbol.dispose] is not a function');
  return own as Resource['dispose'];
}

/** A `SuppressedError`, made by the engine's own class if there is one. */
function suppressed(error: unknown, earlier: unknown): unknown {
  const { SuppressedError: Own } = globalThis as {
    SuppressedError?: new (error: unknown, earlier: unknown) => unknown;
  };
  if (typeof Own === 'function') return new Own(error, earlier);
  const made = new Error('An error was suppressed during disposal');
  made.name = 'SuppressedError';
  return Object.assign(made, { error, suppressed: earlier });
}
