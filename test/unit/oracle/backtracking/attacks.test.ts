import { describe, expect, it } from 'vitest';

import { attacksOn } from '../../../../src/oracle/backtracking/attacks.ts';
import { familyIn, replacements } from '../../../../src/oracle/backtracking/embed-attack.ts';
import { patternTree } from '../../../../src/oracle/backtracking/pattern-tree.ts';
import { StepCounter } from '../../../../src/oracle/backtracking/step-counter.ts';

function stepsOf({ source, flags }: RegExp, text: string): number {
  return new StepCounter(patternTree(source, flags)!).stepsOn(text, 100_000);
}

describe('attacks on regular expressions', () => {
  it.each([/^(a+)+$/, /(x+x+)+y/, /^(\w+\s?)*$/, /^(?:[+-]?\d+n?\s*)+$/, /(.*)+\/\*(.*?)\*\//, /^(\d+\.?)*$/u])(
    'takes exponential time on %s',
    (pattern) => {
      const [worst] = attacksOn(pattern.source, pattern.flags);
      expect(worst?.isExponential).toBe(true);
      const { prefix, pump, suffix } = worst!;
      expect(stepsOf(pattern, prefix + pump.repeat(10) + suffix)).toBeGreaterThan(2000);
    },
  );

  it.each([/\s+$/, /^\s+|\s+$/g, /^\s*|\s*$/g, /<!--[\s\S]*?-->/g, /a.*b.*c/, /[{[].*[/]*.*[}\]]$/, /^a*[ab]*a*c/])(
    'takes polynomial time on %s',
    (pattern) => {
      const [worst] = attacksOn(pattern.source, pattern.flags);
      expect(worst?.isExponential).toBe(false);
      const { prefix, pump, suffix } = worst!;
      const [short, long] = [40, 80].map((times) => stepsOf(pattern, prefix + pump.repeat(times) + suffix));
      expect(long! / short!).toBeGreaterThan(2.7);
    },
  );

  it.each([/^[a-z]+$/, /^\s+/, /\{[^{}]*\}/, /^(?:a|b)*c$/, /^\d{1,3}(,\d{3})*$/, /(['"]).{0,5}\1/])(
    'does not exist for %s',
    (pattern) => {
      expect(attacksOn(pattern.source, pattern.flags)).toEqual([]);
    },
  );

  it('counts the same steps for greedy and lazy loops that fail', () => {
    expect(stepsOf(/^a*b/, 'aaaa')).toBeLessThan(20);
    expect(stepsOf(/^a*?b/, 'aaaa')).toBeLessThan(20);
  });

  it.each([/\s*,\s*/, /^([+-]?\d*n)?\s*(?:([+-]?)\s*(\d+))?$/, /\s+$/])(
    'also begin and end with visible characters, for code that trims texts before it matches %s',
    (pattern) => {
      const texts = attacksOn(pattern.source, pattern.flags).map(({ prefix, pump, suffix }) => prefix + pump + suffix);
      expect(texts.filter((text) => text === text.trim())).not.toEqual([]);
    },
  );

  it('goes on behind a match if the pattern is global', () => {
    const text = `1${' '.repeat(60)}1`;
    expect(stepsOf(/^ *| *$/, text)).toBeLessThan(10);
    expect(stepsOf(/^ *| *$/g, text)).toBeGreaterThan(60 * 30);
    expect(stepsOf(/a*/g, 'aaaa')).toBeLessThan(12);
  });

  it.each([/^(`+)\s*([\s\S]*?[^`])\s*\1(?!`)/, /^(?<quote>['"])(\w|\w\w)*\k<quote>$/])(
    'takes what a group can match for a reference to it in %s',
    (pattern) => {
      const [worst] = attacksOn(pattern.source, pattern.flags);
      const { prefix, pump, suffix } = worst!;
      const [short, long] = [3, 12].map((times) => stepsOf(pattern, prefix + pump.repeat(times) + suffix));
      expect(long! / short!).toBeGreaterThan(5);
    },
  );

  it('gives each text once', () => {
    const attacks = attacksOn('^`\\s*([\\s\\S]*?[^`])\\s*`', '').map(({ prefix, pump, suffix }) =>
      [prefix, pump, suffix].join('|'),
    );
    expect(new Set(attacks).size).toBe(attacks.length);
  });

  it('gives nothing for patterns that it cannot read', () => {
    expect(attacksOn('(', '')).toEqual([]);
  });
});

describe('placing an attack in an input', () => {
  const attack = { prefix: '<', pump: 'ab', suffix: '!', isExponential: false, steps: 1 };

  it('replaces the text that was matched, wherever it stands', () => {
    const families = [...replacements('key:x,x', 'x', attack)];
    expect(families).toEqual([
      { before: 'key:<', part: 'ab', after: '!,x' },
      { before: 'key:x,<', part: 'ab', after: '!' },
    ]);
  });

  it('adds to the input if the matched text was empty', () => {
    const families = [...replacements('key:', '', attack)];
    expect(families.map(({ before }) => before)).toEqual(['key:<', '<']);
  });

  it('finds the repeated part in a solved input', () => {
    expect(familyIn('key:<abababababab!;', attack)).toEqual({ before: 'key:<', part: 'ab', after: 'ab!;' });
    expect(familyIn('nothing', attack)).toBeUndefined();
  });
});
