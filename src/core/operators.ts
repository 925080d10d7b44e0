/**
 * The type of an expression's values. `int32` never holds -0; a `token` is the number of a token kind, from 0; `any` is
 * a primitive whose type is known only after evaluation.
 */
export type Sort = 'bool' | 'int32' | 'number' | 'string' | 'token' | 'bigint' | 'any';

/**
 * How the operand slots of a node are read.
 * - `nodes`: ids of nodes, 0 for an omitted argument. With more than three operands the third slot is a `list` of the
 *   rest.
 * - `variadic`: `arity` ids, then a `list` of any number of further operands (0 if there are none).
 * - `associative`: two ids; expressions flatten nested nodes into any number of operands.
 * - `immediate`: plain integers, such as an input's number or an index into the constant pool.
 */
type OperandShape = 'nodes' | 'variadic' | 'associative' | 'immediate';

type Signature = readonly [arity: number, sort: Sort, shape?: OperandShape];

/**
 * The operators. Each has exactly the meaning that JavaScript gives it on primitives: `add` is `+`, `slice` is
 * `String.prototype.slice`. A string receiver is the first operand. The order determines the codes: append only.
 */
const signatures = {
  /** constant pool index */
  const: [1, 'any', 'immediate'],
  /** item, rest: chains operands that do not fit into a node; used in traces only */
  list: [2, 'any'],

  // Variables; the first slot is the number of the input.
  /** input, position: code unit of a string input; it has no value past the end, so only in-bounds reads create it */
  unit: [2, 'int32', 'immediate'],
  /** input, position: byte of a bytes input */
  byte: [2, 'int32', 'immediate'],
  /** input: length of a string, bytes or array input */
  length: [1, 'int32', 'immediate'],
  /** input: the whole of a string input */
  text: [1, 'string', 'immediate'],
  /** input, position: the number of the kind of a token in a token input; kinds support equality, not arithmetic */
  token: [2, 'token', 'immediate'],
  numberValue: [1, 'number', 'immediate'],
  int32Value: [1, 'int32', 'immediate'],
  booleanValue: [1, 'bool', 'immediate'],
  bigintValue: [1, 'bigint', 'immediate'],
  /** input: which of the values of a `oneOf` input, from 0 */
  choice: [1, 'int32', 'immediate'],

  // Operators of the language.
  add: [2, 'any'],
  subtract: [2, 'any'],
  multiply: [2, 'any'],
  divide: [2, 'any'],
  remainder: [2, 'any'],
  power: [2, 'any'],
  lessThan: [2, 'bool'],
  lessOrEqual: [2, 'bool'],
  greaterThan: [2, 'bool'],
  greaterOrEqual: [2, 'bool'],
  strictEquals: [2, 'bool'],
  strictNotEquals: [2, 'bool'],
  looseEquals: [2, 'bool'],
  looseNotEquals: [2, 'bool'],
  /** Object.is */
  sameValue: [2, 'bool'],
  /** the equality of Map, Set and `includes` */
  sameValueZero: [2, 'bool'],
  bitAnd: [2, 'any'],
  bitOr: [2, 'any'],
  bitXor: [2, 'any'],
  shiftLeft: [2, 'any'],
  shiftRight: [2, 'any'],
  shiftRightUnsigned: [2, 'number'],
  negate: [1, 'any'],
  /** unary plus: throws for a bigint */
  toNumber: [1, 'number'],
  /** the conversion done by `++` and `--`: a bigint stays a bigint */
  toNumeric: [1, 'any'],
  bitNot: [1, 'any'],
  not: [1, 'bool'],
  typeOf: [1, 'string'],
  toBoolean: [1, 'bool'],
  /** `${x}` and String(x) */
  toStringValue: [1, 'string'],
  /** true if both operands are truthy; false if either is falsy even where the other is undefined */
  and: [2, 'bool', 'associative'],
  /** true if one operand is truthy, even where the other is undefined */
  or: [2, 'bool', 'associative'],
  /** test ? then : else */
  conditional: [3, 'any'],

  // Strings.
  stringLength: [1, 'int32'],
  /** s[i]: undefined out of bounds */
  indexString: [2, 'any'],
  charCodeAt: [2, 'number'],
  codePointAt: [2, 'any'],
  charAt: [2, 'string'],
  at: [2, 'any'],
  slice: [3, 'string'],
  substring: [3, 'string'],
  substr: [3, 'string'],
  indexOf: [3, 'int32'],
  lastIndexOf: [3, 'int32'],
  includes: [3, 'bool'],
  startsWith: [3, 'bool'],
  endsWith: [3, 'bool'],
  concat: [1, 'string', 'variadic'],
  repeat: [2, 'string'],
  padStart: [3, 'string'],
  padEnd: [3, 'string'],
  trim: [1, 'string'],
  trimStart: [1, 'string'],
  trimEnd: [1, 'string'],
  toLowerCase: [1, 'string'],
  toUpperCase: [1, 'string'],
  toLocaleLowerCase: [1, 'string'],
  toLocaleUpperCase: [1, 'string'],
  normalize: [2, 'string'],
  localeCompare: [2, 'int32'],
  /** with a string as the pattern */
  replace: [3, 'string'],
  replaceAll: [3, 'string'],
  isWellFormed: [1, 'bool'],
  toWellFormed: [1, 'string'],
  /** s, separator, i: s.split(separator)[i], the separator a string */
  splitPart: [3, 'any'],
  splitCount: [2, 'int32'],
  fromCharCode: [0, 'string', 'variadic'],
  fromCodePoint: [0, 'string', 'variadic'],

  // Numbers.
  /** Number(x) */
  numberOf: [1, 'number'],
  parseInt: [2, 'number'],
  parseFloat: [1, 'number'],
  /** x.toString(radix) of a number or bigint */
  toStringRadix: [2, 'string'],
  toFixed: [2, 'string'],
  toPrecision: [2, 'string'],
  toExponential: [2, 'string'],
  /** the global functions, which convert their argument */
  isNaN: [1, 'bool'],
  isFinite: [1, 'bool'],
  /** the methods of Number, which do not convert */
  numberIsNaN: [1, 'bool'],
  numberIsFinite: [1, 'bool'],
  isInteger: [1, 'bool'],
  isSafeInteger: [1, 'bool'],

  // Math.
  abs: [1, 'number'],
  acos: [1, 'number'],
  acosh: [1, 'number'],
  asin: [1, 'number'],
  asinh: [1, 'number'],
  atan: [1, 'number'],
  atan2: [2, 'number'],
  atanh: [1, 'number'],
  cbrt: [1, 'number'],
  ceil: [1, 'number'],
  clz32: [1, 'int32'],
  cos: [1, 'number'],
  cosh: [1, 'number'],
  exp: [1, 'number'],
  expm1: [1, 'number'],
  floor: [1, 'number'],
  fround: [1, 'number'],
  hypot: [0, 'number', 'variadic'],
  imul: [2, 'int32'],
  log: [1, 'number'],
  log10: [1, 'number'],
  log1p: [1, 'number'],
  log2: [1, 'number'],
  max: [0, 'number', 'variadic'],
  min: [0, 'number', 'variadic'],
  /** Math.pow: throws for bigints */
  pow: [2, 'number'],
  round: [1, 'number'],
  sign: [1, 'number'],
  sin: [1, 'number'],
  sinh: [1, 'number'],
  sqrt: [1, 'number'],
  tan: [1, 'number'],
  tanh: [1, 'number'],
  trunc: [1, 'number'],

  // BigInt.
  /** BigInt(x) */
  toBigInt: [1, 'bigint'],
  /** bits, x */
  asIntN: [2, 'bigint'],
  asUintN: [2, 'bigint'],

  // Bytes and bits.
  /**
   * the string that a UTF-8 decoder returns for the bytes, with malformed sequences replaced and a byte order mark kept
   */
  decodeUtf8: [0, 'string', 'variadic'],
  /** s, i: byte i of the UTF-8 form of s, undefined past its end */
  utf8Byte: [2, 'any'],
  utf8Length: [1, 'int32'],
  float32FromBits: [1, 'number'],
  /** upper 32 bits, lower 32 bits */
  float64FromBits: [2, 'number'],
  float32Bits: [1, 'int32'],
  float64HighBits: [1, 'int32'],
  float64LowBits: [1, 'int32'],

  // Tables; the first operand is a constant that holds the table.
  /** table, i: table[i], undefined if i is not an index of the table */
  select: [2, 'any'],
  /** keys, k: whether one of the keys equals k by SameValueZero */
  hasKey: [2, 'bool'],
  /** keys, k: the position of k among the keys, -1 if it is not among them */
  keyIndex: [2, 'int32'],
  /** map, k: the value stored for k, undefined if there is none */
  lookup: [2, 'any'],

  // Regular expressions; the first operand is a constant that holds one; lastIndex is 0 if it is omitted.
  /** re, s, lastIndex: re.exec(s) !== null */
  regExpTest: [3, 'bool'],
  /** re, s, lastIndex: index of the match, -1 if there is none */
  regExpMatchIndex: [3, 'int32'],
  /** re, s, lastIndex: the lastIndex after exec */
  regExpLastIndex: [3, 'number'],
  /** re, s, lastIndex, group: text of a group by number or name, undefined without a match */
  regExpGroup: [4, 'any'],
  /** re, s, lastIndex, group: where the group starts, undefined if it did not participate */
  regExpGroupIndex: [4, 'any'],
  /** re, s, replacement, lastIndex: s.replace(re, replacement) */
  regExpReplace: [4, 'string'],
  /** re, s: how many matches s.matchAll(re) gives */
  regExpMatchCount: [2, 'int32'],
  /** re, s, k, group: text of a group of match k of s.matchAll(re) */
  regExpMatchAllGroup: [4, 'any'],
  /** re, s, k: index of match k of s.matchAll(re), -1 if there is none */
  regExpMatchAllIndex: [3, 'int32'],
  /** re, s, i: s.split(re)[i] */
  regExpSplitPart: [3, 'any'],
  regExpSplitCount: [2, 'int32'],

  // Text formats.
  jsonParses: [1, 'bool'],
  /** s, path (a table of keys): object, array, string, number, boolean, null, or 'undefined' if there is no value */
  jsonType: [2, 'string'],
  /** s, path: the primitive at the path, undefined if there is none */
  jsonValue: [2, 'any'],
  /** s, path: the number of elements or keys of the array or object at the path, 0 if there is none */
  jsonLength: [2, 'int32'],
  /** s, path, i: key number i of the object at the path, undefined if there is none */
  jsonKey: [3, 'any'],
  /** JSON.stringify of a primitive */
  jsonStringify: [1, 'any'],
  encodeURIComponent: [1, 'string'],
  decodeURIComponent: [1, 'string'],
  encodeURI: [1, 'string'],
  decodeURI: [1, 'string'],
  escape: [1, 'string'],
  unescape: [1, 'string'],

  /** name (a constant), arguments: a function known only through the results observed in a run */
  opaque: [1, 'any', 'variadic'],
  /** the conversion of a number by Uint8ClampedArray */
  toUint8Clamped: [1, 'int32'],
  /**
   * constant pool index of a `Predicate`, operand: the predicate applied to the operand; used in traces only
   */
  condition: [2, 'bool'],
} as const satisfies Record<string, Signature>;

export type OperatorName = keyof typeof signatures;

export interface Operator {
  readonly name: OperatorName;
  readonly code: number;
  readonly arity: number;
  /** The sort of the result as far as it does not depend on the operands. */
  readonly sort: Sort;
  readonly shape: OperandShape;
}

/** Indexed by code. */
export const operators: readonly Operator[] = Object.entries<Signature>(signatures).map(
  ([name, [arity, sort, shape = 'nodes']], code) => ({ name: name as OperatorName, code, arity, sort, shape }),
);

export const operatorCode = Object.fromEntries(operators.map(({ name, code }) => [name, code])) as Readonly<
  Record<OperatorName, number>
>;
