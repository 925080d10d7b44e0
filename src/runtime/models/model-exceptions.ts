/**
 * How the runtime handles a built-in that gets a symbolic operand and is not modeled, that is, neither its result nor the
 * elements, captures and callbacks concerned get expressions:
 * `exact by enumeration`: the result becomes decisions among all cases;
 * `concretized: why`: the operands are concretized, and the run reports it;
 * `nothing symbolic`: neither takes nor returns symbolic primitives.
 */
export type ModelStatus = 'exact by enumeration' | 'nothing symbolic' | `concretized: ${string}`;

type StatusTable = Readonly<Record<string, ModelStatus>>;

const all = (names: string, status: ModelStatus): [string, ModelStatus][] =>
  names.split(' ').map((name) => [name, status]);

const byLocale = all('toLocaleString', 'concretized: depends on the locale');
const searches = all('includes indexOf lastIndexOf', 'exact by enumeration');

/** The methods of each object that are not modeled. A test checks that all others have a model. */
export const modelExceptions = {
  'String.prototype': {},
  'Array.prototype': Object.fromEntries([...searches, ...all('keys', 'nothing symbolic'), ...byLocale]),
  'RegExp.prototype': Object.fromEntries([
    ...all('toString', 'nothing symbolic'),
    ...all('compile', 'concretized: changes the pattern'),
  ]),
  Number: Object.fromEntries(byLocale),
  Math: Object.fromEntries(all('random', 'nothing symbolic')),
  'typed arrays': Object.fromEntries([...searches, ...all('keys', 'nothing symbolic'), ...byLocale]),
  'DataView.prototype': {},
  Buffer: Object.fromEntries([
    ...searches,
    ...all('compare', 'exact by enumeration'),
    ...all('allocUnsafe allocUnsafeSlow isBuffer isEncoding', 'nothing symbolic'),
    ...all('inspect', 'concretized: debug output'),
  ]),
  'TextEncoder and TextDecoder': {},
  'Map.prototype': Object.fromEntries([
    ...all('delete get has', 'exact by enumeration'),
    ...all('clear', 'nothing symbolic'),
  ]),
  'Set.prototype': Object.fromEntries([
    ...all('delete has', 'exact by enumeration'),
    ...all('clear', 'nothing symbolic'),
  ]),
} as const satisfies Readonly<Record<string, StatusTable>>;
