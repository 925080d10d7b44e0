import type { Primitive } from '../core/raw-trace.ts';
import type { Assignment } from '../constraint/assignment.ts';
import { Evaluator } from '../constraint/evaluate.ts';
import type { Expr } from '../constraint/expression.ts';
import type { ExpressionPool } from '../constraint/expression-pool.ts';
import { PathCondition, type Alternative } from '../constraint/path-condition.ts';
import type { Trace } from '../constraint/trace.ts';

/** A regular expression that was matched with a text that depends on the input. */
export interface AppliedPattern {
  readonly source: string;
  readonly flags: string;
  /** The text in this run. */
  readonly text: string;
  /** The site of a decision on the match; undefined if the run decided nothing by it. */
  readonly site: number | undefined;
}

/** A pattern with what is needed to find inputs on which it is matched with other texts. */
export interface MatchedPattern extends AppliedPattern {
  readonly expr: Expr;
  /** Number of decisions made before the match, as far as is known. */
  readonly before: number;
}

/** The part of a recorded run that tells its patterns, which are collected when they are first asked for. */
interface Recorded {
  readonly trace: Trace | undefined;
  readonly assignment: Assignment;
  readonly given: readonly Expr[];
  patterns?: readonly MatchedPattern[];
}

/** Upper limit for one run: a tokenizer matches the same patterns at every position. */
const mostUses = 64;

/** Each pattern with each text that it was matched with in a run, in order. */
export function matchedPatterns(open: Recorded | undefined): readonly MatchedPattern[] {
  if (open?.trace === undefined) return [];
  return (open.patterns ??= patternsIn(open.trace, open.assignment));
}

function patternsIn({ path: { decisions }, nodes }: Trace, assignment: Assignment): readonly MatchedPattern[] {
  const evaluator = new Evaluator(assignment);
  const places = new Map<Expr, number>();
  for (const [place, node] of nodes.entries()) if (node !== undefined && !places.has(node)) places.set(node, place);
  const uses = new Map<string, MatchedPattern>();
  for (const [node, place] of places) {
    const use = useOf(node);
    if (use === undefined || uses.has(use.key)) continue;
    const text = evaluator.evaluate(use.expr);
    if (typeof text !== 'string') continue;
    const later = decisions.findIndex(({ expr }) => (places.get(expr) ?? -1) >= place);
    const before = later < 0 ? decisions.length : later;
    const site = decisions.find(({ expr }) => expr === node || isOn(expr, node))?.site;
    uses.set(use.key, { ...use.pattern, text, expr: use.expr, before, site });
    if (uses.size === mostUses) break;
  }
  return [...uses.values()];
}

/**
 * The path up to the match with pattern number `index`, with one more decision, which the run has taken the other way:
 * that the matched text is this one. Undefined if there is no such pattern.
 */
export function receivingText(
  open: Recorded,
  index: number,
  text: string,
  pool: ExpressionPool,
): { readonly path: PathCondition; readonly alternative: Alternative } | undefined {
  const matched = matchedPatterns(open)[index];
  if (open.trace === undefined || matched === undefined) return undefined;
  const { decisions, concretizations } = open.trace.path.prefix(matched.before);
  const condition = pool.apply('strictEquals', matched.expr, pool.constant(text));
  const decision = { kind: 'branch', site: 0, expr: condition, taken: false } as const;
  return {
    path: new PathCondition([...decisions, decision], concretizations).under(open.given),
    alternative: { index: decisions.length, taken: true, condition },
  };
}

export function appliedPattern({ source, flags, text, site }: MatchedPattern): AppliedPattern {
  return { source, flags, text, site };
}

function useOf(node: Expr): { readonly key: string; readonly pattern: Pattern; readonly expr: Expr } | undefined {
  if (node.kind !== 'application' || !node.name.startsWith('regExp')) return undefined;
  const [pattern, expr] = node.operands;
  if (pattern?.kind !== 'constant' || expr === undefined || expr.kind === 'constant') return undefined;
  const { value } = pattern;
  if (!isPattern(value)) return undefined;
  return { key: `${value.source}/${value.flags} ${expr.id}`, pattern: value, expr };
}

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

function isPattern(value: Primitive | object): value is Pattern {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'regExp';
}

function isOn(expr: Expr, node: Expr): boolean {
  return expr.kind === 'application' && expr.operands.includes(node);
}
