import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { PathCondition } from '../../constraint/path-condition.ts';
import { Simplifier, type InputKnowledge } from '../../constraint/simplify.ts';
import { UnitEnumerator } from '../../constraint/simplify/enumerate-unit.ts';
import { hintedInputs } from '../links/inverse/hinted-inputs.ts';
import type { Effort, Link } from './link.ts';
import { CacheLink } from './cache-link.ts';
import { DomainsLink } from '../links/domains/domains-link.ts';
import { InverseLink } from '../links/inverse/inverse-link.ts';
import { FixedSplitLink } from '../links/fixed-split/fixed-split-link.ts';
import { LocalLink } from '../links/local/local-link.ts';
import { RegularLink } from '../links/regular/regular-link.ts';
import { SmtLink } from '../links/smt/smt-link.ts';
import { Int32Link } from '../links/int32/int32-link.ts';
import { EnumerationLink } from '../links/enumeration/enumeration-link.ts';
import { ChainPath, type ChainContext } from './open-path.ts';
import { PatternWords } from '../links/regular/pattern-words.ts';
import { lengthsPerInput } from '../path/candidate-lengths.ts';
import type { Query } from '../path/query.ts';
import { Languages } from '../links/regular/languages.ts';
import { PatternShapes } from '../links/regular/pattern-shapes.ts';
import type { NativeSolver } from '../links/smt/native-solver.ts';
import { PipeProcess } from '../links/smt/pipe-process.ts';
import type { SmtProcess } from '../links/smt/smt-process.ts';
import { Z3Process } from '../links/smt/z3-process.ts';
import type { InputLimits, OpenPath, Solver } from './solver.ts';
import type { LinkName, Unknown, Verdict } from './verdict.ts';

/** Options of the solver chain. All links are on by default; limits count work, never seconds. */
export interface ChainOptions {
  readonly cache?: boolean;
  readonly domains?: boolean;
  readonly regular?: boolean;
  readonly layout?: boolean;
  readonly inverse?: boolean;
  readonly words?: boolean;
  readonly smt?: boolean;
  readonly local?: boolean;
  readonly optimistic?: boolean;
  /** Search steps of the domains link per query. */
  readonly domainSteps?: number;
  /** Number of other lengths of an input that are tried per flip if no condition suggests one. */
  readonly lengthsPerInput?: number;
  /** Terms evaluated per flip, over all links and lengths. */
  readonly workPerFlip?: number;
  /** Search steps of the regular link per query. */
  readonly regularSteps?: number;
  /** Search steps of the words link per query. */
  readonly wordSteps?: number;
  /** Evaluations of the local link per query. */
  readonly localSteps?: number;
  /** Z3's resource units per check. */
  readonly smtResources?: number;
  /** Used instead of a Z3 process of the chain's own and left open by `close`: each start costs time and memory. */
  readonly sharedSmt?: SmtProcess;
  /** A solver that reads SMT-LIB from its standard input, used instead of the built-in Z3. */
  readonly nativeSolver?: NativeSolver;
}

/** Builds the chain, cheapest link first; each link decides what it can and passes the other queries on. */
export function buildChain(pool: ExpressionPool, options: ChainOptions = {}): Solver {
  const links: Link[] = [];
  const words = new PatternWords();
  if (options.cache ?? true) links.push(new CacheLink());
  const languages = new Languages();
  const shapes = new PatternShapes();
  const theories: Link[] = [];
  if (options.domains ?? true) theories.push(new DomainsLink(options.domainSteps));
  if (options.regular ?? true) theories.push(new RegularLink(languages, shapes, options.regularSteps));
  links.push(...theories, ...theories.slice(0, 1).map((link) => new Int32Link(link)));
  if (options.layout ?? true) links.push(new FixedSplitLink(theories));
  if (options.inverse ?? true) links.push(new InverseLink(words.wordOf));
  if (options.words ?? true) links.push(new EnumerationLink(languages, shapes, options.wordSteps));
  if (options.smt ?? true) links.push(...smtLinks(options));
  if (options.local ?? true) links.push(new LocalLink(options.localSteps));
  return new Chain(pool, links, words, options);
}

function smtLinks(options: ChainOptions): readonly Link[] {
  const process = smtProcess(options);
  return [new Int32Link(new SmtLink(process, 1)), new SmtLink(process)];
}

function smtProcess({ nativeSolver, sharedSmt, smtResources }: ChainOptions): SmtProcess {
  if (nativeSolver !== undefined) return new PipeProcess(nativeSolver.command, nativeSolver.arguments);
  if (sharedSmt === undefined) return new Z3Process(smtResources);
  return { name: sharedSmt.name, ask: (script) => sharedSmt.ask(script), close: async () => undefined };
}

class Chain implements Solver, ChainContext {
  readonly pool: ExpressionPool;
  readonly isOptimistic: boolean;
  readonly lengthsPerInput: number;
  readonly workPerFlip: number;
  readonly tally = new Map<string, number>();
  readonly #links: readonly Link[];
  readonly #words: PatternWords;
  readonly #enumerator: UnitEnumerator;
  readonly #base: Simplifier;
  readonly #simplifiers = new Map<string, Simplifier>();

  constructor(pool: ExpressionPool, links: readonly Link[], words: PatternWords, options: ChainOptions) {
    this.pool = pool;
    this.#words = words;
    this.#links = links;
    this.isOptimistic = options.optimistic ?? true;
    this.lengthsPerInput = options.lengthsPerInput ?? lengthsPerInput;
    this.workPerFlip = options.workPerFlip ?? defaultWork;
    this.#enumerator = new UnitEnumerator(pool);
    this.#base = new Simplifier(pool, {}, this.#enumerator);
  }

  open(path: PathCondition, run: Assignment, limits: InputLimits = new Map()): OpenPath {
    return new ChainPath(this, path, run, limits);
  }

  hintsFor(condition: Expr, run: Assignment): readonly Assignment[] {
    return hintedInputs(condition, run, this.#words.wordOf);
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
    const by: LinkName | undefined = verdict.kind === 'unknown' ? undefined : verdict.by;
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
