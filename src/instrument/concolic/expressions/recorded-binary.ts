import type { Node } from '../../typescript/front-end.ts';
import { binaryCode } from './binary-code.ts';
import type { EmitContext } from '../emit-context.ts';
import { none, shadowTest } from '../emitted.ts';
import type { Operand } from './operand.ts';

type Read = Pick<Operand, 'value' | 'shadow'>;

/** How an operator on two operands is recorded; `test` is zero where there is nothing to record. */
export interface RecordedBinary {
  readonly test: string;
  /** The call's method and operands, with the result between them. */
  call(result: string): string;
}

/** Objects beside a text are looked at as well: they become text natively. */
export function recordedBinary(
  context: EmitContext,
  operator: string,
  nodes: readonly [left: Node, right: Node],
  left: Read,
  right: Read,
): RecordedBinary {
  const coerces = context.options.coercions.between(operator, ...nodes);
  const look = coerces
    ? `(typeof ${left.value} === 'object' || typeof ${right.value} === 'object' ? ${context.$}.heap : 0)`
    : none;
  const method = coerces ? 'texts.binary' : 'binary';
  return {
    test: shadowTest([left.shadow, right.shadow, look]),
    call: (result) =>
      `${context.$}.${method}(${binaryCode(operator)}, ${left.value}, ${right.value}, ${result}, ${left.shadow}, ${right.shadow})`,
  };
}
