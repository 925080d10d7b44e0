import { describe, expect, it } from 'vitest';

import { correctedSignature } from '../../../src/instrument/signatures/corrected-signature.ts';
import { readSignature, type Signature } from '../../../src/instrument/signatures/signatures.ts';

function parametersOf(code: string, declarations: string, name = 'parse') {
  const signature = correctedSignature(
    readSignature('target.js', code, name),
    readSignature('target.d.ts', declarations, name),
  );
  return signature?.parameters.map(({ name: parameter, type, from }) => ({ name: parameter, kind: type.kind, from }));
}

const untyped = 'export function parse(a, b) { return a; }';

describe('types from a declaration file', () => {
  it('replace a guess that they contradict', () => {
    expect(parametersOf(untyped, 'export declare function parse(items: Array<{ x: number }>): void;')?.[0]).toEqual({
      name: 'items',
      kind: 'array',
      from: 'type',
    });
    expect(parametersOf(untyped, 'export declare function parse(data: Uint8Array): void;')?.[0]?.kind).toBe('bytes');
  });

  it('say that a text is one, and leave it a text where they allow other values too', () => {
    const text = parametersOf(untyped, 'export declare function parse(text: string): void;');
    expect(text?.[0]).toEqual({ name: 'text', kind: 'string', from: 'type' });
    const either = parametersOf(untyped, 'export declare function parse(text: string | number): void;');
    expect(either?.[0]).toMatchObject({ kind: 'string', from: 'guess' });
  });

  it('do not make inputs of parameters that the code does not need', () => {
    const options = 'export declare function parse(text: string, options?: { deep?: boolean }): void;';
    expect(parametersOf(untyped, options)?.[1]).toMatchObject({ kind: 'optional', from: 'use' });
    expect(parametersOf('export const parse = make();', options)).toEqual([
      { name: 'text', kind: 'string', from: 'type' },
      { name: 'options', kind: 'optional', from: 'type' },
    ]);
  });

  it.each([
    ['export = parse; declare function parse(text: string): void;', ''],
    ['export = lib; declare namespace lib { function parse(text: string): void; }', 'parse'],
    ['export = lib; declare namespace lib { export function parse(text: string): void; }', 'parse'],
    ['declare function parse(text: string): void; export default parse;', ''],
    ["declare module 'lib' { export function parse(text: string): void; }", 'parse'],
    ["declare namespace L { function parse(text: string): void; } declare module 'lib' { export = L; }", 'parse'],
  ])('are read from %s', (declarations, name) => {
    expect(readSignature('a.d.ts', declarations, name)?.parameters).toMatchObject([{ name: 'text', from: 'type' }]);
  });

  it('list the members of a class, without private ones', () => {
    const code = 'export class Parser { read(a) { return this.help(a); } help(a) { return a; } }';
    const declarations = 'export declare class Parser { private help; read(items: string[]): void; }';
    const signature = correctedSignature(
      readSignature('a.js', code, 'Parser'),
      readSignature('a.d.ts', declarations, 'Parser'),
    ) as Signature & { kind: 'class' };
    expect(signature.members.map(({ member, parameters: [first] }) => [member, first?.type.kind])).toEqual([
      ['read', 'array'],
    ]);
  });
});
