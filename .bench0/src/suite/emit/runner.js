export const runnerNames = ['vitest', 'jest', 'node', 'bun', 'deno'];
const names = ['describe', 'expect', 'it'];
const assert = { from: 'node:assert/strict', whole: 'assert', names: [] };
export const runners = {
    vitest: { assertions: 'expect', imports: [{ from: 'vitest', names }], isFlat: false },
    jest: { assertions: 'expect', imports: [{ from: '@jest/globals', names }], isFlat: false },
    node: {
        assertions: 'assert',
        imports: [assert, { from: 'node:test', names: ['describe', 'it'] }],
        isFlat: false,
    },
    bun: { assertions: 'expect', imports: [{ from: 'bun:test', names }], isFlat: false },
    deno: { assertions: 'assert', imports: [assert], isFlat: true },
};
