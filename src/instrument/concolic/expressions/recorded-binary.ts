import type { Node } from '../../typescript/front-end.ts';
import { binaryCode } from './binary-code.ts';
import type { EmitContext } from '../emit-context.ts';
import { none, shadowTest } from '../emitted.ts';
import type { Operand } from './operand.ts';

type Read = Pick<Operand, 'value' | 'shadow'>;

/** The code that records a binary operation; `test` is zero if there is nothing to record. */
export interface RecordedBinary {
  readonly test: string;
  /** The call of the runtime for the operation with this result. */
  call(result: string): string;
}

/** Objects that are natively converted to text are recorded as well. */
export function recordedBinary(
  context: EmitContext,
  operator: string,
  nodes: readonly [left: Node, right: Node],
  left: Read,
  right: Read,
): RecordedBinary {
  const coerces = context.options.coercions.between(operator, ...nodes);
  const look = coerces
    ? `(typeof ${left.value} === 'object' || typeof ${right.value} === 'object' ? ${context.runtime.get('heap')} : 0)`
    : none;
  const method = coerces ? 'texts.binary' : 'binary';
  return {
    test: shadowTest([left.shadow, right.shadow, look]),
    call: (result) =>
      context.runtime.call(method, binaryCode(operator)!, left.value, right.value, result, left.shadow, right.shadow),
  };
}
