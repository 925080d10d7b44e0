import { ExponentialBackoff } from '../../core/exponential-backoff.ts';
import type { Assignment } from '../../constraint/assignment.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { PathCondition } from '../../constraint/path-condition.ts';
import { Simplifier, type InputKnowledge } from '../../constraint/simplify.ts';
import { UnitEnumerator } from '../../constraint/simplify/enumerate-unit.ts';
import type { Effort, Link } from './link.ts';
import { makeLinks, type LinkOptions, type LinkSwitches } from './declared-links.ts';
import { ChainPath, type ChainContext } from './open-path.ts';
import { DerivedReader } from '../derived/derived-reader.ts';
import { PositionReader } from '../positions/position-reader.ts';
import { PatternTexts } from '../links/regular/pattern-texts.ts';
import { lengthsPerInput } from '../path/candidate-lengths.ts';
import { ProposalSource } from './nearby-inputs.ts';
import type { Query } from '../path/query.ts';
import type { InputLimits, OpenPath, Solver } from './solver.ts';
import type { Unknown, Verdict } from './verdict.ts';

/** Options of the solver chain. All links are on by default; limits count work, never seconds. */
export interface ChainOptions extends LinkOptions, LinkSwitches {
  /** Whether conditions on single positions and lengths are decided before the links are asked. */
  readonly positions?: boolean;
  readonly optimistic?: boolean;
  /** Whether a flip gets one attempt for inputs of all lengths, instead of one for each likely length. */
  readonly brief?: boolean;
  /** Number of other lengths of an input that are tried per flip if no condition suggests one. */
  readonly lengthsPerInput?: number;
  /** Terms evaluated per flip, over all links and lengths. */
  readonly workPerFlip?: number;
}

/** Builds the chain, cheapest link first; each link decides what it can and passes the other queries on. */
export function buildChain(pool: ExpressionPool, options: ChainOptions = {}): Solver {
  const words = new PatternTexts();
  return new Chain(pool, makeLinks(options, words), words, options);
}

class Chain implements Solver, ChainContext {
  readonly pool: ExpressionPool;
  readonly isOptimistic: boolean;
  readonly isBrief: boolean;
  readonly lengthsPerInput: number;
  readonly workPerFlip: number;
  readonly positions: ChainContext['positions'];
  readonly tally = new Map<string, number>();
  readonly #links: readonly Link[];
  readonly proposals: ProposalSource;
  readonly linkBackoff = new ExponentialBackoff();
  readonly #enumerator: UnitEnumerator;
  readonly #base: Simplifier;
  readonly #simplifiers = new Map<string, Simplifier>();

  constructor(pool: ExpressionPool, links: readonly Link[], words: PatternTexts, options: ChainOptions) {
    this.pool = pool;
    this.proposals = new ProposalSource(words);
    this.#links = links;
    this.isOptimistic = options.optimistic ?? true;
    this.isBrief = options.brief ?? false;
    this.lengthsPerInput = options.lengthsPerInput ?? lengthsPerInput;
    this.workPerFlip = options.workPerFlip ?? defaultWork;
    this.#enumerator = new UnitEnumerator(pool);
    this.#base = new Simplifier(pool, {}, this.#enumerator);
    this.positions =
      (options.positions ?? true)
        ? { reader: new PositionReader(this.#base), derived: new DerivedReader(this.#base) }
        : undefined;
  }

  open(path: PathCondition, run: Assignment, limits: InputLimits = new Map()): OpenPath {
    return new ChainPath(this, path, run, limits);
  }

  async close(): Promise<void> {
    for (const link of this.#links) await link.close?.();
  }

  simplifierFor(knowledge: InputKnowledge): Simplifier {
    const key = keyOf(knowledge);
    const known = this.#simplifiers.get(key);
    if (known !== undefined) return known;
    if (this.#simplifiers.size >= keptSimplifiers) this.#simplifiers.clear();
    const made = new Simplifier(this.pool, knowledge, this.#enumerator, this.#base);
    this.#simplifiers.set(key, made);
    return made;
  }

  async decide(query: Query, effort: Effort, before?: Unknown): Promise<Verdict> {
    const reasons: string[] = before === undefined ? [] : [before.reason];
    let probe: Assignment | undefined = before?.probe;
    for (const [i, link] of this.#links.entries()) {
      if (link.effort !== effort) continue;
      if (query.work.exhausted) {
        reasons.push('the work budget of the flip is spent');
        break;
      }
      const asked = link.solve(query);
      const answer = asked instanceof Promise ? await asked : asked;
      if (answer.kind === 'pass') {
        if (answer.probe !== undefined) probe ??= query.run.withVariables(answer.probe);
        if (answer.reason !== undefined) reasons.push(`${link.name}: ${answer.reason}`);
        continue;
      }
      const confirmed = answer.kind === 'model' ? query.confirm(answer.model) : undefined;
      if (answer.kind === 'model' && confirmed === undefined) {
        reasons.push(`${link.name}: its model was not confirmed`);
        continue;
      }
      for (const earlier of this.#links.slice(0, i)) earlier.learn?.(query, answer);
      return confirmed === undefined ? { kind: 'unsat', by: link.name } : { kind: 'sat', by: link.name, ...confirmed };
    }
    const reason = reasons.filter((text) => text !== '').join('; ');
    return probe === undefined ? { kind: 'unknown', reason } : { kind: 'unknown', reason, probe };
  }

  count(verdict: Verdict): void {
    const by = verdict.kind === 'unknown' ? undefined : verdict.by;
    this.#add(by === undefined ? verdict.kind : `${verdict.kind} ${by}`);
    if (verdict.kind !== 'sat' && verdict.optimistic !== undefined) this.#add('optimistic');
  }

  #add(key: string): void {
    this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
  }
}

function keyOf({ lengths = new Map(), leastLengths = new Map(), alphabets = new Map() }: InputKnowledge): string {
  const letters = [...alphabets].map(([input, set]) => `${input}: ${[...set].join()}`);
  return [[...lengths].join(';'), [...leastLengths].join(';'), letters.join(';')].join(' ');
}

/** Takes about 150 milliseconds. */
const defaultWork = 600_000;

/** Upper limit of simplifiers kept: they cache every result, so all are dropped when there are more. */
const keptSimplifiers = 64;
