const stringMethod = { builtIn: 'String.prototype' };
const numberMethod = { builtIn: 'Number.prototype' };
const ofMath = { builtIn: 'Math' };
const ofGlobal = { builtIn: 'globalThis' };
/**
 * The operators. Each has exactly the meaning that JavaScript gives it on primitives: `add` is `+`, `slice` is
 * `String.prototype.slice`. A string receiver is the first operand. The order determines the codes: append only.
 *
 * This is where an operator is declared. Its evaluation is in `constraint/semantics`; its model, printing and encoding in
 * traces follow from the declaration. CONTRIBUTING.md says what else it may have.
 */
const signatures = {
    /** constant pool index */
    const: [1, 'any', { shape: 'immediate' }],
    /** item, rest: chains operands that do not fit into a node; used in traces only */
    list: [2, 'any', { reads: 'nothing' }],
    // Variables; the first slot is the number of the input.
    /** input, position: code unit of a string input; it has no value past the end, so only in-bounds reads create it */
    unit: [2, 'int32', { shape: 'immediate' }],
    /** input, position: byte of a bytes input */
    byte: [2, 'int32', { shape: 'immediate' }],
    /** input: length of a string, bytes or array input */
    length: [1, 'int32', { shape: 'immediate' }],
    /** input: the whole of a string input */
    text: [1, 'string', { shape: 'immediate' }],
    /** input, position: the number of the kind of a token in a token input; kinds support equality, not arithmetic */
    token: [2, 'token', { shape: 'immediate' }],
    numberValue: [1, 'number', { shape: 'immediate' }],
    int32Value: [1, 'int32', { shape: 'immediate' }],
    booleanValue: [1, 'bool', { shape: 'immediate' }],
    bigintValue: [1, 'bigint', { shape: 'immediate' }],
    /** input: which of the values of a `oneOf` input, from 0 */
    choice: [1, 'int32', { shape: 'immediate' }],
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
    strictEquals: [2, 'bool', { reads: 'start' }],
    strictNotEquals: [2, 'bool', { reads: 'start' }],
    looseEquals: [2, 'bool', { reads: 'start' }],
    looseNotEquals: [2, 'bool', { reads: 'start' }],
    /** Object.is */
    sameValue: [2, 'bool', { reads: 'start' }],
    /** the equality of Map, Set and `includes` */
    sameValueZero: [2, 'bool', { reads: 'start' }],
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
    typeOf: [1, 'string', { reads: 'nothing' }],
    toBoolean: [1, 'bool'],
    /** `${x}` and String(x) */
    toStringValue: [1, 'string'],
    /** true if both operands are truthy; false if either is falsy even where the other is undefined */
    and: [2, 'bool', { shape: 'associative' }],
    /** true if one operand is truthy, even where the other is undefined */
    or: [2, 'bool', { shape: 'associative' }],
    /** test ? then : else */
    conditional: [3, 'any', { maybeUndefined: true }],
    // Strings.
    stringLength: [1, 'int32', { reads: 'nothing' }],
    /** s[i]: undefined out of bounds */
    indexString: [2, 'any', { reads: 'one', maybeUndefined: true, positions: true }],
    charCodeAt: [2, 'number', { ...stringMethod, reads: 'one', positions: true }],
    codePointAt: [2, 'any', { ...stringMethod, reads: 'one', maybeUndefined: true, positions: true }],
    charAt: [2, 'string', { ...stringMethod, reads: 'one', positions: true }],
    at: [2, 'any', { ...stringMethod, reads: 'one', maybeUndefined: true, positions: true }],
    slice: [3, 'string', { ...stringMethod, reads: 'nothing', positions: true }],
    substring: [3, 'string', { ...stringMethod, reads: 'nothing', positions: true }],
    substr: [3, 'string', { ...stringMethod, reads: 'nothing', positions: true }],
    indexOf: [3, 'int32', { ...stringMethod, positions: true }],
    lastIndexOf: [3, 'int32', { ...stringMethod, positions: true }],
    includes: [3, 'bool', { ...stringMethod, positions: true }],
    startsWith: [3, 'bool', { ...stringMethod, reads: 'start', positions: true }],
    endsWith: [3, 'bool', { ...stringMethod, positions: true }],
    concat: [1, 'string', { ...stringMethod, shape: 'variadic', reads: 'nothing' }],
    repeat: [2, 'string', { ...stringMethod, reads: 'nothing' }],
    padStart: [3, 'string', { ...stringMethod, reads: 'nothing' }],
    padEnd: [3, 'string', { ...stringMethod, reads: 'nothing' }],
    trim: [1, 'string', stringMethod],
    trimStart: [1, 'string', stringMethod],
    trimEnd: [1, 'string', stringMethod],
    toLowerCase: [1, 'string', stringMethod],
    toUpperCase: [1, 'string', stringMethod],
    toLocaleLowerCase: [1, 'string', stringMethod],
    toLocaleUpperCase: [1, 'string', stringMethod],
    normalize: [2, 'string', stringMethod],
    localeCompare: [2, 'int32', stringMethod],
    /** with a string as the pattern */
    replace: [3, 'string', stringMethod],
    replaceAll: [3, 'string', stringMethod],
    isWellFormed: [1, 'bool', stringMethod],
    toWellFormed: [1, 'string', stringMethod],
    /** s, separator, i: s.split(separator)[i], the separator a string */
    splitPart: [3, 'any', { reads: 'nothing', maybeUndefined: true, positions: true }],
    splitCount: [2, 'int32'],
    fromCharCode: [0, 'string', { shape: 'variadic' }],
    fromCodePoint: [0, 'string', { shape: 'variadic' }],
    // Numbers.
    /** Number(x) */
    numberOf: [1, 'number'],
    parseInt: [2, 'number', ofGlobal],
    parseFloat: [1, 'number', ofGlobal],
    /** x.toString(radix) of a number or bigint */
    toStringRadix: [2, 'string'],
    toFixed: [2, 'string', numberMethod],
    toPrecision: [2, 'string', numberMethod],
    toExponential: [2, 'string', numberMethod],
    /** the global functions, which convert their argument */
    isNaN: [1, 'bool', ofGlobal],
    isFinite: [1, 'bool', ofGlobal],
    /** the methods of Number, which do not convert */
    numberIsNaN: [1, 'bool'],
    numberIsFinite: [1, 'bool'],
    isInteger: [1, 'bool'],
    isSafeInteger: [1, 'bool'],
    // Math.
    abs: [1, 'number', ofMath],
    acos: [1, 'number', ofMath],
    acosh: [1, 'number', ofMath],
    asin: [1, 'number', ofMath],
    asinh: [1, 'number', ofMath],
    atan: [1, 'number', ofMath],
    atan2: [2, 'number', ofMath],
    atanh: [1, 'number', ofMath],
    cbrt: [1, 'number', ofMath],
    ceil: [1, 'number', ofMath],
    clz32: [1, 'int32', ofMath],
    cos: [1, 'number', ofMath],
    cosh: [1, 'number', ofMath],
    exp: [1, 'number', ofMath],
    expm1: [1, 'number', ofMath],
    floor: [1, 'number', ofMath],
    fround: [1, 'number', ofMath],
    hypot: [0, 'number', { ...ofMath, shape: 'variadic' }],
    imul: [2, 'int32', ofMath],
    log: [1, 'number', ofMath],
    log10: [1, 'number', ofMath],
    log1p: [1, 'number', ofMath],
    log2: [1, 'number', ofMath],
    max: [0, 'number', { ...ofMath, shape: 'variadic' }],
    min: [0, 'number', { ...ofMath, shape: 'variadic' }],
    /** Math.pow: throws for bigints */
    pow: [2, 'number', ofMath],
    round: [1, 'number', ofMath],
    sign: [1, 'number', ofMath],
    sin: [1, 'number', ofMath],
    sinh: [1, 'number', ofMath],
    sqrt: [1, 'number', ofMath],
    tan: [1, 'number', ofMath],
    tanh: [1, 'number', ofMath],
    trunc: [1, 'number', ofMath],
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
    decodeUtf8: [0, 'string', { shape: 'variadic' }],
    /** s, i: byte i of the UTF-8 form of s, undefined past its end */
    utf8Byte: [2, 'any', { maybeUndefined: true }],
    utf8Length: [1, 'int32'],
    float32FromBits: [1, 'number'],
    /** upper 32 bits, lower 32 bits */
    float64FromBits: [2, 'number'],
    float32Bits: [1, 'int32'],
    float64HighBits: [1, 'int32'],
    float64LowBits: [1, 'int32'],
    // Tables; the first operand is a constant that holds the table.
    /** table, i: table[i], undefined if i is not an index of the table */
    select: [2, 'any', { maybeUndefined: true }],
    /** keys, k: whether one of the keys equals k by SameValueZero */
    hasKey: [2, 'bool'],
    /** keys, k: the position of k among the keys, -1 if it is not among them */
    keyIndex: [2, 'int32'],
    /** map, k: the value stored for k, undefined if there is none */
    lookup: [2, 'any', { maybeUndefined: true }],
    // Regular expressions; the first operand is a constant that holds one; lastIndex is 0 if it is omitted.
    /** re, s, lastIndex: re.exec(s) !== null */
    regExpTest: [3, 'bool'],
    /** re, s, lastIndex: index of the match, -1 if there is none */
    regExpMatchIndex: [3, 'int32'],
    /** re, s, lastIndex: the lastIndex after exec */
    regExpLastIndex: [3, 'number'],
    /** re, s, lastIndex, group: text of a group by number or name, undefined without a match */
    regExpGroup: [4, 'any', { reads: 'nothing', maybeUndefined: true }],
    /** re, s, lastIndex, group: where the group starts, undefined if it did not participate */
    regExpGroupIndex: [4, 'any', { maybeUndefined: true }],
    /** re, s, replacement, lastIndex: s.replace(re, replacement) */
    regExpReplace: [4, 'string'],
    /** re, s: how many matches s.matchAll(re) gives */
    regExpMatchCount: [2, 'int32'],
    /** re, s, k, group: text of a group of match k of s.matchAll(re) */
    regExpMatchAllGroup: [4, 'any', { reads: 'nothing', maybeUndefined: true }],
    /** re, s, k: index of match k of s.matchAll(re), -1 if there is none */
    regExpMatchAllIndex: [3, 'int32'],
    /** re, s, i: s.split(re)[i] */
    regExpSplitPart: [3, 'any', { reads: 'nothing', maybeUndefined: true }],
    regExpSplitCount: [2, 'int32'],
    // Text formats.
    jsonParses: [1, 'bool'],
    /** s, path (a table of keys): object, array, string, number, boolean, null, or 'undefined' if there is no value */
    jsonType: [2, 'string'],
    /** s, path: the primitive at the path, undefined if there is none */
    jsonValue: [2, 'any', { maybeUndefined: true }],
    /** s, path: the number of elements or keys of the array or object at the path, 0 if there is none */
    jsonLength: [2, 'int32'],
    /** s, path, i: key number i of the object at the path, undefined if there is none */
    jsonKey: [3, 'any', { maybeUndefined: true }],
    /** JSON.stringify of a primitive */
    jsonStringify: [1, 'any'],
    encodeURIComponent: [1, 'string', ofGlobal],
    decodeURIComponent: [1, 'string', ofGlobal],
    encodeURI: [1, 'string', ofGlobal],
    decodeURI: [1, 'string', ofGlobal],
    escape: [1, 'string', ofGlobal],
    unescape: [1, 'string', ofGlobal],
    atob: [1, 'string', ofGlobal],
    btoa: [1, 'string', ofGlobal],
    /** name (a constant), arguments: a function known only through the results observed in a run */
    opaque: [1, 'any', { shape: 'variadic' }],
    /** the conversion of a number by Uint8ClampedArray */
    toUint8Clamped: [1, 'int32'],
    /**
     * constant pool index of a `Predicate`, operand: the predicate applied to the operand; used in traces only
     */
    condition: [2, 'bool'],
};
/** Indexed by code. */
export const operators = Object.entries(signatures).map(([name, [arity, sort, traits]], code) => ({
    shape: 'nodes',
    reads: 'all',
    ...traits,
    name: name,
    code,
    arity,
    sort,
}));
export const operatorCode = Object.fromEntries(operators.map(({ name, code }) => [name, code]));
