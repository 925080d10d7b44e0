/** Whether the stack of this process overflowed, which code that recurses over nested data cannot foresee. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}
