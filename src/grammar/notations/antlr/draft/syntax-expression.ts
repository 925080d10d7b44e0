import { CoppiceError } from '../../../../core/coppice-error.ts';
import type { Diagnostic } from '../../../diagnostic.ts';
import { alt, epsilon, type Expression, ref, repeat, seq } from '../../../expression.ts';
import type { Element } from '../element.ts';
import type { SyntaxRule } from '../files/grammar-file.ts';
import type { ParserLiterals } from '../lexer/parser-literals.ts';

/** The tokens available to parser rules. */
export interface TokenSupply {
  readonly literals: ParserLiterals;
  /** Names of the tokens that the lexer can give to the parser, in the order of their rules. */
  readonly tokens: readonly string[];
  readonly warnings: Diagnostic[];
}

/** Converts a part of a parser rule to an expression over tokens. */
export function syntaxExpression(element: Element, rule: SyntaxRule, supply: TokenSupply): Expression {
  switch (element.kind) {
    case 'literal':
      return supply.literals.expressionFor(element);
    case 'ref':
      return ref(element.name, element.offset);
    case 'any':
      return anyTokenBut([], element.offset, rule, supply);
    case 'not':
      supply.warnings.push(complementWarning(element.offset, rule));
      return anyTokenBut(element.items, element.offset, rule, supply);
    case 'eof':
      return epsilon;
    case 'seq':
      return seq(element.items.map((item) => syntaxExpression(item, rule, supply)));
    case 'alt':
      return alt(element.options.map((option) => syntaxExpression(option, rule, supply)));
    case 'repeat':
      return repeat(syntaxExpression(element.item, rule, supply), element.min, element.max, element.lazy);
    case 'set':
      throw new Error(`unexpected set of characters in the parser rule ${rule.name}`);
  }
}

function anyTokenBut(
  excluded: readonly Element[],
  offset: number,
  rule: SyntaxRule,
  { literals, tokens }: TokenSupply,
): Expression {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const item of excluded) {
    if (item.kind === 'ref') names.add(item.name);
    if (item.kind !== 'literal') continue;
    texts.add(item.text);
    const named = literals.ruleFor(item.text);
    if (named !== undefined) names.add(named.name);
  }
  const options = [
    ...tokens.filter((name) => !names.has(name)).map((name) => ref(name, offset)),
    ...[...literals.nameless].filter(([text]) => !texts.has(text)).map(([, expression]) => expression),
  ];
  if (options.length > 0) return alt(options);
  const location = rule.source.locationAt(offset);
  const hint = 'add lexer rules, or list fewer tokens after `~`';
  throw new CoppiceError('antlr-empty-set', 'no token is allowed here', { location, hint });
}

function complementWarning(offset: number, { name, source }: SyntaxRule): Diagnostic {
  const message = `\`~\` in the parser rule \`${name}\` is read as a choice among all other tokens`;
  return { severity: 'warning', code: 'antlr-token-complement', message, location: source.locationAt(offset) };
}
