import { operatorCode, operators, type Operator } from '../core/operators.ts';
import type { RawConstant } from '../core/raw-trace.ts';
import { constantKey } from './constant-key.ts';
import {
  Application,
  Constant,
  Variable,
  type ApplicationOperator,
  type Expr,
  type VariableOperator,
} from './expression.ts';
import { constantSort, resultSort } from './result-sort.ts';

/** Makes expressions and keeps one object per term, so that equality is identity and facts about terms can be remembered by it. */
export class ExpressionPool {
  private count = 0;
  private readonly primitives = new Map<unknown, Constant>();
  private readonly otherConstants = new Map<string, Constant>();
  private readonly variables = new Map<number, Variable>();
  private readonly longVariables = new Map<string, Variable>();
  private readonly applications: Application[] = [];
  /** Open addressing: indexes into `applications` plus one, 0 for a free slot. */
  private slots = new Int32Array(1024);

  /** Terms made so far. */
  get size(): number {
    return this.count;
  }

  constant(value: RawConstant): Constant {
    // A Map takes -0 for 0.
    if ((typeof value === 'object' && value !== null) || Object.is(value, -0)) return this.otherConstant(value);
    const known = this.primitives.get(value);
    if (known !== undefined) return known;
    const made = new Constant(this.count++, constantSort(value), value);
    this.primitives.set(value, made);
    return made;
  }

  variable(name: VariableOperator, input: number, position = 0): Variable {
    const operator = operators[operatorCode[name]] as Operator;
    // Packed into one number while it stays exact: 8 bits of operator, 20 of input, 24 of position.
    if (input >= 1 << 20 || position >= 1 << 24) return this.longVariable(operator, input, position);
    const key = (operator.code * (1 << 20) + input) * (1 << 24) + position;
    const known = this.variables.get(key);
    if (known !== undefined) return known;
    const made = new Variable(this.count++, operator, input, position);
    this.variables.set(key, made);
    return made;
  }

  /** Arguments that were not given are left out, from the right. */
  apply(name: ApplicationOperator, ...operands: readonly Expr[]): Application {
    const code = operatorCode[name];
    let slot = this.slotOf(code, operands);
    const found = this.slots[slot] as number;
    if (found !== 0) return this.applications[found - 1] as Application;
    const made = new Application(this.count++, resultSort(name, operands), operators[code] as Operator, operands);
    this.applications.push(made);
    if (this.applications.length * 2 > this.slots.length) {
      this.grow();
      slot = this.slotOf(code, operands);
    }
    this.slots[slot] = this.applications.length;
    return made;
  }

  private otherConstant(value: RawConstant): Constant {
    const key = constantKey(value);
    const known = this.otherConstants.get(key);
    if (known !== undefined) return known;
    const made = new Constant(this.count++, constantSort(value), value);
    this.otherConstants.set(key, made);
    return made;
  }

  private longVariable(operator: Operator, input: number, position: number): Variable {
    const key = `${operator.code}/${input}/${position}`;
    const known = this.longVariables.get(key);
    if (known !== undefined) return known;
    const made = new Variable(this.count++, operator, input, position);
    this.longVariables.set(key, made);
    return made;
  }

  /** The slot that holds the application, or the free one where it belongs. */
  private slotOf(code: number, operands: readonly Expr[]): number {
    const mask = this.slots.length - 1;
    let slot = hash(code, operands) & mask;
    for (;;) {
      const index = this.slots[slot] as number;
      if (index === 0 || isSame(this.applications[index - 1] as Application, code, operands)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    // The newest is not in yet: its caller places it.
    for (let i = 0; i < this.applications.length - 1; i++) {
      const { code, operands } = this.applications[i] as Application;
      this.slots[this.slotOf(code, operands)] = i + 1;
    }
  }
}

function isSame(application: Application, code: number, operands: readonly Expr[]): boolean {
  if (application.code !== code || application.operands.length !== operands.length) return false;
  for (let i = 0; i < operands.length; i++) if (application.operands[i] !== operands[i]) return false;
  return true;
}

function hash(code: number, operands: readonly Expr[]): number {
  let h = Math.imul(code + 1, 0x9e3779b1);
  for (const { id } of operands) {
    h = Math.imul(h ^ id, 0x85ebca6b);
    h ^= h >>> 15;
  }
  return h >>> 0;
}
