import { describe, expect, it } from 'vitest';

import { childrenOf, parseProgram, type Node } from '../../../src/instrument/typescript/front-end.ts';

const parse = (text: string, sourceType: 'script' | 'module' | 'commonjs' = 'script') =>
  parseProgram(text, { fileName: 'a.js', sourceType });

describe('parseProgram', () => {
  it('allows a top-level return in CommonJS, but not in scripts', () => {
    expect(parse('return 1', 'commonjs').body[0]?.type).toBe('ReturnStatement');
    expect(() => parse('return 1')).toThrow(expect.objectContaining({ code: 'syntax' }) as Error);
  });

  it('counts positions in UTF-16 code units', () => {
    const [, second] = parse('"😀"; x').body;
    expect([second?.start, second?.end]).toEqual([6, 7]);
  });

  it('keeps parentheses as nodes', () => {
    const [statement] = parse('(a)').body;
    expect(statement?.type === 'ExpressionStatement' && statement.expression.type).toBe('ParenthesizedExpression');
  });
});

describe('childrenOf', () => {
  it('lists children in source order without overlap, for every node of a program that uses most of the language', () => {
    const text =
      'label: for (const { a, b: [c = 1, ...d], ...e } of f`x${1}y${2}`) { class A extends B { static #p = 1; get [k]() { return a?.b } static { } } }\n' +
      'async function* g(h = 1, ...i) { yield* await i; try { throw { a, ["b"]: 2 } } catch { switch (h) { case 1: default: } } do ; while (x ? y : z) }';
    let visited = 0;
    const visit = (node: Node): void => {
      visited++;
      let end = node.start;
      for (const child of childrenOf(node)) {
        expect(child.start).toBeGreaterThanOrEqual(end);
        expect(child.end).toBeLessThanOrEqual(node.end);
        end = child.end;
        visit(child);
      }
    };
    visit(parse(text));
    expect(visited).toBeGreaterThan(60);
  });
});
