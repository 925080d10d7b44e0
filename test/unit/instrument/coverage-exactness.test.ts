import { describe, expect, it } from 'vitest';

import { buildInMemory, countingBuilds, runCommonJs } from './run-built.ts';

/**
 * Each program exports `f` and is run on every list of arguments by itself. The arms are those that must have been
 * taken, as `line:kind=condition`, and the lines those on which a statement of `f` must have run.
 */
interface Case {
  readonly text: string;
  readonly runs: readonly {
    readonly args: readonly unknown[];
    readonly arms: readonly string[];
    readonly lines: readonly number[];
  }[];
}

const cases: Readonly<Record<string, Case>> = {
  'if and else': {
    text: 'exports.f = (x) => {\n  if (x > 0)\n    return 1;\n  else {\n    x++;\n    return x;\n  }\n};',
    runs: [
      { args: [1], arms: ['2:if=true'], lines: [2, 3] },
      { args: [0], arms: ['2:if=false'], lines: [2, 5, 6] },
    ],
  },
  'if without else': {
    text: 'exports.f = (x) => {\n  if (x)\n    x = 2;\n  return x;\n};',
    runs: [
      { args: [1], arms: ['2:if=true'], lines: [2, 3, 4] },
      { args: [0], arms: ['2:if=false'], lines: [2, 4] },
    ],
  },
  'a statement after one that throws': {
    text: 'exports.f = (x) => {\n  const a = 1;\n  x.y.z;\n  return a;\n};',
    runs: [
      { args: [{ y: {} }], arms: [], lines: [2, 3, 4] },
      { args: [{}], arms: [], lines: [2, 3] },
    ],
  },
  'operators of a test': {
    text: 'exports.f = (a, b) => {\n  if (a &&\n    b)\n    return 1;\n  return (a ||\n    b);\n};',
    runs: [
      { args: [1, 1], arms: ['2:and=true', '2:if=true'], lines: [2, 4] },
      { args: [1, 0], arms: ['2:and=true', '2:if=false', '5:or=true'], lines: [2, 5] },
      { args: [0, 1], arms: ['2:and=false', '2:if=false', '5:or=false'], lines: [2, 5] },
    ],
  },
  'operators as values': {
    text: 'exports.f = (a, b) => {\n  const c = a && b;\n  const d = a ?? b;\n  return a ? c : d;\n};',
    runs: [
      { args: [1, 2], arms: ['2:and=true', '3:nullish=false', '4:conditional=true'], lines: [2, 3, 4] },
      { args: [0, 2], arms: ['2:and=false', '3:nullish=false', '4:conditional=false'], lines: [2, 3, 4] },
      { args: [null, 2], arms: ['2:and=false', '3:nullish=true', '4:conditional=false'], lines: [2, 3, 4] },
    ],
  },
  loops: {
    text: 'exports.f = (n) => {\n  while (n > 2)\n    n--;\n  for (let i = 0; i < n; i++) {\n    n += 0;\n  }\n  do {\n    n--;\n  } while (n > 0);\n  return n;\n};',
    runs: [
      {
        args: [4],
        arms: ['2:loop=true', '2:loop=false', '4:loop=true', '4:loop=false', '7:loop=true', '7:loop=false'],
        lines: [2, 3, 4, 5, 7, 8, 10],
      },
      { args: [0], arms: ['2:loop=false', '4:loop=false', '7:loop=false'], lines: [2, 4, 7, 8, 10] },
    ],
  },
  'loops over elements and keys': {
    text: 'exports.f = (list) => {\n  for (const x of list)\n    if (x) break;\n  for (const k in list) {\n    return k;\n  }\n};',
    runs: [
      { args: [[]], arms: [], lines: [2, 4] },
      { args: [[0]], arms: ['2:each=true', '3:if=false', '4:each=true'], lines: [2, 3, 4, 5] },
      { args: [[1]], arms: ['2:each=true', '3:if=true', '4:each=true'], lines: [2, 3, 4, 5] },
    ],
  },
  switch: {
    text: "exports.f = (x) => {\n  switch (x) {\n    case 1:\n    case 2:\n      x++;\n    case 3:\n      break;\n    case 4:\n      return 'four';\n  }\n  return x;\n};",
    runs: [
      { args: [1], arms: ['3:case=true', '4:case=true', '6:case=true'], lines: [2, 5, 7, 11] },
      { args: [2], arms: ['4:case=true', '6:case=true'], lines: [2, 5, 7, 11] },
      { args: [4], arms: ['8:case=true'], lines: [2, 9] },
      { args: [5], arms: ['2:no-case=true'], lines: [2, 11] },
    ],
  },
  'the last case falls out of the switch': {
    text: 'exports.f = (x) => {\n  switch (x) {\n    case 1:\n      x = 2;\n  }\n};',
    runs: [
      { args: [1], arms: ['3:case=true'], lines: [2, 4] },
      { args: [2], arms: ['2:no-case=true'], lines: [2] },
    ],
  },
  'defaults and assignments': {
    text: 'exports.f = (a = 1,\n  { b = 2 } = {}) => {\n  a ||= 3;\n  b ??= 4;\n  b &&= 5;\n  return a;\n};',
    runs: [
      {
        args: [],
        arms: ['1:default=true', '2:default=true', '2:default=true', '5:assignment=true'],
        lines: [3, 4, 5, 6],
      },
      {
        args: [0, { b: null }],
        arms: ['3:assignment=false', '4:assignment=true', '5:assignment=true'],
        lines: [3, 4, 5, 6],
      },
      { args: [1, { b: 0 }], arms: [], lines: [3, 4, 5, 6] },
    ],
  },
  'optional chains': {
    text: 'exports.f = (o) => {\n  o?.a;\n  return o?.m?.(1);\n};',
    runs: [
      { args: [null], arms: ['2:optional=true', '3:optional=true'], lines: [2, 3] },
      { args: [{}], arms: ['2:optional=false', '3:optional=false'], lines: [2, 3] },
      { args: [{ m: () => 1 }], arms: ['2:optional=false', '3:optional=false', '3:optional=false'], lines: [2, 3] },
    ],
  },
  'try, catch and finally': {
    text: 'exports.f = (x) => {\n  try {\n    x.y;\n    return 1;\n  } catch {\n    return 2;\n  } finally {\n    x = 0;\n  }\n};',
    runs: [
      { args: [1], arms: [], lines: [2, 3, 4, 8] },
      { args: [null], arms: [], lines: [2, 3, 6, 8] },
    ],
  },
};

