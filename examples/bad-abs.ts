/** The absolute value, but for one number: the example of "Execution Generated Test Cases" (Cadar and Engler, 2005). */
export function badAbs(x: number): number {
  if (x < 0) return -x;
  if (x === 12345678) return -x;
  return x;
}
