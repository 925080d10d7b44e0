const host = process;
const { env, cwd, chdir, umask, on, removeListener } = host;
const { apply, ownKeys, deleteProperty } = Reflect;
const { create } = Object;
const { isArray } = Array;
/**
 * The state of the process that a run may change for later runs: environment variables, working folder, umask, exit
 * code and listeners. It is restored after each run; changes made while modules load are kept.
 */
export class ProcessState {
    #folder = '';
    #mask = 0;
    #exitCode;
    #names = [];
    #variables = {};
    #listeners = {};
    accept() {
        this.#folder = cwd();
        this.#mask = umask();
        this.#exitCode = host.exitCode;
        this.#names = ownKeys(env);
        const variables = create(null);
        for (let i = 0; i < this.#names.length; i++)
            variables[this.#names[i]] = env[this.#names[i]];
        this.#variables = variables;
        this.#listeners = listenersNow();
    }
    /** Restores the state; a part that the subject has made impossible to restore stays changed. */
    restore() {
        attempt(() => {
            if (host.env !== env)
                host.env = env;
            this.#restoreVariables();
        });
        attempt(() => {
            umask(this.#mask);
            if (host.exitCode !== this.#exitCode)
                host.exitCode = this.#exitCode;
            if (cwd() !== this.#folder)
                chdir(this.#folder);
        });
        attempt(() => this.#restoreListeners());
    }
    #restoreVariables() {
        const now = ownKeys(env);
        for (let i = 0; i < now.length; i++) {
            if (!(now[i] in this.#variables))
                deleteProperty(env, now[i]);
        }
        for (let i = 0; i < this.#names.length; i++) {
            const name = this.#names[i];
            if (env[name] !== this.#variables[name])
                env[name] = this.#variables[name];
        }
    }
    #restoreListeners() {
        const before = this.#listeners;
        const events = host._events;
        for (const event in events) {
            const own = before[event];
            const now = events[event];
            if (own?.length === 1 ? own[0] === now : isArray(now) && isSame(own, now))
                continue;
            const list = listOf(now);
            for (let i = 0; i < list.length; i++) {
                if (!includes(own, list[i]))
                    apply(removeListener, host, [event, list[i]]);
            }
        }
        for (const event in before) {
            const own = before[event];
            const now = events[event];
            if (own.length === 1 && own[0] === now)
                continue;
            const list = now === undefined ? [] : listOf(now);
            for (let i = 0; i < own.length; i++)
                if (!includes(list, own[i]))
                    apply(on, host, [event, own[i]]);
        }
    }
}
function listenersNow() {
    const listeners = create(null);
    const events = host._events;
    for (const event in events)
        listeners[event] = listOf(events[event]);
    return listeners;
}
/** A copy, because Node changes its lists in place. */
function listOf(listeners) {
    if (typeof listeners === 'function')
        return [listeners];
    const list = [];
    for (let i = 0; i < listeners.length; i++)
        list[i] = listeners[i];
    return list;
}
function isSame(before, now) {
    if (before?.length !== now.length)
        return false;
    for (let i = 0; i < now.length; i++)
        if (before[i] !== now[i])
            return false;
    return true;
}
function includes(list, listener) {
    for (let i = 0; i < (list?.length ?? 0); i++)
        if (list?.[i] === listener)
            return true;
    return false;
}
function attempt(what) {
    try {
        what();
    }
    catch {
        // The state stays as the subject left it.
    }
}