describe.each(countingBuilds)('coverage of the %s build is exactly what ran', (build) => {
  for (const [name, { text, runs }] of Object.entries(cases)) {
    it(name, () => {
      const { text: built, table } = buildInMemory(text, build);
      for (const { args, arms, lines } of runs) {
        const { bytes, exports } = runCommonJs(built);
        bytes.fill(0);
        try {
          (exports['f'] as (...args: readonly unknown[]) => unknown)(...args);
        } catch {
          // Some cases check that a statement did not run.
        }
        const taken = table.branches.flatMap(({ line, kind, arms: ways }) =>
          ways.filter(({ counter }) => bytes[counter] === 1).map(({ when }) => `${line}:${kind}=${when}`),
        );
        const ran = table.statements.filter(({ counter }) => bytes[counter] === 1).map(({ line }) => line);
        expect(taken.toSorted()).toEqual([...arms].toSorted());
        expect([...new Set(ran)].toSorted((a, b) => a - b)).toEqual(lines);
      }
    });
  }

  it('functions that ran are distinguished from those that did not', () => {
    const { text, table } = buildInMemory(
      'exports.f = () => g();\nfunction g() { return 1; }\nfunction h() {}\nclass A { m() {} static n() {} }\nconst o = { k: () => 1 };',
      build,
    );
    const { bytes, exports } = runCommonJs(text);
    (exports['f'] as () => void)();
    const called = table.functions.map(
      ({ name, counter, line, column }) => `${name} ${line}:${column} ${bytes[counter]}`,
    );
    expect(called).toEqual(['f 1:13 1', 'g 2:1 1', 'h 3:1 0', 'm 4:11 0', 'n 4:18 0', 'k 5:16 0']);
  });
});
