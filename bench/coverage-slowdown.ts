import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';

import { bytesSymbolName } from '../src/instrument/coverage-preamble.ts';
import { coverageBuild, rewriteFile } from '../src/instrument/rewrite-file.ts';

/** CPU time of parsers on the coverage build against plain node, in one process, and what the rewriting costs. */
const require = createRequire(import.meta.url);
const json = JSON.stringify({
  list: Array.from({ length: 40 }, (_, i) => ({ id: i, name: `n${i}`, on: i % 2 === 0, x: i / 3 })),
});
const subjects: readonly { readonly file: string; readonly run: (exports: never) => void }[] = [
  { file: 'json5', run: (m: { parse(t: string): unknown }) => m.parse(json) },
  {
    file: 'acorn',
    run: (m: { parse(t: string, o: object): unknown }) =>
      m.parse(`x = ${json}; function f(a) { return a ? 1 : 2 }`, { ecmaVersion: 2022 }),
  },
  {
    file: 'ini',
    run: (m: { parse(t: string): unknown }) => m.parse('[a]\nb=1\nc="x"\n[d.e]\nf[]=1\n'.repeat(10)),
  },
  {
    file: 'semver',
    run: (m: { satisfies(v: string, r: string): boolean }) =>
      m.satisfies('1.2.3-beta.4', '^1.2.0 || >=3.0.0 <4 || ~1.2.3-beta'),
  },
];

type Compile = (this: unknown, text: string, file: string) => unknown;
const loader = Module as unknown as { prototype: { _compile: Compile }; _cache: Record<string, unknown> };
const compile = loader.prototype._compile;
Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), {
  value: (key: string) => new Uint8Array(Number(key.split('/')[1])),
});

function load(file: string, rewritten: boolean): unknown {
  for (const name of Object.keys(loader._cache)) delete loader._cache[name];
  loader.prototype._compile = function (text, path) {
    return compile.call(
      this,
      rewritten ? rewriteFile({ file: path, text, format: 'commonjs' }, coverageBuild).built.text : text,
      path,
    );
  };
  try {
    return require(file);
  } finally {
    loader.prototype._compile = compile;
  }
}

function nanoseconds(run: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 7; round++) {
    const start = process.cpuUsage();
    let count = 0;
    const end = performance.now() + 200;
    while (performance.now() < end) for (let i = 0; i < 20; i++, count++) run();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, ((user + system) * 1000) / count);
  }
  return best;
}

const ratios = subjects.map(({ file, run }) => {
  const plain = load(file, false) as never;
  const covered = load(file, true) as never;
  const ratio = nanoseconds(() => run(covered)) / nanoseconds(() => run(plain));
  console.log(`${file.padEnd(24)} ${ratio.toFixed(2)} times`);
  return ratio;
});
console.log(
  `geometric mean           ${Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length).toFixed(2)} times`,
);

const large = require.resolve('acorn');
const text = readFileSync(large, 'utf8');
const start = performance.now();
rewriteFile({ file: large, text, format: 'commonjs' }, coverageBuild);
console.log(
  `rewriting                ${((performance.now() - start) / 1000 / (text.length / 2 ** 20)).toFixed(2)} seconds per MB`,
);
