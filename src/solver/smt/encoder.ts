import type { Application, ApplicationOperator, Expr, Variable } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import type { Bounds } from '../../constraint/simplify/integer-bounds.ts';
import { isScattered } from '../path/conjuncts.ts';
import { int32Bounds, type Comparison, type IntegerTerm, type NumberTheory } from './number-theory.ts';

/** A term in SMT-LIB and what it stands for. Bigints are integers in every theory. */
export type SmtTerm =
  | { readonly kind: 'bool'; readonly text: string }
  | { readonly kind: 'double'; readonly text: string }
  | { readonly kind: 'bigint'; readonly text: string }
  | { readonly kind: 'integer'; readonly text: string; readonly bounds: Bounds };

/** A part that the theory cannot say: some value of its sort stands in for it. */
export interface OpenTerm {
  readonly expr: Expr;
  readonly term: SmtTerm;
}

/** Writes conditions as SMT-LIB, each shared term once. What cannot be said is left open, so that `unsat` stays a proof. */
export class Encoder {
  readonly theory: NumberTheory;
  readonly variables = new Map<Variable, SmtTerm>();
  readonly open: OpenTerm[] = [];
  hasDoubles = false;
  hasBigints = false;
  /** Whether an opaque function was taken to give numbers always, because it once did: then `unsat` is no proof. */
  hasGuessed = false;
  private readonly simplifier: Simplifier;
  private readonly givesNumber: (opaque: Expr) => boolean;
  private readonly known = new Map<Expr, SmtTerm | undefined>();
  private readonly lines: string[] = [];

  /** `givesNumber`: whether an opaque function was seen to give a number. */
  constructor(
    theory: NumberTheory,
    simplifier: Simplifier,
    givesNumber: (opaque: Expr) => boolean = (): boolean => false,
  ) {
    this.theory = theory;
    this.simplifier = simplifier;
    this.givesNumber = givesNumber;
  }

  get script(): string {
    return this.lines.join('\n');
  }

  assert(condition: string): void {
    this.lines.push(`(assert ${condition})`);
  }

  assertCondition(condition: Expr): void {
    this.assert(this.boolean(condition));
  }

  assertMembership(variable: Variable, set: IntervalSet): void {
    const term = this.encode(variable);
    if (term?.kind === 'bool') {
      if (set.size === 1) this.assert(set.has(1) ? term.text : `(not ${term.text})`);
      return;
    }
    if (term?.kind !== 'integer') return;
    // The condition behind a scattered set is asserted, too.
    const said = isScattered(set) ? [[set.min, set.max] as const] : [...set];
    const ranges = said.map(([from, to]) => this.inRange(term, from, to));
    this.assert(ranges.length === 1 ? (ranges[0] as string) : `(or ${ranges.join(' ')})`);
  }

  /** The condition that a term has this value. */
  equality(term: SmtTerm, value: unknown): string | undefined {
    if (term.kind === 'bool')
      return typeof value === 'boolean' ? (value ? term.text : `(not ${term.text})`) : undefined;
    if (term.kind === 'bigint') return typeof value === 'bigint' ? `(= ${term.text} ${signedBig(value)})` : undefined;
    if (typeof value !== 'number') return undefined;
    if (term.kind === 'double') {
      const double = this.theory.double(value);
      return double && `(= ${term.text} ${double})`;
    }
    if (value < term.bounds.min || value > term.bounds.max || !Number.isInteger(value)) return undefined;
    return this.inRange(term, value, value);
  }

  encode(root: Expr): SmtTerm | undefined {
    // Operands first and without recursion: a running sum is as deep as its loop was long.
    const pending: Expr[] = [root];
    while (pending.length > 0) {
      const expr = pending.at(-1) as Expr;
      const missing =
        expr.kind === 'application' && !this.known.has(expr)
          ? expr.operands.filter((operand) => !this.known.has(operand))
          : [];
      if (missing.length > 0) pending.push(...missing);
      else {
        pending.pop();
        if (!this.known.has(expr)) this.known.set(expr, this.make(expr));
      }
    }
    return this.known.get(root);
  }

