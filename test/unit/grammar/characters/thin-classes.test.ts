import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { thinClasses } from '../../../../src/grammar/characters/thin-classes.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';

function classesOf(text: string): string[] {
  const { nodes } = thinClasses(ebnfGrammar(text));
  return nodes.flatMap((node) => (node.kind === 'class' ? [node.set.toString()] : []));
}

describe('thinning classes', () => {
  it('keeps one of the characters that nothing in the grammar distinguishes', () => {
    expect(classesOf('s = [a-z] [0-9] ;')).toEqual(['[a]', '[0]']);
  });

  it('keeps one for each overlap of classes', () => {
    expect(classesOf('s = [a-m] | [h-z] ;')).toEqual(['[ah]', '[hn]']);
  });

  it('keeps every character of a literal', () => {
    expect(classesOf('s = [a-z] "if" ;')).toEqual(['[afi]']);
  });

  it('prefers printable characters', () => {
    expect(classesOf('s = [^"] ;')).toEqual(['[!]']);
  });

  it('gives a sublanguage, with the same node ids', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const thin = thinClasses(grammar);
        expect(thin.nodes.map(({ id, kind }) => [id, kind])).toEqual(grammar.nodes.map(({ id, kind }) => [id, kind]));
        const tree = randomProducer(thin, new Random(1), { maxDepth: 6, maxSize: 12 }).next();
        if (tree === undefined) return;
        expect(new Parser(grammar).parse(new Printer(grammar).print(tree).text).kind).toBe('parsed');
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
