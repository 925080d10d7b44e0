/**
 * How the runtime handles a built-in that gets a symbolic operand:
 * `modeled`: the result, or the elements, captures and callbacks concerned, have their expressions;
 * `exact by enumeration`: the result becomes decisions among all cases;
 * `concretized: why`: the operands are concretized, and the run reports it;
 * `nothing symbolic`: neither takes nor returns symbolic primitives.
 */
export type ModelStatus = 'modeled' | 'exact by enumeration' | 'nothing symbolic' | `concretized: ${string}`;

type StatusTable = Readonly<Record<string, ModelStatus>>;

const all = (names: string, status: ModelStatus): [string, ModelStatus][] =>
  names.split(' ').map((name) => [name, status]);

export const stringStatus: StatusTable = Object.fromEntries([
  ...all(
    'at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf localeCompare match matchAll',
    'modeled',
  ),
  ...all(
    'normalize padEnd padStart repeat replace replaceAll search slice split startsWith substr substring',
    'modeled',
  ),
  ...all(
    'toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase toWellFormed trim trimEnd trimLeft trimRight trimStart valueOf',
    'modeled',
  ),
  ...all('anchor big blink bold fixed fontcolor fontsize italics link small strike sub sup', 'modeled'),
]);

export const arrayStatus: StatusTable = Object.fromEntries([
  ...all(
    'at concat copyWithin every fill filter find findIndex findLast findLastIndex flat flatMap forEach join map pop push reduce reduceRight',
    'modeled',
  ),
  ...all('reverse shift slice some sort splice toReversed toSorted toSpliced toString unshift with', 'modeled'),
  ...all('includes indexOf lastIndexOf', 'exact by enumeration'),
  ...all('entries values', 'modeled'),
  ...all('keys', 'nothing symbolic'),
  ...all('toLocaleString', 'concretized: depends on the locale'),
]);

export const regExpStatus: StatusTable = Object.fromEntries([
  ...all('exec test', 'modeled'),
  ...all('toString', 'nothing symbolic'),
  ...all('compile', 'concretized: changes the pattern'),
]);

export const numberStatus: StatusTable = Object.fromEntries([
  ...all('isFinite isInteger isNaN isSafeInteger parseFloat parseInt', 'modeled'),
  ...all('toExponential toFixed toPrecision toString valueOf', 'modeled'),
  ...all('toLocaleString', 'concretized: depends on the locale'),
]);

export const mathStatus: StatusTable = Object.fromEntries([
  ...all(
    'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2',
    'modeled',
  ),
  ...all('max min pow round sign sin sinh sqrt tan tanh trunc', 'modeled'),
  ...all('random', 'nothing symbolic'),
]);

export const typedArrayStatus: StatusTable = Object.fromEntries([
  ...all('at copyWithin entries every fill filter find findIndex findLast findLastIndex forEach join map', 'modeled'),
  ...all('reduce reduceRight reverse set slice some sort subarray toReversed toSorted toString values with', 'modeled'),
  ...all('from of', 'modeled'),
  ...all('includes indexOf lastIndexOf', 'exact by enumeration'),
  ...all('keys', 'nothing symbolic'),
  ...all('toLocaleString', 'concretized: depends on the locale'),
]);

const viewTypes = 'Int8 Uint8 Int16 Uint16 Int32 Uint32 Float32 Float64 BigInt64 BigUint64'.split(' ');

export const dataViewStatus: StatusTable = Object.fromEntries(
  viewTypes.flatMap((type) => all(`get${type} set${type}`, 'modeled')),
);

const bufferNumbers = ['LE', 'BE'].flatMap((order) =>
  ['UInt', 'Uint', 'Int', 'UInt16', 'Uint16', 'Int16', 'UInt32', 'Uint32', 'Int32', 'Float', 'Double']
    .concat(['BigInt64', 'BigUInt64', 'BigUint64'])
    .map((type) => `${type}${order}`),
);

export const bufferStatus: StatusTable = Object.fromEntries([
  ...[...bufferNumbers, 'UInt8', 'Uint8', 'Int8'].flatMap((type) => all(`read${type} write${type}`, 'modeled')),
  ...all('alloc byteLength concat copy fill from slice subarray swap16 swap32 swap64 toJSON toString write', 'modeled'),
  ...all('asciiSlice base64Slice base64urlSlice hexSlice latin1Slice utf8Slice equals of', 'modeled'),
  ...all('compare includes indexOf lastIndexOf', 'exact by enumeration'),
  ...all('allocUnsafe allocUnsafeSlow isBuffer isEncoding', 'nothing symbolic'),
  ...all('toLocaleString', 'modeled'),
  ...all('asciiWrite base64Write base64urlWrite hexWrite latin1Write ucs2Slice ucs2Write utf8Write', 'modeled'),
  ...all('copyBytesFrom', 'modeled'),
  ...all('inspect', 'concretized: debug output'),
]);

export const textCoderStatus: StatusTable = Object.fromEntries(all('decode encode encodeInto', 'modeled'));

export const mapStatus: StatusTable = Object.fromEntries([
  ...all('entries forEach values', 'modeled'),
  ...all('delete get has', 'exact by enumeration'),
  ...all('keys set', 'modeled'),
  ...all('clear', 'nothing symbolic'),
]);

export const setStatus: StatusTable = Object.fromEntries([
  ...all('delete has', 'exact by enumeration'),
  ...all('add entries forEach keys values', 'modeled'),
  ...all('clear', 'nothing symbolic'),
]);
