import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import { bare } from '../bare.js';
const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { clearTimeout: clearTimer, clearImmediate: clearSoon, setTimeout: startTimer } = timers;
const { hasRef } = startTimer(() => { }, 0);
const PromiseClass = Promise;
const ProxyClass = Proxy;
/** Upper limit of the time that the end of a run waits for its pending timers. */
const mostMs = 20;
/**
 * Timers that a run starts and does not wait for. Those that are due soon fire within the run, so that their effects
 * and errors belong to it; the others are cleared, because they would affect later runs.
 */
export class LeftTimers {
    #isRunning = false;
    #started = [];
    constructor() {
        this.#watch('setTimeout');
        this.#watch('setInterval');
        this.#watch('setImmediate');
        syncBuiltinESMExports();
    }
    startRun() {
        this.#isRunning = true;
    }
    async endRun() {
        if (this.#started.length > 0)
            await this.#waitAndClear();
        this.#isRunning = false;
    }
    async #waitAndClear() {
        // The wait is measured by the delays of the timers, not by the clock, so that a busy machine does not change it.
        let leftMs = mostMs;
        for (let wait = this.#longestWait(); wait >= 0 && wait <= leftMs; wait = this.#longestWait()) {
            await new PromiseClass((resolve) => startTimer(resolve, wait));
            leftMs -= wait > 1 ? wait : 1;
        }
        for (let i = 0; i < this.#started.length; i++) {
            const started = this.#started[i];
            if (isImmediate(started))
                clearSoon(started);
            else
                clearTimer(started);
        }
        this.#started = [];
    }
    /** The longest delay of the timers that keep the process alive; negative if none is within the limit. */
    #longestWait() {
        let longest = -1;
        for (let i = 0; i < this.#started.length; i++) {
            const started = this.#started[i];
            if (started._destroyed === true || !keepsAlive(started))
                continue;
            const wait = started._idleTimeout ?? 0;
            if (wait <= mostMs && wait > longest)
                longest = wait;
        }
        return longest;
    }
    /**
     * Wraps a timer function. It keeps its name, length and properties, and is the same on `globalThis` and
     * `node:timers`.
     */
    #watch(name) {
        const traps = bare({
            apply: (target, self, args) => {
                const started = apply(target, self, args);
                if (this.#isRunning)
                    this.#started[this.#started.length] = started;
                return started;
            },
        });
        const value = new ProxyClass(timers[name], traps);
        defineProperty(globalThis, name, { ...getOwnPropertyDescriptor(globalThis, name), value });
        defineProperty(timers, name, { ...getOwnPropertyDescriptor(timers, name), value });
    }
}
function keepsAlive(started) {
    return isImmediate(started) || apply(hasRef, started, []);
}
function isImmediate(started) {
    return started._idleTimeout === undefined;
}
