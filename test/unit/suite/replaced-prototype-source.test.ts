import { expect, it } from 'vitest';

import { replacedPrototype } from '../../../src/execution/subject/pollution/replaced-prototype.ts';
import { ofReplacedPrototype, replacedPrototypeSource } from '../../../src/suite/emit/replaced-prototype-source.ts';

// oxlint-disable-next-line no-implied-eval -- the source that is emitted, as it is
const hasReplacedPrototype = new Function(`${replacedPrototypeSource(false)}; return hasReplacedPrototype;`)() as (
  value: unknown,
) => boolean;

const withPrototype = (prototype: object): object => {
  const result: Record<string, unknown> = {};
  result['__proto__'] = prototype;
  return result;
};

it('recognizes a prototype that an input made, at any depth, as the campaign does', () => {
  for (const result of [withPrototype({}), withPrototype([]), { a: [withPrototype({ b: 1 })] }]) {
    expect(hasReplacedPrototype(result)).toBe(true);
    expect(replacedPrototype(['{"__proto__":{"b":1}}'], result)?.message).toMatch(
      new RegExp(`^${ofReplacedPrototype}`, 'u'),
    );
  }
});

it('takes other results for results without one', () => {
  class Point {
    x = 1;
  }
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const result of [
    1,
    null,
    {},
    [],
    Object.create(null),
    new Map(),
    new Point(),
    cycle,
    JSON.parse('{"__proto__":{}}'),
  ])
    expect(hasReplacedPrototype(result)).toBe(false);
});
