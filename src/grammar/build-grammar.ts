import { nearestName } from '../core/text/nearest-name.ts';
import type { Diagnostic } from './diagnostic.ts';
import { errorOf } from './diagnostic.ts';
import type { Expression } from './expression.ts';
import { Grammar, type Rule } from './grammar.ts';
import type { DraftLexerRule, DraftRule, GrammarDraft } from './grammar-draft.ts';
import { defaultMode, type LexerRule } from './lexer-rule.ts';
import type { GrammarNode, RefNode } from './node.ts';

/**
 * Numbers the nodes and resolves the names. Throws the first error of `draftErrors`, if there is one.
 *
 * @example
 * ```ts
 * const source = new SourceText('sums', '');
 * const sum = seq([literal('1'), repeat(literal('+1'), 0, Infinity)]);
 * const rules: DraftRule[] = [{ name: 'sum', kind: 'syntax', body: sum, source, offset: 0 }];
 * const grammar = buildGrammar({ name: 'sums', source, rules, start: undefined, warnings: [] });
 * ```
 */
export function buildGrammar(draft: GrammarDraft, startName?: string): Grammar {
  const [first] = draftErrors(draft, startName);
  if (first !== undefined) throw errorOf(first);
  const indexes = new Map(draft.rules.map((rule, index) => [rule.name, index]));
  const start = indexes.get(startName ?? startOf(draft))!;
  const root: RefNode = { kind: 'ref', id: 0, name: draft.rules[start]!.name, target: start };
  const nodes: GrammarNode[] = [root];
  const owners: number[] = [-1];
  const rules: Rule[] = draft.rules.map((rule, index) => {
    const body = number(rule.body, indexes, nodes);
    while (owners.length < nodes.length) owners.push(index);
    const location = rule.source.locationAt(rule.offset);
    return { index, name: rule.name, kind: rule.kind, body, location };
  });
  const lexerRules = (draft.lexerRules ?? defaultLexerRules(draft.rules)).map((rule) => resolve(rule, indexes));
  return new Grammar({ name: draft.name, rules, root, nodes, owners: Int32Array.from(owners), lexerRules });
}

/**
 * Returns every error that prevents a draft from becoming a grammar.
 *
 * @example
 * ```ts
 * const errors = draftErrors(readGrammarDraft('grammars/query.g4'));
 * console.log(errors.map(({ code, message }) => `${code}: ${message}`));
 * ```
 */
export function draftErrors(draft: GrammarDraft, startName?: string): Diagnostic[] {
  if (draft.rules.length === 0) {
    const location = draft.source.locationAt(0);
    const hint = 'define at least one rule';
    return [{ severity: 'error', code: 'empty-grammar', message: 'the grammar has no rules', location, hint }];
  }
  const errors: Diagnostic[] = [];
  const names = new Map<string, DraftRule>();
  for (const rule of draft.rules) {
    const earlier = names.get(rule.name);
    if (earlier !== undefined) errors.push(duplicate(rule, earlier));
    else names.set(rule.name, rule);
  }
  for (const rule of draft.rules) {
    for (const ref of refsOf(rule.body)) if (!names.has(ref.name)) errors.push(undefinedRule(ref, rule, names));
  }
  const start = startName ?? startOf(draft);
  if (!names.has(start)) {
    const message = `the start rule \`${start}\` is not defined`;
    const location = draft.source.locationAt(0);
    errors.push({ severity: 'error', code: 'unknown-start', message, location, hint: suggestion(start, names.keys()) });
  }
  return errors;
}

function startOf(draft: GrammarDraft): string {
  const first = draft.rules.find((rule) => rule.kind === 'syntax') ?? draft.rules[0];
  return draft.start ?? first?.name ?? '';
}

function number(expression: Expression, indexes: ReadonlyMap<string, number>, nodes: GrammarNode[]): GrammarNode {
  const id = nodes.length;
  // Reserve the id before the children take theirs: ids are in preorder.
  nodes.push(undefined as unknown as GrammarNode);
  const node = withId(expression, id, indexes, nodes);
  nodes[id] = node;
  return node;
}

function withId(
  expression: Expression,
  id: number,
  indexes: ReadonlyMap<string, number>,
  nodes: GrammarNode[],
): GrammarNode {
  switch (expression.kind) {
    case 'literal':
      return { kind: 'literal', id, text: expression.text };
    case 'class':
      return { kind: 'class', id, set: expression.set };
    case 'ref':
      return { kind: 'ref', id, name: expression.name, target: indexes.get(expression.name)! };
    case 'seq':
      return { kind: 'seq', id, items: expression.items.map((item) => number(item, indexes, nodes)) };
    case 'alt': {
      const options = expression.options.map((option) => number(option, indexes, nodes));
      return { kind: 'alt', id, options, weights: expression.weights };
    }
    case 'repeat': {
      const { min, max, lazy } = expression;
      return { kind: 'repeat', id, item: number(expression.item, indexes, nodes), min, max, lazy };
    }
  }
}

function defaultLexerRules(rules: readonly DraftRule[]): DraftLexerRule[] {
  return rules
    .filter((rule) => rule.kind === 'token' || rule.kind === 'skip')
    .map((rule) => ({
      rule: rule.name,
      type: rule.name,
      mode: defaultMode,
      hidden: rule.kind === 'skip',
      more: false,
      modeActions: [],
      guarded: false,
    }));
}

function resolve(rule: DraftLexerRule, indexes: ReadonlyMap<string, number>): LexerRule {
  return { ...rule, rule: indexes.get(rule.rule)!, type: indexes.get(rule.type)! };
}

function* refsOf(expression: Expression): Generator<{ name: string; offset: number }> {
  if (expression.kind === 'ref') yield expression;
  else if (expression.kind === 'seq') for (const item of expression.items) yield* refsOf(item);
  else if (expression.kind === 'alt') for (const option of expression.options) yield* refsOf(option);
  else if (expression.kind === 'repeat') yield* refsOf(expression.item);
}

function duplicate(rule: DraftRule, earlier: DraftRule): Diagnostic {
  const { line } = earlier.source.positionAt(earlier.offset);
  const where = earlier.source === rule.source ? `on line ${line}` : `in ${earlier.source.file}, line ${line}`;
  return {
    severity: 'error',
    code: 'duplicate-rule',
    message: `rule \`${rule.name}\` is defined twice`,
    location: rule.source.locationAt(rule.offset),
    hint: `the first definition is ${where}; rename one, or combine them with \`|\``,
  };
}

function undefinedRule(
  ref: { name: string; offset: number },
  rule: DraftRule,
  names: ReadonlyMap<string, DraftRule>,
): Diagnostic {
  return {
    severity: 'error',
    code: 'undefined-rule',
    message: `rule \`${rule.name}\` refers to \`${ref.name}\`, which is not defined`,
    location: rule.source.locationAt(ref.offset),
    hint: suggestion(ref.name, names.keys()),
  };
}

/** Returns the nearest known name if there is one, else advice on the missing name. */
export function suggestion(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `define \`${name}\`, or remove the reference` : `did you mean \`${nearest}\`?`;
}
