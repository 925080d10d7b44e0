/** A formula of propositional logic; quantifiers range over the two truth values. */
export type Formula =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: Connective; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'all' | 'some'; readonly name: string; readonly of: Formula };

export type Connective = 'and' | 'or' | 'xor' | 'implies' | 'same';

export const yes: Formula = { kind: 'constant', value: true };
export const no: Formula = { kind: 'constant', value: false };

export function freeVariables(formula: Formula, bound: readonly string[] = []): ReadonlySet<string> {
  switch (formula.kind) {
    case 'constant':
      return new Set();
    case 'variable':
      return new Set(bound.includes(formula.name) ? [] : [formula.name]);
    case 'not':
      return freeVariables(formula.of, bound);
    case 'all':
    case 'some':
      return freeVariables(formula.of, [...bound, formula.name]);
    default:
      return new Set([...freeVariables(formula.left, bound), ...freeVariables(formula.right, bound)]);
  }
}

/** The formula with a value in place of a variable, where that is free. */
export function substitute(formula: Formula, name: string, value: boolean): Formula {
  switch (formula.kind) {
    case 'constant':
      return formula;
    case 'variable':
      return formula.name === name ? { kind: 'constant', value } : formula;
    case 'not':
      return { kind: 'not', of: substitute(formula.of, name, value) };
    case 'all':
    case 'some':
      return formula.name === name ? formula : { ...formula, of: substitute(formula.of, name, value) };
    default: {
      const { kind, left, right } = formula;
      return { kind, left: substitute(left, name, value), right: substitute(right, name, value) };
    }
  }
}

export function print(formula: Formula): string {
  switch (formula.kind) {
    case 'constant':
      return formula.value ? '1' : '0';
    case 'variable':
      return formula.name;
    case 'not':
      return `!${print(formula.of)}`;
    case 'all':
    case 'some':
      return `${formula.kind} ${formula.name}: ${print(formula.of)}`;
    default:
      return `(${print(formula.left)} ${signs[formula.kind]} ${print(formula.right)})`;
  }
}

const signs: Readonly<Record<Connective, string>> = { and: '&', or: '|', xor: '^', implies: '->', same: '<->' };
