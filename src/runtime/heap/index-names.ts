import { operatorCode } from '../../core/operators.ts';
import { textOf } from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';

const pattern = /^(?:0|[1-9]\d{0,9})$/;
const source = '^(?:0|[1-9]\\d{0,9})$';
const greatestIndex = 2 ** 32 - 2;

/**
 * Whether a name of the input is that of an element: such names make arrays longer, and are listed ahead of others. It is
 * a decision.
 */
export function decideIndexName(recorder: Recorder, site: number, name: string, node: number): boolean {
  const number = +name;
  const isIndex = number >= 0 && number <= greatestIndex && number % 1 === 0 && textOf(number) === name;
  const { table, tables } = recorder;
  // Names of ten digits beyond the greatest index are rare enough to be taken for what they are in this run.
  const looksLikeOne = name.length <= 10 && number >= 0 && number % 1 === 0 && textOf(number) === name;
  const test = table.unread(
    operatorCode.regExpTest,
    tables.pattern(pattern, source, ''),
    node,
    table.constant(0),
    looksLikeOne,
  );
  recorder.branchOnce(site, test, looksLikeOne);
  return isIndex;
}
