// A hash compiled to WebAssembly, which nobody looks into: i * 0x9e3779b1 ^ i >>> 15 ^ 99.
const code = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 8, 1, 4, 104, 97, 115, 104, 0, 0, 10, 23, 1,
  21, 0, 32, 0, 65, 177, 243, 221, 241, 121, 108, 32, 0, 65, 15, 118, 115, 65, 227, 0, 115, 11,
];
const { hash } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code))).exports;

/** Met where the run has shown what the hash gives: y stays, and x is changed. */
export function equalsHash(x, y) {
  if (x === hash(y)) null.found();
}

/** Takes two rounds: x is made hash(y) for another y first, and hash(10) has to be learned by a run. */
export function equalsHashOfTen(x, y) {
  if (x === hash(y)) {
    if (y === 10) null.found();
  }
}
