import { operatorCode } from '../../core/operators.ts';

/**
 * Where in a text a cut begins, by `slice`, `substring` or `substr`; undefined if that, or where it ends, depends on more
 * of the text than its first `known` units. If it is not open they are all of it.
 */
export function cutStart(
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
