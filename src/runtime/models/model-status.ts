/**
 * What the runtime makes of a built-in when something symbolic goes in:
 * `modelled`: the result has its expression (or the elements, captures and callbacks concerned have theirs);
 * `exact by enumeration`: it becomes decisions over the cases there are;
 * `pinned: why`: it is made concrete, and the run says so;
 * `nothing symbolic`: neither takes nor gives symbolic primitives.
 */
export type ModelStatus = 'modelled' | 'exact by enumeration' | 'nothing symbolic' | `pinned: ${string}`;

type StatusTable = Readonly<Record<string, ModelStatus>>;

const all = (names: string, status: ModelStatus): [string, ModelStatus][] =>
  names.split(' ').map((name) => [name, status]);

export const stringStatus: StatusTable = Object.fromEntries([
  ...all(
    'at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf localeCompare match matchAll',
    'modelled',
  ),
  ...all(
    'normalize padEnd padStart repeat replace replaceAll search slice split startsWith substr substring',
    'modelled',
  ),
  ...all(
    'toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase toWellFormed trim trimEnd trimLeft trimRight trimStart valueOf',
    'modelled',
  ),
  ...all(
    'anchor big blink bold fixed fontcolor fontsize italics link small strike sub sup',
    'pinned: markup of early browsers',
  ),
]);

export const arrayStatus: StatusTable = Object.fromEntries([
  ...all(
    'at concat copyWithin every fill filter find findIndex findLast findLastIndex flat forEach join map pop push reduce reduceRight',
    'modelled',
  ),
  ...all('reverse shift slice some sort splice toReversed toSorted toSpliced toString unshift with', 'modelled'),
  ...all('includes indexOf lastIndexOf', 'exact by enumeration'),
  ...all('flatMap', 'pinned: nesting of answers'),
  ...all('entries keys values', 'nothing symbolic'),
  ...all('toLocaleString', 'pinned: depends on the locale'),
]);

export const regExpStatus: StatusTable = Object.fromEntries([
  ...all('exec test', 'modelled'),
  ...all('toString', 'nothing symbolic'),
  ...all('compile', 'pinned: changes the pattern'),
]);

export const numberStatus: StatusTable = Object.fromEntries([
  ...all('isFinite isInteger isNaN isSafeInteger parseFloat parseInt', 'modelled'),
  ...all('toExponential toFixed toPrecision toString valueOf', 'modelled'),
  ...all('toLocaleString', 'pinned: depends on the locale'),
]);

export const mathStatus: StatusTable = Object.fromEntries([
  ...all(
    'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2',
    'modelled',
  ),
  ...all('max min pow round sign sin sinh sqrt tan tanh trunc', 'modelled'),
  ...all('random', 'nothing symbolic'),
]);
