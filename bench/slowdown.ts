import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

import { rewriteConcolic } from '../src/instrument/concolic.ts';
import { createRuntime } from '../src/runtime/create-runtime.ts';
import { SymbolicInputs } from '../src/runtime/inputs.ts';

/** How much slower parsers run rewritten, on concrete and on fully symbolic input, beside plain node, in CPU time. */
const subjects: readonly (readonly [name: string, driver: string, input: string])[] = [
  ['json5', 'm => s => m.parse(s)', '{a: [1, "x\\n", 0x1f, +Infinity], /*c*/ b: {c: null,}, "d": .5e3}'],
  ['acorn', 'm => s => m.parse(s, { ecmaVersion: 2022 })', 'let a = b + "c"; if (x) { f(1, /re/g) }'],
  ['markdown-it', 'm => { const md = new (m.default ?? m)(); return s => md.render(s) }', '# hi *you*\n\n- a [l](u)\n'],
  ['ini', 'm => s => m.parse(s)', 'a=1\n[s]\nb = "x y"\nc[]=1\n'],
  ['semver', 'm => s => new m.Range(s).range', '>=1.2.3 <2 || ~3.4'],
  ['luxon', 'm => s => m.DateTime.fromISO(s).toMillis()', '2020-02-03T04:05:06Z'],
  ['expr-eval-fork', 'm => s => m.Parser.evaluate(s, { x: 2 })', '1 + 2*x ^ 3 - (4 % 3)'],
  ['email-addresses', 'm => s => m.parseOneAddress(s)?.address', '"A B" <a.b@c.de>'],
];

const runtime = createRuntime();
const inputs = new SymbolicInputs(runtime);
const here = createRequire(import.meta.url);

type Target = (input: string) => unknown;

function load(name: string, rewritten: boolean): unknown {
  const modules = new Map<string, { exports: unknown }>();
  const open = (file: string): unknown => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} as unknown };
    modules.set(file, module);
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return (module.exports = JSON.parse(source));
    const inside = createRequire(file);
    const require = (id: string): unknown => (isBuiltin(id) ? here(id) : open(inside.resolve(id)));
    const built = rewritten
      ? rewriteConcolic(source, { fileName: file, sourceType: 'commonjs' })
      : { code: source, runtimeName: 'unused' };
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname', built.runtimeName];
    compileFunction(built.code, parameters, { filename: file }).call(
      module.exports,
      module.exports,
      require,
      module,
      file,
      dirname(file),
      runtime,
    );
    return module.exports;
  };
  return open(here.resolve(name));
}

function target(name: string, driver: string, rewritten: boolean): Target {
  const source = `return (${driver});`;
  const built = rewritten
    ? rewriteConcolic(source, { fileName: 'driver.js', sourceType: 'commonjs' })
    : { code: source, runtimeName: 'unused' };
  return (compileFunction(built.code, [built.runtimeName])(runtime) as (module: unknown) => Target)(
    load(name, rewritten),
  );
}

function microsecondsPerRun(run: () => void): number {
  const repeat = (milliseconds: number): number => {
    let runs = 0;
    for (const start = performance.now(); performance.now() - start < milliseconds; runs++) run();
    return runs;
  };
  repeat(500);
  const before = process.cpuUsage();
  const runs = repeat(500);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const concreteRatios: number[] = [];
const symbolicRatios: number[] = [];
for (const [name, driver, input] of subjects) {
  const plain = target(name, driver, false);
  const rewritten = target(name, driver, true);
  const native = microsecondsPerRun(() => void plain(input));
  runtime.reset();
  const concrete = microsecondsPerRun(() => void rewritten(input));
  let events = 0;
  const symbolic = microsecondsPerRun(() => {
    runtime.reset();
    inputs.call(rewritten, undefined, [input], [inputs.text(0, input)]);
    events = runtime.recorder.events.count;
  });
  concreteRatios.push(concrete / native);
  symbolicRatios.push(symbolic / native);
  console.log(
    `${name.padEnd(16)} native ${native.toFixed(1).padStart(8)} µs   concrete ×${(concrete / native).toFixed(2)}   symbolic ×${(symbolic / native).toFixed(1)}   ${events} events, ${((symbolic * 1000) / Math.max(events, 1)).toFixed(0)} ns each`,
  );
}
console.log(
  `geometric mean   concrete ×${geometricMean(concreteRatios).toFixed(2)}   symbolic ×${geometricMean(symbolicRatios).toFixed(1)}`,
);
