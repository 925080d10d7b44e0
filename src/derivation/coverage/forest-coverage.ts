import type { WorkBudget } from '../../core/work-budget.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Body, Part, Production } from '../../grammar/flat/flat-grammar.ts';
import { isSymbolic, type Node, type SymbolicNode } from '../../grammar/node.ts';
import { emptyEdge } from '../parse/earley/read-tree.ts';
import type { Reading } from '../parse/reading.ts';
import type { KPathRecorder } from './k-path-recorder.ts';

/**
 * Records the k-paths of every derivation of a word, not only of one: in an ambiguous grammar a word covers what any of
 * its derivations contains. False: the budget ran out and some may be missing.
 */
export function coverAllDerivations(
  reading: Reading,
  grammar: Grammar,
  recorder: KPathRecorder,
  budget: WorkBudget,
): boolean {
  return new ForestWalk(recorder, budget).walk(reading, grammar.root);
}

/** A nonterminal over a stretch, below these symbolic nodes (only as many of the innermost as paths can reach back to). */
interface Visit {
  readonly reading: Reading;
  readonly nonterminal: number;
  readonly from: number;
  readonly to: number;
  readonly context: readonly SymbolicNode[];
}

class ForestWalk {
  private readonly recorder: KPathRecorder;
  private readonly budget: WorkBudget;
  private readonly contextLength: number;
  private readonly parts = new Map<Production, readonly (Part | undefined)[]>();
  private readonly open: Visit[] = [];
  private readonly seen = new Map<Reading, Set<string>>();

  constructor(recorder: KPathRecorder, budget: WorkBudget) {
    this.recorder = recorder;
    this.budget = budget;
    this.contextLength = Math.max(1, ...recorder.coverages.map((coverage) => coverage.k - 1));
  }

  walk(reading: Reading, root: SymbolicNode): boolean {
    this.recorder.enter(root);
    this.recorder.leave();
    this.visit({ reading, nonterminal: startOf(reading), from: 0, to: reading.end, context: [root] });
    for (let next = this.open.pop(); next !== undefined; next = this.open.pop()) {
      if (!this.budget.spend()) return false;
      for (const node of next.context) this.recorder.enter(node);
      for (const production of next.reading.forest.productions(next.nonterminal, next.from, next.to)) {
        this.follow(next, production);
      }
      for (let i = 0; i < next.context.length; i++) this.recorder.leave();
    }
    return true;
  }

  /** Every symbol of the production in every place where some derivation has it. */
  private follow(visit: Visit, production: Production): void {
    if (production.shape.kind === 'token' && production.symbols.length === 0) {
      this.followInside(visit, emptyEdge, production.shape.node, visit.context);
      return;
    }
    const parts = this.partsOf(production);
    const done = new Set<string>();
    const prefixes = [{ count: production.symbols.length, to: visit.to }];
    for (const { count, to } of prefixes) {
      if (count === 0) continue;
      for (const { from, edge } of visit.reading.forest.splits(production, count, visit.from, to)) {
        const symbol = production.symbols[count - 1] as number;
        if (production.shape.kind === 'token') this.followInside(visit, edge, production.shape.node, visit.context);
        else this.followSymbol(visit, symbol, parts[count - 1], from, to, edge);
        const key = `${count} ${from}`;
        if (done.has(key)) continue;
        done.add(key);
        prefixes.push({ count: count - 1, to: from });
      }
    }
  }

  private followSymbol(
    visit: Visit,
    symbol: number,
    part: Part | undefined,
    from: number,
    to: number,
    edge: number,
  ): void {
    const { reading, context } = visit;
    const node = part?.node;
    const below = node !== undefined && isSymbolic(node) ? this.enter(node, context) : context;
    if (symbol >= 0) this.visit({ reading, nonterminal: symbol, from, to, context: below });
    else if (node !== undefined) this.followInside(visit, edge, node, below);
  }

  private followInside({ reading }: Visit, edge: number, node: Node, context: readonly SymbolicNode[]): void {
    const inside = reading.insideOf(edge, node);
    if (inside === undefined) return;
    this.visit({ reading: inside, nonterminal: startOf(inside), from: 0, to: inside.end, context });
  }

  private partsOf(production: Production): readonly (Part | undefined)[] {
    let parts = this.parts.get(production);
    if (parts === undefined) this.parts.set(production, (parts = partsBySymbol(production)));
    return parts;
  }

  private enter(node: SymbolicNode, context: readonly SymbolicNode[]): readonly SymbolicNode[] {
    this.recorder.enter(node);
    this.recorder.leave();
    return [...context, node].slice(-this.contextLength);
  }

  private visit(visit: Visit): void {
    let seen = this.seen.get(visit.reading);
    if (seen === undefined) this.seen.set(visit.reading, (seen = new Set()));
    const key = `${visit.nonterminal} ${visit.from} ${visit.to} ${visit.context.map((node) => node.id).join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    this.open.push(visit);
  }
}

function startOf(reading: Reading): number {
  return reading.forest.chart.automaton.flat.start;
}

/** The part that each symbol belongs to; undefined for the iterations before the last one of a repeat. */
function partsBySymbol({ symbols, shape }: Production): (Part | undefined)[] {
  let body: Body | undefined;
  let first = 0;
  if (shape.kind === 'node') ({ body } = shape);
  else if (shape.kind === 'iterations') body = shape.first;
  else if (shape.kind === 'iteration') [body, first] = [shape.more, 1];
  const result: (Part | undefined)[] = Array.from({ length: symbols.length });
  let index = first;
  for (const part of body?.parts ?? []) {
    result.fill(part, index, index + part.symbolCount);
    index += part.symbolCount;
  }
  return result;
}
