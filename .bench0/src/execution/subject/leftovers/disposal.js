const { apply } = Reflect;
const nothing = {};
export function disposal() {
    const resources = [];
    const add = (value, isAwaited) => {
        resources[resources.length] = { value, dispose: disposer(value, isAwaited), isAwaited };
        return value;
    };
    const context = {
        e: nothing,
        u: (value) => add(value, false),
        a: (value) => add(value, true),
        d: () => (resources.some(({ isAwaited }) => isAwaited) ? disposeAwaiting() : disposeAll()),
    };
    const note = (error) => {
        context.e = context.e === nothing ? error : suppressed(error, context.e);
    };
    const raise = () => {
        if (context.e !== nothing)
            throw context.e;
    };
    const disposeAll = () => {
        for (let i = resources.length - 1; i >= 0; i--) {
            const { dispose, value } = resources[i];
            try {
                if (dispose !== undefined)
                    apply(dispose, value, []);
            }
            catch (error) {
                note(error);
            }
        }
        raise();
    };
    const disposeAwaiting = async () => {
        for (let i = resources.length - 1; i >= 0; i--) {
            const { dispose, value, isAwaited } = resources[i];
            try {
                const result = dispose === undefined ? undefined : apply(dispose, value, []);
                if (isAwaited)
                    await result;
            }
            catch (error) {
                note(error);
            }
        }
        raise();
    };
    return context;
}
function disposer(value, isAwaited) {
    if (value === null || value === undefined)
        return undefined;
    if (typeof value !== 'object' && typeof value !== 'function')
        throw new TypeError('using needs an object');
    const holder = value;
    const own = isAwaited ? (holder[Symbol.asyncDispose] ?? holder[Symbol.dispose]) : holder[Symbol.dispose];
    if (typeof own !== 'function')
        throw new TypeError('Property [Symbol.dispose] is not a function');
    return own;
}
/** A `SuppressedError`, made by the engine's own class if there is one. */
function suppressed(error, earlier) {
    const { SuppressedError: Own } = globalThis;
    if (typeof Own === 'function')
        return new Own(error, earlier);
    const made = new Error('An error was suppressed during disposal');
    made.name = 'SuppressedError';
    return Object.assign(made, { error, suppressed: earlier });
}
