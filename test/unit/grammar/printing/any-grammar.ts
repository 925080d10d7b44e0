import * as fc from 'fast-check';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { anyCase } from '../../../../src/grammar/characters/any-case.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { CharSet } from '../../../../src/grammar/characters/char-set.ts';
import { alt, charClass, type Expression, literal, ref, repeat, seq } from '../../../../src/grammar/expression.ts';
import type { Grammar, RuleKind } from '../../../../src/grammar/grammar.ts';

/** Any character, including those with a meaning in some notation. */
const char = fc.oneof(
  fc.constantFrom(...Array.from('abAB09_-.^$[](){}|?*+"\'`\\/@#<>=:;,~! \t\n\r\0\u00a0\u0301é\ud800\udc00\u{1F600}')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

const readableName = fc.stringMatching(/^[a-zA-Zé_](?:[a-z0-9_.-]{0,3}[a-z])?$/u);
const anyName = fc.oneof(
  readableName,
  fc.array(char, { minLength: 1, maxLength: 3 }).map((chars) => chars.join('')),
);

/** Grammars of every shape, with any character, and with names that suit all notations. */
export function anyGrammar(): fc.Arbitrary<Grammar> {
  return grammarNamed(readableName);
}

/** The same with names that no notation can read. */
export function strangelyNamedGrammar(): fc.Arbitrary<Grammar> {
  return grammarNamed(anyName);
}

function grammarNamed(name: fc.Arbitrary<string>): fc.Arbitrary<Grammar> {
  return fc.uniqueArray(name, { minLength: 1, maxLength: 5 }).chain((names) => {
    const kind = fc.constantFrom<RuleKind>('syntax', 'syntax', 'syntax', 'token', 'skip', 'fragment');
    const rules = names.map((name) => fc.record({ name: fc.constant(name), kind, body: expression(names, 3) }));
    return fc.record({ rules: fc.tuple(...rules), start: fc.option(fc.constantFrom(...names)) }).map(build);
  });
}

interface Parts {
  readonly rules: readonly { readonly name: string; readonly kind: RuleKind; readonly body: Expression }[];
  readonly start: string | null;
}

function build({ rules, start }: Parts): Grammar {
  const source = new SourceText('any', '');
  return buildGrammar({
    name: 'any',
    source,
    rules: rules.map((rule) => ({ ...rule, source, offset: 0 })),
    start: start ?? undefined,
    warnings: [],
  });
}

function expression(names: readonly string[], depth: number): fc.Arbitrary<Expression> {
  const text = fc.array(char, { minLength: 1, maxLength: 4 }).map((chars) => chars.join(''));
  const symbol = fc.oneof(
    text.map(literal),
    text.map((members) => charClass(CharSet.chars(members))),
    text.map((members) => charClass(CharSet.chars(members).complement())),
    fc.constantFrom('ab', 'select', 'straße', 'k1k').map((word) => anyCase(word)),
    fc.constant(charClass(CharSet.all)),
    fc.constantFrom(...names).map((name) => ref(name, 0)),
  );
  if (depth === 0) return symbol;
  const inner = expression(names, depth - 1);
  const bound = fc.constantFrom([0, 1], [0, Infinity], [1, Infinity], [2, Infinity], [0, 3], [2, 4], [3, 3]);
  const option = fc.record({ body: inner, weight: fc.constantFrom(1, 1, 1, 2, 0.5, 1e-7, 1e21) });
  return fc.oneof(
    symbol,
    fc.array(inner, { maxLength: 3 }).map(seq),
    fc.array(option, { minLength: 1, maxLength: 3 }).map((options) =>
      alt(
        options.map(({ body }) => body),
        options.map(({ weight }) => weight),
      ),
    ),
    fc
      .record({ item: inner, bound, lazy: fc.boolean() })
      .map(({ item, bound: [min = 0, max = 0], lazy }) => repeat(item, min, max, lazy)),
  );
}
