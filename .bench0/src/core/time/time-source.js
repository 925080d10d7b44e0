/** The longest delay that Node's timers support. */
const longestTimerMs = 2 ** 31 - 1;
/** The clock of `performance.now`. */
export const machineTime = {
    now: () => performance.now(),
    callAt: (timeMs, callback) => {
        const leftMs = timeMs - performance.now();
        if (leftMs <= longestTimerMs)
            setTimeout(callback, Math.max(0, leftMs)).unref();
    },
};
