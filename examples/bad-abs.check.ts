/** What an absolute value is: `coppice run examples/bad-abs.ts#badAbs --property examples/bad-abs.check.ts#isAbsolute`. */
export function isAbsolute(x: number, result: number): boolean {
  return result >= 0 && (result === x || result === -x);
}
