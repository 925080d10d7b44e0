import type { Operator, OperatorName, Sort } from '../core/operators.ts';
import type { RawConstant } from '../core/raw-trace.ts';
import { compareVariables } from './compare-expressions.ts';
import { printExpression } from './print-expression.ts';

/**
 * A term over the variables of a run's inputs. Created only by an `ExpressionPool`, where equal terms are the same
 * object.
 */
export type Expr = Constant | Variable | Application;

export type VariableOperator =
  | 'unit'
  | 'byte'
  | 'length'
  | 'text'
  | 'token'
  | 'numberValue'
  | 'int32Value'
  | 'booleanValue'
  | 'bigintValue'
  | 'choice';

/** Operators of nodes that occur only in traces; they are decoded to other terms. */
type WireOperator = 'const' | 'list' | 'condition';

export type ApplicationOperator = Exclude<OperatorName, VariableOperator | WireOperator>;

abstract class Term {
  /** Unique within the pool, from 0; operands have smaller ids than the terms that contain them. */
  readonly id: number;
  readonly sort: Sort;

  constructor(id: number, sort: Sort) {
    this.id = id;
    this.sort = sort;
  }

  toString(): string {
    return printExpression(this as unknown as Expr);
  }
}

export class Constant extends Term {
  readonly kind = 'constant';
  readonly value: RawConstant;
  readonly size = 1;
  readonly depth = 0;
  readonly variables: readonly Variable[] = [];

  constructor(id: number, sort: Sort, value: RawConstant) {
    super(id, sort);
    this.value = value;
  }
}

export class Variable extends Term {
  readonly kind = 'variable';
  readonly name: VariableOperator;
  readonly input: number;
  /** 0 for variables that represent a whole input. */
  readonly position: number;
  readonly size = 1;
  readonly depth = 0;
  readonly variables: readonly Variable[] = [this];

  constructor(id: number, { name, sort }: Operator, input: number, position: number) {
    super(id, sort);
    this.name = name as VariableOperator;
    this.input = input;
    this.position = position;
  }
}

export class Application extends Term {
  readonly kind = 'application';
  readonly name: ApplicationOperator;
  readonly code: number;
  readonly operands: readonly Expr[];
  /** Number of nodes of the tree; shared nodes count each time. */
  readonly size: number;
  readonly depth: number;
  #freeVariables: readonly Variable[] | undefined;

  constructor(id: number, sort: Sort, operator: Operator, operands: readonly Expr[]) {
    super(id, sort);
    this.name = operator.name as ApplicationOperator;
    this.code = operator.code;
    this.operands = operands;
    let size = 1;
    let depth = 0;
    for (const operand of operands) {
      size += operand.size;
      if (operand.depth > depth) depth = operand.depth;
    }
    this.size = size;
    this.depth = depth + 1;
  }

  /** Each variable once, in a fixed order. */
  get variables(): readonly Variable[] {
    this.#freeVariables ??= Application.#collectVariables(this);
    return this.#freeVariables;
  }

  /** Not recursive: a sum built in a loop is as deep as the number of iterations. */
  static #collectVariables(root: Application): readonly Variable[] {
    const found = new Set<Variable>();
    const visited = new Set<Application>([root]);
    const pending: Application[] = [root];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      for (const operand of next.operands) {
        if (operand.kind === 'variable') found.add(operand);
        if (operand.kind !== 'application' || visited.has(operand)) continue;
        visited.add(operand);
        if (operand.#freeVariables === undefined) pending.push(operand);
        else for (const variable of operand.#freeVariables) found.add(variable);
      }
    }
    return [...found].sort(compareVariables);
  }
}
