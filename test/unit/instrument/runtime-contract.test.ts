import { beforeAll, expect, it } from 'vitest';

import { rewriteConcolic, type ConcolicOptions } from '../../../src/instrument/concolic/concolic.ts';
import { runtimeImport, runtimeLookup } from '../../../src/instrument/concolic/runtime-access.ts';
import { parseProgram, type SourceType } from '../../../src/instrument/typescript/front-end.ts';
import { shadowCaseFiles, shadowCasesIn } from '../../shadow-cases.ts';
import { transparencyCaseFiles, transparencyCasesIn } from '../../transparency-cases.ts';
import { contractMembers } from './contract-members.ts';
import { runtimeUses, type RuntimeUse } from './runtime-uses.ts';

const members = contractMembers();
const parts = new Set([...members.keys()].filter((name) => name.includes('.')).map((name) => name.split('.')[0]));

type Options = Partial<ConcolicOptions> & { readonly sourceType: SourceType };

const cases = transparencyCaseFiles.flatMap((file) => transparencyCasesIn(file).map(([, source]) => source));
const functions = shadowCaseFiles.flatMap((file) => shadowCasesIn(file).map(({ source }) => `return (${source});`));

/** Sources, and the options under which they are rewritten. */
const corpus: readonly [options: Options, sources: readonly string[]][] = [
  [{ sourceType: 'commonjs', preamble: runtimeLookup }, [...cases, ...functions]],
  [{ sourceType: 'commonjs', symbolicLiterals: true, calls: true, loops: true, compound: false }, cases],
  [
    { sourceType: 'commonjs' },
    [
      'exports.f = (a, b) => { if (!(a < b && b) || a > 9) return 1; };',
      'exports.f = (a) => { if (a > 2 && a < 9) return 1; return a === "x" || a === "y"; };',
    ],
  ],
  [{ sourceType: 'module', preamble: runtimeImport }, ['export const f = (a) => a.length === 3;']],
  [
    { sourceType: 'commonjs', tokenizer: 'next' },
    ['let last; function next(text) { last = text[0]; if (last === "+") return; return last; }'],
  ],
  [
    { sourceType: 'script', evaluatedIn: { prefix: '$_', strict: false, isGlobal: true, bindings: [] } },
    ['var text = read(); text + 1;'],
  ],
];

let uses: readonly RuntimeUse[];

beforeAll(() => {
  uses = corpus.flatMap(([options, sources]) => sources.flatMap((source) => usesIn(source, options)));
});

it('rewritten code uses of the runtime only what the contract lists', () => {
  expect([...new Set(uses.map(breachOf))]).toEqual([null]);
});

it('everything that the contract lists is used', () => {
  const used = new Set(uses.map((use) => ('member' in use ? use.member : '')));
  expect([...members.keys()].filter((name) => !used.has(name))).toEqual([]);
});

it('every register that may be written is written', () => {
  const written = new Set(uses.map((use) => (use.kind === 'write' ? use.member : '')));
  const registers = [...members].filter(([, { kind }]) => kind === 'register').map(([name]) => name);
  expect(registers.filter((name) => !written.has(name))).toEqual([]);
});

it.each([
  ['$_.unknown(1);', 'unknown is not listed'],
  ['$_.reads.unknown(1);', 'reads.unknown is not listed'],
  ['$_.leave(call);', 'leave with 1 arguments'],
  ['$_.enter(1, f, void 0, ...rest);', 'enter with 4 arguments'],
  ['f($_.leave);', 'leave without a call'],
  ['$_.live = 1;', 'a write of live'],
  ['$_.live(1);', 'live is not a method'],
  ['$_[member](1);', 'the runtime itself'],
  ['f($_);', 'the runtime itself'],
  ['f($_.reads);', 'the runtime itself'],
])('the check finds the breach in %s', (code, breach) => {
  expect(usesOf(code, 'commonjs', '$_').map(breachOf)).toEqual([breach]);
});

function usesIn(source: string, options: Options): RuntimeUse[] {
  const { code, runtimeName } = rewriteConcolic(source, { fileName: 'source.js', ...options });
  return usesOf(code, options.sourceType, runtimeName);
}

function usesOf(code: string, sourceType: SourceType, runtimeName: string): RuntimeUse[] {
  const program = parseProgram(code, { fileName: 'rewritten.js', sourceType });
  return runtimeUses(program, runtimeName, (name) => parts.has(name));
}

/** What a use does that the contract does not allow; null if it allows all. */
function breachOf(use: RuntimeUse): string | null {
  if (use.kind === 'escape') return 'the runtime itself';
  const member = members.get(use.member);
  if (member === undefined) return `${use.member} is not listed`;
  if (use.kind === 'call') {
    if (member.kind !== 'method') return `${use.member} is not a method`;
    const isRight = !use.spreads && use.arguments >= member.least && use.arguments <= member.most;
    return isRight ? null : `${use.member} with ${use.arguments} arguments`;
  }
  if (member.kind === 'method') return `${use.member} without a call`;
  return use.kind === 'write' && member.kind === 'state' ? `a write of ${use.member}` : null;
}
