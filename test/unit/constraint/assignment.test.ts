import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';

const pool = new ExpressionPool();

describe('Assignment', () => {
  it('has the values it was changed to, and keeps the others', () => {
    const unit = fc.nat(0xffff);
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 6 }),
        fc.dictionary(fc.constantFrom('0', '1', '2', '5'), unit),
        (units, changed) => {
          const before = Assignment.of(String.fromCharCode(...units));
          const changes = Object.entries(changed).map(
            ([i, value]) => [pool.variable('unit', 0, Number(i)), value] as const,
          );
          const after = before.withVariables(changes);
          for (const [variable, value] of changes) expect(after.valueOf(variable)).toBe(value);
          for (const [i, value] of units.entries()) {
            if (!(String(i) in changed)) expect(after.valueOf(pool.variable('unit', 0, i))).toBe(value);
          }
          expect(before.inputs.get(0)).toBe(String.fromCharCode(...units));
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });

  it('sets lengths before what lies within them', () => {
    const shorter = Assignment.of('abc').withVariables([
      [pool.variable('unit', 0, 0), 120],
      [pool.variable('length', 0), 1],
    ]);
    expect(shorter.inputs.get(0)).toBe('x');
    const longer = Assignment.of('a').withVariables([
      [pool.variable('unit', 0, 3), 120],
      [pool.variable('length', 0), 5],
    ]);
    expect(longer.inputs.get(0)).toBe('a  x ');
  });

  it('does not make inputs that are longer than a text can be', () => {
    const given = Assignment.of('ab', Uint8Array.of(1));
    const [unit, length] = [pool.variable('unit', 0, 2 ** 30), pool.variable('length', 0)];
    expect(given.withVariables([[unit, 97]]).inputs.get(0)).toBe('ab');
    expect(given.withVariables([[length, 2 ** 30]]).inputs.get(0)).toBe('ab');
    expect(given.withVariables([[pool.variable('byte', 1, 2 ** 31), 1]]).inputs.get(1)).toEqual(Uint8Array.of(1));
  });

  it.each([-8, 1.5, NaN])('does not make inputs of a length that there is not: %d', (length) => {
    const given = Assignment.of('ab', Uint8Array.of(1), [2, 5]);
    const changes = [0, 1, 2].map((input) => [pool.variable('length', input), length] as const);
    expect(given.withVariables(changes)).toEqual(given);
  });

  it('changes inputs of every kind', () => {
    const changed = Assignment.of(Uint8Array.of(1, 2), 1.5, false, 7n, [2, 5]).withVariables([
      [pool.variable('byte', 0, 1), 9],
      [pool.variable('numberValue', 1), -0],
      [pool.variable('booleanValue', 2), true],
      [pool.variable('bigintValue', 3), 8n],
      [pool.variable('token', 4, 0), 6],
    ]);
    expect([...changed.inputs.values()]).toEqual([Uint8Array.of(1, 9), -0, true, 8n, [6, 5]]);
    expect(changed.toString()).toBe('in = bytes 0109; in1 = -0; in2 = true; in3 = 8n; in4 = tokens 6 5');
  });
});
