/** The least and the greatest integer of this many bits. */
export function integerRange(bits: number, isSigned: boolean): readonly [low: bigint, high: bigint] {
  const values = 1n << BigInt(bits);
  return isSigned ? [-values / 2n, values / 2n - 1n] : [0n, values - 1n];
}
