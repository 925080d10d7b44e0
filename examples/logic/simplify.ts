import { freeVariables, no, print, substitute, yes, type Formula } from './formula.ts';

/** The formula without constants, double negations, and parts that say the same twice, where they are seen. */
export function simplify(formula: Formula): Formula {
  switch (formula.kind) {
    case 'constant':
    case 'variable':
      return formula;
    case 'not':
      return simplifyNot(simplify(formula.of));
    case 'all':
    case 'some':
      return simplifyQuantified(formula.kind, formula.name, simplify(formula.of));
    case 'and':
      return simplifyAnd(simplify(formula.left), simplify(formula.right));
    case 'or':
      return simplifyOr(simplify(formula.left), simplify(formula.right));
    case 'implies':
      return simplifyOr(simplifyNot(simplify(formula.left)), simplify(formula.right));
    case 'xor':
      return simplifySame(simplifyNot(simplify(formula.left)), simplify(formula.right));
    case 'same':
      return simplifySame(simplify(formula.left), simplify(formula.right));
  }
}

function simplifyNot(of: Formula): Formula {
  if (of.kind === 'constant') return of.value ? no : yes;
  if (of.kind === 'not') return of.of;
  return { kind: 'not', of };
}

function simplifyAnd(left: Formula, right: Formula): Formula {
  if (left.kind === 'constant') return left.value ? right : no;
  if (right.kind === 'constant') return right.value ? left : no;
  if (isEqual(left, right)) return left;
  if (isEqual(left, simplifyNot(right))) return no;
  if (right.kind === 'or' && (isEqual(left, right.left) || isEqual(left, right.right))) return left;
  if (left.kind === 'or' && (isEqual(right, left.left) || isEqual(right, left.right))) return right;
  return { kind: 'and', left, right };
}

function simplifyOr(left: Formula, right: Formula): Formula {
  if (left.kind === 'constant') return left.value ? yes : right;
  if (right.kind === 'constant') return right.value ? yes : left;
  if (isEqual(left, right)) return left;
  if (isEqual(left, simplifyNot(right))) return yes;
  if (right.kind === 'and' && (isEqual(left, right.left) || isEqual(left, right.right))) return left;
  if (left.kind === 'and' && (isEqual(right, left.left) || isEqual(right, left.right))) return right;
  return { kind: 'or', left, right };
}

function simplifySame(left: Formula, right: Formula): Formula {
  if (left.kind === 'constant') return left.value ? right : simplifyNot(right);
  if (right.kind === 'constant') return right.value ? left : simplifyNot(left);
  if (isEqual(left, right)) return yes;
  if (isEqual(left, simplifyNot(right))) return no;
  if (left.kind === 'not' && right.kind === 'not') return { kind: 'same', left: left.of, right: right.of };
  return { kind: 'same', left, right };
}

/** One value or both, written out; a name that does not occur needs neither. */
function simplifyQuantified(kind: 'all' | 'some', name: string, of: Formula): Formula {
  if (!freeVariables(of).has(name)) return of;
  const [whenTrue, whenFalse] = [simplify(substitute(of, name, true)), simplify(substitute(of, name, false))];
  return kind === 'all' ? simplifyAnd(whenTrue, whenFalse) : simplifyOr(whenTrue, whenFalse);
}

function isEqual(a: Formula, b: Formula): boolean {
  return a.kind === b.kind && print(a) === print(b);
}
