import { operatorCode } from '../../core/operators.ts';
import { emptyList } from '../realm/intrinsics.ts';
import type { Recorder } from './recorder.ts';
import { Registers } from './registers.ts';

/** The part of the runtime that handles operators and decisions on given values. */
export class Operations extends Registers {
  readonly recorder: Recorder;

  constructor(recorder: Recorder) {
    super();
    this.recorder = recorder;
  }

  binary(
    operator: number,
    left: unknown,
    right: unknown,
    result: unknown,
    leftShadow: number,
    rightShadow: number,
  ): number {
    return this.recorder.binary(operator, left, right, result, leftShadow, rightShadow);
  }

  unary(operator: number, value: unknown, result: unknown, shadow: number): number {
    return this.recorder.unary(operator, value, result, shadow);
  }

  template(result: string, quasis: readonly string[], values: readonly unknown[], shadows: readonly number[]): number {
    const parts: unknown[] = emptyList();
    const partShadows: number[] = emptyList();
    parts[0] = quasis[0];
    partShadows[0] = 0;
    for (let at = 0; at < values.length; at++) {
      const shadow = this.recorder.current(shadows[at]!, values[at]);
      parts[parts.length] = values[at];
      partShadows[partShadows.length] = shadow;
      parts[parts.length] = quasis[at + 1];
      partShadows[partShadows.length] = 0;
    }
    return this.recorder.operation(operatorCode.concat, parts, partShadows, result);
  }

  /** Returns the shadow of the new value; `updated` then has the shadow of the expression. */
  update(result: unknown, delta: number, prefix: boolean, shadow: number): number {
    const { table } = this.recorder;
    const before = table.valueAt(shadow);
    this.updated = 0;
    if (typeof before !== 'number' || typeof result !== 'number') return 0;
    const after = before + delta;
    if ((prefix ? after : before) !== result) {
      this.recorder.noteStale(shadow);
      return 0;
    }
    const changed = table.node(operatorCode.add, shadow, table.constant(delta), 0, after);
    this.updated = prefix ? changed : shadow;
    return changed;
  }

  branch(site: number, value: unknown, shadow: number): void {
    this.recorder.branch(site, value, shadow);
  }

  branchBinary(
    site: number,
    operator: number,
    taken: boolean,
    left: unknown,
    right: unknown,
    leftShadow: number,
    rightShadow: number,
  ): boolean {
    const node = this.recorder.binary(operator, left, right, taken, leftShadow, rightShadow);
    // The operands were just checked against their values, so the node needs no check.
    if (node !== 0) this.recorder.decide(site, taken, node);
    return taken;
  }

  /** The shadow if its value is still `value`; 0 otherwise. */
  keep(value: unknown, shadow: number): number {
    return this.recorder.current(shadow, value);
  }

  concreteOf(shadow: number): unknown {
    return this.recorder.table.valueAt(shadow);
  }
}