  private make(expr: Expr): SmtTerm | undefined {
    if (expr.kind === 'constant') return this.constant(expr.value);
    if (expr.kind === 'variable') return this.variable(expr);
    const made = this.application(expr);
    if (made === undefined) return this.leftOpen(expr);
    return expr.size > 3 ? this.named(expr, made) : made;
  }

  private constant(value: unknown): SmtTerm | undefined {
    if (typeof value === 'boolean') return { kind: 'bool', text: String(value) };
    if (typeof value === 'bigint') return { kind: 'bigint', text: signedBig(value) };
    if (typeof value !== 'number') return undefined;
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
      const bounds = { min: value, max: value };
      return { kind: 'integer', text: this.theory.integer(value, bounds), bounds };
    }
    return this.double(this.theory.double(value));
  }

  private variable(variable: Variable): SmtTerm | undefined {
    const term = this.declared(`v${variable.id}`, variable);
    if (term !== undefined) this.variables.set(variable, term);
    return term;
  }

  /** A new constant of the sort of the expression; undefined for texts and tokens. */
  private declared(name: string, expr: Expr): SmtTerm | undefined {
    const bounds = this.simplifier.boundsOf(expr);
    if (bounds !== undefined) {
      const term = { kind: 'integer', text: name, bounds } as const;
      this.declare(name, this.theory.integerSort(bounds));
      this.assert(this.theory.isWithin(term));
      return term;
    }
    switch (expr.sort) {
      case 'bool':
        this.declare(name, 'Bool');
        return { kind: 'bool', text: name };
      case 'bigint':
        this.hasBigints = true;
        this.declare(name, 'Int');
        return { kind: 'bigint', text: name };
      case 'number':
        this.declare(name, this.theory.doubleSort);
        return this.double(name);
      default:
        return this.declaredOpaque(name, expr);
    }
  }

  private declaredOpaque(name: string, expr: Expr): SmtTerm | undefined {
    if (expr.kind !== 'application' || expr.name !== 'opaque' || !this.givesNumber(expr)) return undefined;
    this.hasGuessed = true;
    this.declare(name, this.theory.doubleSort);
    return this.double(name);
  }

  private declare(name: string, sort: string): void {
    this.lines.push(`(declare-const ${name} ${sort})`);
  }

  private leftOpen(expr: Expr): SmtTerm | undefined {
    const term = this.declared(`o${expr.id}`, expr);
    if (term !== undefined) this.open.push({ expr, term });
    return term;
  }

  private named(expr: Expr, term: SmtTerm): SmtTerm {
    const name = `t${expr.id}`;
    this.lines.push(`(define-fun ${name} () ${this.sortOf(term)} ${term.text})`);
    return { ...term, text: name };
  }

  private sortOf(term: SmtTerm): string {
    if (term.kind === 'integer') return this.theory.integerSort(term.bounds);
    return term.kind === 'bool' ? 'Bool' : term.kind === 'bigint' ? 'Int' : this.theory.doubleSort;
  }

  private double(text: string | undefined): SmtTerm | undefined {
    if (text === undefined) return undefined;
    this.hasDoubles = true;
    return { kind: 'double', text };
  }

  private boolean(expr: Expr): string {
    const term = this.encode(expr);
    if (term?.kind === 'bool') return term.text;
    const truth = term && this.truth(term);
    if (truth !== undefined) return truth;
    throw new TypeError(`${expr.toString()} is no condition`);
  }

  private truth(term: SmtTerm): string | undefined {
    switch (term.kind) {
      case 'bool':
        return term.text;
      case 'bigint':
        return `(not (= ${term.text} 0))`;
      case 'integer':
        return `(not ${this.inRange(term, 0, 0)})`;
      case 'double':
        return this.theory.doubleTest('toBoolean', [term.text]);
    }
  }

  private inRange(term: IntegerTerm, from: number, to: number): string {
    const ends = [from, to].map((value) => this.integer(value)) as [IntegerTerm, IntegerTerm];
    if (from === to) return this.theory.compareIntegers('equal', term, ends[0]);
    const above = this.theory.compareIntegers('lessOrEqual', ends[0], term);
    return `(and ${above} ${this.theory.compareIntegers('lessOrEqual', term, ends[1])})`;
  }

  private integer(value: number): IntegerTerm {
    const bounds = { min: value, max: value };
    return { text: this.theory.integer(value, bounds), bounds };
  }

  private application(expr: Application): SmtTerm | undefined {
    const terms = expr.operands.map((operand) => this.known.get(operand));
    if (expr.operands.length === 0 || terms.includes(undefined)) return undefined;
    const operands = terms as readonly SmtTerm[];
    const text = this.booleanOperation(expr, operands);
    if (text !== undefined) return { kind: 'bool', text };
    if (expr.sort === 'bool') return undefined;
    if (expr.name === 'conditional') return this.choice(expr, operands);
    if (operands.every(({ kind }) => kind === 'bigint')) return bigintOperation(expr.name, operands);
    return this.integerOperation(expr, operands) ?? this.doubleOperation(expr);
  }

  private booleanOperation({ name, operands: exprs }: Application, operands: readonly SmtTerm[]): string | undefined {
    const [a, b] = operands as readonly [SmtTerm, SmtTerm];
    switch (name) {
      case 'and':
      case 'or': {
        const truths = operands.map((operand) => this.truth(operand));
        return truths.includes(undefined) ? undefined : `(${name} ${truths.join(' ')})`;
      }
      case 'not': {
        const truth = this.truth(a);
        return truth && `(not ${truth})`;
      }
      case 'toBoolean':
        return this.truth(a);
      case 'strictEquals':
      case 'looseEquals':
        return this.equal(a, b);
      case 'strictNotEquals':
      case 'looseNotEquals': {
        const equal = this.equal(a, b);
        return equal && `(not ${equal})`;
      }
      case 'lessThan':
        return this.compare('less', a, b);
      case 'lessOrEqual':
        return this.compare('lessOrEqual', a, b);
      case 'greaterThan':
        return this.compare('less', b, a);
      case 'greaterOrEqual':
        return this.compare('lessOrEqual', b, a);
      default:
        if (!operands.every(({ kind }) => kind === 'integer' || kind === 'double')) return undefined;
        return this.theory.doubleTest(name, exprs.map((expr) => this.asDouble(expr)) as string[]);
    }
  }

  private equal(a: SmtTerm, b: SmtTerm): string | undefined {
    if (a.kind === 'bool' && b.kind === 'bool') return `(= ${a.text} ${b.text})`;
    return this.compare('equal', a, b);
  }

  private compare(how: Comparison, a: SmtTerm, b: SmtTerm): string | undefined {
    if (a.kind === 'integer' && b.kind === 'integer') return this.theory.compareIntegers(how, a, b);
    if (a.kind === 'bigint' && b.kind === 'bigint') {
      return `(${{ less: '<', lessOrEqual: '<=', equal: '=' }[how]} ${a.text} ${b.text})`;
    }
    const [x, y] = [this.doubleOf(a), this.doubleOf(b)];
    return x === undefined || y === undefined ? undefined : this.theory.compareDoubles(how, x, y);
  }

  private choice({ operands: [test] }: Application, [, yes, no]: readonly SmtTerm[]): SmtTerm | undefined {
    const condition = this.boolean(test as Expr);
    if (yes?.kind === 'integer' && no?.kind === 'integer') {
      const bounds = hull(yes.bounds, no.bounds);
      return { kind: 'integer', text: this.theory.chooseInteger(condition, yes, no, bounds), bounds };
    }
    if (yes === undefined || no === undefined) return undefined;
    if (yes.kind === no.kind) return { ...yes, text: `(ite ${condition} ${yes.text} ${no.text})` };
    const [x, y] = [this.doubleOf(yes), this.doubleOf(no)];
    return x === undefined || y === undefined ? undefined : this.double(`(ite ${condition} ${x} ${y})`);
  }

  private integerOperation(expr: Application, operands: readonly SmtTerm[]): SmtTerm | undefined {
    const bounds = this.simplifier.boundsOf(expr);
    if (bounds === undefined) return undefined;
    const quotient = this.quotient(expr, bounds);
    if (quotient !== undefined) return { kind: 'integer', text: quotient, bounds };
    const integers = operands.map((operand) => this.integerOf(operand, expr.name));
    if (integers.includes(undefined)) return undefined;
    const [only] = integers as readonly IntegerTerm[];
    if (identities.has(expr.name)) return { kind: 'integer', ...(only as IntegerTerm) };
    const constants = expr.operands.map((operand) =>
      operand.kind === 'constant' && typeof operand.value === 'number' ? operand.value : undefined,
    );
    const text = this.theory.integerOperation(expr.name, integers as readonly IntegerTerm[], bounds, constants);
    return text === undefined ? undefined : { kind: 'integer', text, bounds };
  }

  private integerOf(term: SmtTerm, name: ApplicationOperator): IntegerTerm | undefined {
    if (term.kind === 'integer') return term;
    if (term.kind === 'bool') {
      const bounds = { min: 0, max: 1 };
      return { text: this.theory.chooseInteger(term.text, this.integer(1), this.integer(0), bounds), bounds };
    }
    if (term.kind !== 'double' || !int32Operators.has(name)) return undefined;
    const text = this.theory.toInt32(term.text);
    return text === undefined ? undefined : { text, bounds: int32Bounds };
  }

  /** Math.floor(a / b), Math.trunc(a / b) and a / b | 0 of whole numbers, which rounding cannot disturb. */
  private quotient({ name, operands }: Application, bounds: Bounds): string | undefined {
    const [division, second] = operands;
    const towards = name === 'floor' ? 'floor' : name === 'trunc' || isZeroOr(name, second) ? 'zero' : undefined;
    if (towards === undefined || division?.kind !== 'application' || division.name !== 'divide') return undefined;
    const [a, b] = division.operands.map((operand) => this.known.get(operand));
    if (a?.kind !== 'integer' || b?.kind !== 'integer' || b.bounds.min <= 0) return undefined;
    if (Math.max(-a.bounds.min, a.bounds.max) > int32Bounds.max) return undefined;
    return this.theory.quotient(towards, a, b, bounds);
  }

  private doubleOperation(expr: Application): SmtTerm | undefined {
    if (expr.sort !== 'number' && expr.sort !== 'int32') return undefined;
    const doubles = expr.operands.map((operand) => this.asDouble(operand));
    if (doubles.includes(undefined)) return undefined;
    return this.double(this.theory.doubleOperation(expr.name, doubles as string[]));
  }

  /** As a double, with -0 where the operation can make it: whole numbers have none. */
  private asDouble(expr: Expr): string | undefined {
    const term = this.known.get(expr);
    if (term?.kind === 'integer' && expr.kind === 'application' && expr.sort === 'number') {
      const exact = this.theory.hasExactDoubles ? this.doubleOperation(expr) : undefined;
      if (exact !== undefined) return exact.text;
    }
    return term && this.doubleOf(term);
  }

  private doubleOf(term: SmtTerm): string | undefined {
    if (term.kind === 'double') return term.text;
    if (term.kind !== 'integer') return undefined;
    this.hasDoubles = true;
    return this.theory.toDouble(term);
  }
}

const identities: ReadonlySet<ApplicationOperator> = new Set<ApplicationOperator>([
  'floor',
  'ceil',
  'round',
  'trunc',
  'toNumber',
  'toNumeric',
  'numberOf',
]);

const int32Operators: ReadonlySet<ApplicationOperator> = new Set<ApplicationOperator>([
  'bitAnd',
  'bitOr',
  'bitXor',
  'bitNot',
  'shiftLeft',
  'shiftRight',
  'shiftRightUnsigned',
  'imul',
]);

function isZeroOr(name: ApplicationOperator, second: Expr | undefined): boolean {
  return name === 'bitOr' && second?.kind === 'constant' && second.value === 0;
}

function bigintOperation(name: ApplicationOperator, operands: readonly SmtTerm[]): SmtTerm | undefined {
  const operator = ({ add: '+', subtract: '-', multiply: '*', negate: '-' } as Record<string, string>)[name];
  if (operator === undefined) return undefined;
  return { kind: 'bigint', text: `(${operator} ${operands.map(({ text }) => text).join(' ')})` };
}

function signedBig(value: bigint): string {
  return value < 0n ? `(- ${-value})` : String(value);
}

function hull(a: Bounds, b: Bounds): Bounds {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
