const forever = new Promise(() => {});
const spin = (next) => next(() => spin(next));

/** Each goes on for ever, in its call or after it. */
const ways = {
  microtasks: () => spin((again) => Promise.resolve().then(again)),
  'queued microtasks': () => spin(queueMicrotask),
  ticks: () => spin(process.nextTick),
  awaits: async () => {
    for (;;) await null;
  },
  'ticks and microtasks': () => spin((again) => process.nextTick(() => Promise.resolve().then(again))),
  immediates: () => {
    spin(setImmediate);
    return forever;
  },
  timers: () => {
    spin(setTimeout);
    return forever;
  },
  generator: async () => {
    async function* endless() {
      for (;;) yield 1;
    }
    for await (const _ of endless());
  },
  thenable: () => ({ then: () => spin(queueMicrotask) }),
  'getter of a thenable': () => ({
    get then() {
      for (;;);
    },
  }),
  waiting: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
};

export const target = (text) => (ways[text] ? ways[text]() : text);
export const names = Object.keys(ways);
