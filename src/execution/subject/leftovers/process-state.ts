type Listener = (...args: unknown[]) => void;
type Listeners = Readonly<Record<string, readonly Listener[]>>;
type Variables = Readonly<Record<string, string | undefined>>;

const host = process as NodeJS.Process & { readonly _events: Readonly<Record<string, Listener | readonly Listener[]>> };
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
  #exitCode: typeof host.exitCode;
  #names: readonly PropertyKey[] = [];
  #variables: Variables = {};
  #listeners: Listeners = {};

  accept(): void {
    this.#folder = cwd();
    this.#mask = umask();
    this.#exitCode = host.exitCode;
    this.#names = ownKeys(env);
    const variables = create(null) as Record<string, string | undefined>;
    for (let i = 0; i < this.#names.length; i++) variables[this.#names[i] as string] = env[this.#names[i] as string];
    this.#variables = variables;
    this.#listeners = listenersNow();
  }

  /** Restores the state; a part that the subject has made impossible to restore stays changed. */
  restore(): void {
    attempt(() => {
      if (host.env !== env) host.env = env;
      this.#restoreVariables();
    });
    attempt(() => {
      umask(this.#mask);
      if (host.exitCode !== this.#exitCode) host.exitCode = this.#exitCode;
      if (cwd() !== this.#folder) chdir(this.#folder);
    });
    attempt(() => this.#restoreListeners());
  }

  #restoreVariables(): void {
    const now = ownKeys(env);
    for (let i = 0; i < now.length; i++) {
      if (!((now[i] as string) in this.#variables)) deleteProperty(env, now[i] as string);
    }
    for (let i = 0; i < this.#names.length; i++) {
      const name = this.#names[i] as string;
      if (env[name] !== this.#variables[name]) env[name] = this.#variables[name];
    }
  }

  #restoreListeners(): void {
    const before = this.#listeners;
    const events = host._events;
    for (const event in events) {
      const own = before[event];
      const now = events[event]!;
      if (own?.length === 1 ? own[0] === now : isArray(now) && isSame(own, now)) continue;
      const list = listOf(now);
      for (let i = 0; i < list.length; i++) {
        if (!includes(own, list[i])) apply(removeListener, host, [event, list[i]]);
      }
    }
    for (const event in before) {
      const own = before[event]!;
      const now = events[event];
      if (own.length === 1 && own[0] === now) continue;
      const list = now === undefined ? [] : listOf(now);
      for (let i = 0; i < own.length; i++) if (!includes(list, own[i])) apply(on, host, [event, own[i]]);
    }
  }
}

function listenersNow(): Listeners {
  const listeners = create(null) as Record<string, readonly Listener[]>;
  const events = host._events;
  for (const event in events) listeners[event] = listOf(events[event]!);
  return listeners;
}

/** A copy, because Node changes its lists in place. */
function listOf(listeners: Listener | readonly Listener[]): readonly Listener[] {
  if (typeof listeners === 'function') return [listeners];
  const list: Listener[] = [];
  for (let i = 0; i < listeners.length; i++) list[i] = listeners[i]!;
  return list;
}

function isSame(before: readonly Listener[] | undefined, now: readonly Listener[]): boolean {
  if (before?.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}

function includes(list: readonly Listener[] | undefined, listener: Listener | undefined): boolean {
  for (let i = 0; i < (list?.length ?? 0); i++) if (list?.[i] === listener) return true;
  return false;
}

function attempt(what: () => void): void {
  try {
    what();
  } catch {
    // The state stays as the subject left it.
  }
}
