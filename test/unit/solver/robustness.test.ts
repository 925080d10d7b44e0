import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import { PipeProcess } from '../../../src/solver/links/smt/pipe-process.ts';
import type { SmtProcess } from '../../../src/solver/links/smt/smt-process.ts';
import { Z3Process } from '../../../src/solver/links/smt/z3-process.ts';

const started: SmtProcess[] = [];
afterEach(async () => {
  for (const process of started.splice(0)) await process.close();
});

function keep<T extends SmtProcess>(process: T): T {
  started.push(process);
  return process;
}

/** A program that answers like a solver, or exits when asked about `poison`. */
function scriptedSolver(): { command: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'coppice-pipe-'));
  const command = join(folder, 'solver.mjs');
  const source = `#!/usr/bin/env node
let text = '';
process.stdin.on('data', (chunk) => {
  text += chunk;
  for (let end = text.indexOf('\\n'); end >= 0; end = text.indexOf('\\n')) {
    const line = text.slice(0, end);
    text = text.slice(end + 1);
    if (line.includes('poison')) process.kill(process.pid, 'SIGKILL');
    if (line.includes('check-sat')) console.log('sat');
    if (line.includes('get-value')) console.log('((v1 (- 7)) (v2 #xff))');
    const echo = /echo "([^"]*)"/.exec(line);
    if (echo) console.log(echo[1]);
  }
});
`;
  writeFileSync(command, source);
  chmodSync(command, 0o755);
  return { command, remove: () => rmSync(folder, { recursive: true }) };
}

const easy = {
  text: '(declare-const v1 Int)(assert (> v1 41))(assert (< v1 43))',
  names: ['v1'],
  theory: 'integers',
} as const;

describe('Z3Process', () => {
  it('gives up at its resource limit, and answers the next query', async () => {
    const z3 = keep(new Z3Process(20_000));
    const factors =
      '(declare-const a Int)(declare-const b Int)(assert (and (> a 1) (> b 1) (= (* a b) 1000000016000000063)))';
    expect(await z3.ask({ text: factors, names: ['a', 'b'], theory: 'integers' })).toMatchObject({ kind: 'unknown' });
    expect(await z3.ask(easy)).toEqual({ kind: 'sat', values: new Map([['v1', '42']]) });
    expect(z3.startCount).toBe(1);
  });

  it('reports the error in a script that it cannot read', async () => {
    const z3 = keep(new Z3Process());
    const reply = await z3.ask({ text: '(assert (> nothing 1))', names: [], theory: 'integers' });
    expect(reply).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('nothing') });
  });

  it('starts another process after a crash, and gives up after several in a row', async () => {
    const z3 = keep(new Z3Process(undefined, 2));
    // This needs more bits than the instance has memory, so it aborts.
    const wide = '(declare-const a (_ BitVec 500000000))(assert (= (bvadd a a) (bvnot a)))';
    const reply = await z3.ask({ text: wide, names: [], theory: 'bits' });
    expect(reply).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('crashed') });
    expect(z3.pid).toBeUndefined();
    expect(await z3.ask(easy)).toMatchObject({ kind: 'sat' });
    await z3.ask({ text: wide, names: [], theory: 'bits' });
    await z3.ask({ text: wide, names: [], theory: 'bits' });
    expect(await z3.ask(easy)).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('not started again') });
    expect(z3.startCount).toBe(3);
  }, 120_000);

  it('repeats the query if its process is killed in mid-query', async () => {
    const z3 = keep(new Z3Process());
    expect(await z3.ask(easy)).toMatchObject({ kind: 'sat' });
    const asked = z3.ask(easy);
    process.kill(z3.pid!, 'SIGKILL');
    expect(await asked).toMatchObject({ kind: 'sat' });
    expect(z3.startCount).toBe(2);
  }, 60_000);

  it('returns unknown for a query that is pending when it is closed', async () => {
    const z3 = keep(new Z3Process());
    const asked = z3.ask(easy);
    await new Promise((resolve) => setImmediate(resolve));
    await z3.close();
    expect(await asked).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('closed') });
  });
});

describe('PipeProcess', () => {
  it('reads verdicts and values', async () => {
    const { command, remove } = scriptedSolver();
    const solver = keep(new PipeProcess(command, []));
    const reply = await solver.ask({ text: '(assert true)', names: ['v1', 'v2'], theory: 'integers' });
    expect(reply).toEqual({
      kind: 'sat',
      values: new Map([
        ['v1', '(- 7)'],
        ['v2', '#xff'],
      ]),
    });
    await solver.close();
    remove();
  });

  it('returns unknown if the solver is killed in mid-query, and starts another one for the next query', async () => {
    const { command, remove } = scriptedSolver();
    const solver = keep(new PipeProcess(command, []));
    const reply = await solver.ask({ text: '(assert poison)', names: [], theory: 'integers' });
    expect(reply).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('mid-query') });
    expect(await solver.ask({ text: '(assert true)', names: [], theory: 'integers' })).toMatchObject({ kind: 'sat' });
    await solver.close();
    remove();
  });

  it('returns unknown if there is no such program', async () => {
    const solver = keep(new PipeProcess('no-such-solver-here', []));
    expect(await solver.ask(easy)).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('ENOENT') });
  });
});

describe('a Z3 that chains share', () => {
  it('outlives them, so that a new pool of terms does not start another process', async () => {
    const z3 = keep(new Z3Process());
    for (const sum of [403, 1021, 1663]) {
      const pool = new ExpressionPool();
      const chain = buildChain(pool, { sharedSmt: z3, domains: false, inverse: false, local: false });
      const [a, b] = [pool.variable('int32Value', 0), pool.variable('int32Value', 1)];
      const isSum = pool.apply('strictEquals', pool.apply('add', a, b), pool.constant(sum));
      const path = new PathCondition([{ kind: 'branch', site: 0, expr: isSum, taken: false }]);
      const verdict = await chain.open(path, Assignment.of(0, 0)).flip(path.alternatives(0, pool)[0]!);
      await chain.close();
      expect(verdict).toMatchObject({ kind: 'sat', by: 'smt' });
    }
    expect(z3.startCount).toBe(1);
  });
});
