import { describe, expect, it } from 'vitest';

import { joinedPayloads, nestedPayloads } from '../../../src/oracle/nested-payloads.ts';
import { nestedTexts } from '../../../src/oracle/nested-texts.ts';

describe('payloads in notations of nested keys', () => {
  it.each([
    '__proto__.polluted',
    '/__proto__/polluted',
    'constructor.prototype.polluted',
    '--polluted.__proto__.polluted 1',
    '{"__proto__":{"polluted":1}}',
    '[__proto__]\npolluted=1\n',
    '__proto__[polluted]=1',
    '<__proto__><polluted>1</polluted></__proto__>',
  ])('include %j', (text) => {
    expect([...nestedPayloads()]).toContain(text);
  });

  it('change prototypes that objects share when they are used as paths of keys', () => {
    for (const text of joinedPayloads()) {
      const [first, ...keys] = text.split(/[./]|\]\[/);
      let object: unknown = ({} as Record<string, unknown>)[first!];
      for (const key of keys.slice(0, -1)) object = (object as Record<string, unknown>)[key];
      expect(object).toBe(Object.prototype);
    }
  });
});

describe('nested texts', () => {
  it('repeat an opening part, with as many closing brackets behind what was inside', () => {
    const texts = [...nestedTexts('a=[1];')];
    expect(texts).toContain(`a=${'['.repeat(24_000)}`);
    expect(texts).toContain(`a=${'['.repeat(24_000)}1${']'.repeat(24_000)};`);
    expect(texts).toContain(`a=${'[1'.repeat(12_000)}${']'.repeat(12_000)};`);
  });

  it('repeat single characters and keep the text around', () => {
    expect([...nestedTexts('-1')]).toContain(`${'-'.repeat(24_000)}1`);
  });
});
