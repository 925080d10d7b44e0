import { operatorCode } from '../../core/operators.ts';

/**
 * The start of the part that `slice`, `substring` or `substr` takes of a text; undefined if the start or the end
 * depends on more of the text than its first `known` units. If the text is not open, it consists of these units.
 */
export function sliceStart(
  operator: number,
  known: number,
  isOpen: boolean,
  from: number,
  to: number | undefined,
): number | undefined {
  if (from !== (from | 0) || (to !== undefined && to !== (to | 0))) return undefined;
  if (isOpen) {
    if (from < 0 || to === undefined || to < 0) return undefined;
    const end = operator === operatorCode.substr ? from + to : to;
    if (from > known || end > known) return undefined;
  }
  if (operator !== operatorCode.substring) return from < 0 ? atLeastNone(known + from) : from;
  const start = atLeastNone(from);
  const end = to === undefined ? known : atLeastNone(to);
  return start < end ? start : end;
}

function atLeastNone(place: number): number {
  return place > 0 ? place : 0;
}
