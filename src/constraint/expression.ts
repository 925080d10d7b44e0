import type { Operator, OperatorName, Sort } from '../core/operators.ts';
import type { RawConstant } from '../core/raw-trace.ts';
import { compareVariables } from './compare-expressions.ts';
import { printExpression } from './print-expression.ts';

/** A term over the variables of a run's inputs. Made by an `ExpressionPool` only: within one pool equal terms are the same object. */
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

/** Of nodes that runs report, and that are read as something else. */
type WireOperator = 'const' | 'list' | 'condition';

export type ApplicationOperator = Exclude<OperatorName, VariableOperator | WireOperator>;

abstract class Term {
  /** Within the pool, from 0; operands come before what is made of them. */
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
  /** 0 for variables that stand for a whole input. */
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
  /** Nodes of the tree, shared ones counted each time. */
  readonly size: number;
  readonly depth: number;
  private freeVariables: readonly Variable[] | undefined;

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

  /** In a fixed order, each once. */
  get variables(): readonly Variable[] {
    this.freeVariables ??= this.collectVariables();
    return this.freeVariables;
  }

  /** Without recursion: a sum built in a loop is as deep as the loop was long. */
  private collectVariables(): readonly Variable[] {
    const found = new Set<Variable>();
    const visited = new Set<Application>([this]);
    const pending: Application[] = [this];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      for (const operand of next.operands) {
        if (operand.kind === 'variable') found.add(operand);
        if (operand.kind !== 'application' || visited.has(operand)) continue;
        visited.add(operand);
        if (operand.freeVariables === undefined) pending.push(operand);
        else for (const variable of operand.freeVariables) found.add(variable);
      }
    }
    return [...found].sort(compareVariables);
  }
}
