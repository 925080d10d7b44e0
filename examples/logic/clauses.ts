import type { Formula } from './formula.ts';

/** A variable, or its opposite. */
export interface Literal {
  readonly name: string;
  readonly isPositive: boolean;
}

export type Clause = readonly Literal[];

const mostClauses = 512;

/** The simplified formula as clauses, all of which have to hold; undefined where there would be too many. */
export function clausesOf(formula: Formula): readonly Clause[] | undefined {
  const found = clauses(formula, true);
  if (found === undefined) return undefined;
  const tidy = found.map(withoutRepeats).filter((clause) => !isTrivial(clause));
  return tidy.filter((clause, i) => !tidy.some((other, j) => i !== j && implies(other, clause, j < i)));
}

/** Of the formula, or of its opposite. */
function clauses(formula: Formula, isTrue: boolean): readonly Clause[] | undefined {
  switch (formula.kind) {
    case 'constant':
      return formula.value === isTrue ? [] : [[]];
    case 'variable':
      return [[{ name: formula.name, isPositive: isTrue }]];
    case 'not':
      return clauses(formula.of, !isTrue);
    case 'and':
    case 'or': {
      const left = clauses(formula.left, isTrue);
      const right = clauses(formula.right, isTrue);
      if (left === undefined || right === undefined) return undefined;
      return (formula.kind === 'and') === isTrue ? bounded([...left, ...right]) : either(left, right);
    }
    case 'same': {
      const bothOrNone = [combined(formula, true, !isTrue), combined(formula, false, isTrue)];
      const [first, second] = bothOrNone;
      return first === undefined || second === undefined ? undefined : bounded([...first, ...second]);
    }
    default:
      throw new Error(`${formula.kind} should have been simplified away`);
  }
}

function combined(
  { left, right }: { readonly left: Formula; readonly right: Formula },
  leftIs: boolean,
  rightIs: boolean,
): readonly Clause[] | undefined {
  const [as, bs] = [clauses(left, leftIs), clauses(right, rightIs)];
  return as === undefined || bs === undefined ? undefined : either(as, bs);
}

function either(left: readonly Clause[], right: readonly Clause[]): readonly Clause[] | undefined {
  if (left.length * right.length > mostClauses) return undefined;
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

function bounded(all: readonly Clause[]): readonly Clause[] | undefined {
  return all.length > mostClauses ? undefined : all;
}

function withoutRepeats(clause: Clause): Clause {
  return clause.filter((literal, i) => clause.findIndex((other) => isSame(literal, other)) === i);
}

function isTrivial(clause: Clause): boolean {
  return clause.some(({ name, isPositive }) => clause.some((o) => o.name === name && o.isPositive !== isPositive));
}

/** The first says all that the second says; of two alike, the earlier one stays. */
function implies(first: Clause, second: Clause, isEarlier: boolean): boolean {
  if (first.length > second.length || (first.length === second.length && !isEarlier)) return false;
  return first.every((literal) => second.some((other) => isSame(literal, other)));
}

export function isSame(a: Literal, b: Literal): boolean {
  return a.name === b.name && a.isPositive === b.isPositive;
}
