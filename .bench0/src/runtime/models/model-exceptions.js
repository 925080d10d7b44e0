const all = (names, status) => names.split(' ').map((name) => [name, status]);
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
};
