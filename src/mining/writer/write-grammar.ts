import { SourceText } from '../../core/text/source-text.ts';
import { buildGrammar } from '../../grammar/build-grammar.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { DraftRule } from '../../grammar/grammar-draft.ts';
import { forEachSymbol, type Part } from '../generalization/part.ts';
import { useCounts, type MinedRule } from './mined-rule.ts';
import { RuleNames } from './rule-names.ts';
import { isEmpty, isKeyword, isOneCharacter, toExpression } from './to-expression.ts';

/** Makes a grammar of mined rules: in reading order, without rules that are clearer where they are used. */
export function writeGrammar(rules: ReadonlyMap<string, MinedRule>, start: string, name: string): Grammar {
  const uses = useCounts(rules, start);
  const isInline = (rule: MinedRule): boolean =>
    rule.id !== start &&
    (isAlias(rule) || (!isRecursive(rule, rules) && isClearerInline(rule, uses.get(rule.id) ?? 0)));
  const names = new RuleNames();
  const named = new Map<string, string>();
  const inline = new Map<string, Part>();
  const order = readingOrder(rules, start);
  for (const rule of order) {
    if (isInline(rule)) inline.set(rule.id, rule.body);
    else named.set(rule.id, names.take(rule.name, rule.isIteration));
  }
  const source = new SourceText(name, '');
  const drafts = order
    .filter(({ id }) => named.has(id))
    .map(({ id, body }): DraftRule => {
      const expression = toExpression(body, (symbol) => named.get(symbol) ?? inline.get(symbol)!);
      return { name: named.get(id)!, kind: 'syntax', body: expression, source, offset: 0 };
    });
  return buildGrammar({ name, source, rules: drafts, start: named.get(start), warnings: [] });
}

/** A rule that only names another; a circle of them stands for nothing, and is never made. */
function isAlias({ id, body }: MinedRule): boolean {
  return body.kind === 'symbol' && body.symbol !== id;
}

function isClearerInline({ body, isIteration }: MinedRule, uses: number): boolean {
  if (isEmpty(body) || isOneCharacter(body) || isKeyword(body)) return true;
  if (body.kind === 'symbol') return true;
  return isIteration && uses === 1;
}

function isRecursive({ id }: MinedRule, rules: ReadonlyMap<string, MinedRule>): boolean {
  const seen = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    let isFound = false;
    forEachSymbol(rules.get(one)!.body, (symbol) => {
      isFound ||= symbol === id;
      if (seen.has(symbol)) return;
      seen.add(symbol);
      open.push(symbol);
    });
    if (isFound) return true;
  }
  return false;
}

function readingOrder(rules: ReadonlyMap<string, MinedRule>, start: string): readonly MinedRule[] {
  const order: MinedRule[] = [];
  const seen = new Set([start]);
  const open = [start];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const rule = rules.get(id)!;
    order.push(rule);
    const found: string[] = [];
    forEachSymbol(rule.body, (symbol) => {
      if (!seen.has(symbol)) found.push(symbol);
      seen.add(symbol);
    });
    open.unshift(...found);
  }
  return order;
}
