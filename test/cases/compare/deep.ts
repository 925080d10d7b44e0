type Shift = (magic: number) => number;

function parts(n: number, shift: Shift): object {
  return {
    set: new Set([n + shift(31_337)]),
    bytes: Uint8Array.of(1, (n + shift(40_961)) & 255),
    text: { of: [`n=${n + shift(271_828)}`] },
    named: { [`k${n + shift(314_159)}`]: true },
    truth: { is: n + shift(161_803) === n },
  };
}

/** Parts of many kinds that are computed from a number without a branch. */
export function plain(n: number): object {
  return parts(n, () => 0);
}

/** As `plain`, but each part differs for one number. */
export function planted(n: number): object {
  return parts(n, (magic) => Number(n === magic));
}
