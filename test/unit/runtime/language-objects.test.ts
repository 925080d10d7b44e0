import { afterEach, describe, expect, it } from 'vitest';

import { forgetDescriptors } from '../../../src/runtime/realm/language-objects.ts';
import { peek, peekGlobal } from '../../../src/runtime/heap/peek.ts';

const methods = String.prototype as unknown as Record<string, unknown>;
const trim = methods['trim'];
const other = (): string => 'other';

describe('the contents of built-in objects', () => {
  afterEach(() => {
    methods['trim'] = trim;
    Reflect.deleteProperty(methods, 'added');
    forgetDescriptors();
  });

  it('are looked up again in the next run', () => {
    expect(peek('x', 'trim')).toBe(trim);
    expect(peek('x', 'added')).toBeUndefined();
    methods['trim'] = other;
    Reflect.defineProperty(methods, 'added', { value: other, configurable: true });
    forgetDescriptors();
    expect(peek('x', 'trim')).toBe(other);
    expect(peek('x', 'added')).toBe(other);
  });

  it('are read without running a getter', () => {
    let asked = 0;
    Reflect.defineProperty(methods, 'added', { get: () => asked++, configurable: true });
    expect(peek('x', 'added')).toBeUndefined();
    expect(peek('x', 'added')).toBeUndefined();
    expect(asked).toBe(0);
  });

  it('are not confused with values that the subject stores in globals', () => {
    Reflect.set(globalThis, 'ownCounter', 1);
    expect(peekGlobal('ownCounter')).toBe(1);
    Reflect.set(globalThis, 'ownCounter', 2);
    expect(peekGlobal('ownCounter')).toBe(2);
    Reflect.deleteProperty(globalThis, 'ownCounter');
    expect(peekGlobal('Math')).toBe(Math);
  });
});
