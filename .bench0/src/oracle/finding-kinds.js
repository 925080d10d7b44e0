/** This is the only place where a kind of finding is declared; the kinds of single runs have to be known to `execution/`. */
export const findingKinds = {
    'stack-overflow': { isAllowable: true, identifiedBy: 'cycle' },
    exit: { isAllowable: true, endsProcess: true },
    'unhandled-rejection': { isAllowable: true, identifiedBy: 'place or message' },
    memory: { isAllowable: true, usesUpLimit: true, endsProcess: true },
    hang: { isAllowable: true, usesUpLimit: true, endsProcess: true },
    slow: { isAllowable: true, needsLength: true },
    exception: { identifiedBy: 'place or message' },
    denied: {},
    pollution: {},
    property: {},
    difference: {},
};
export const findingKindNames = Object.keys(findingKinds);
/** Kinds that are not findings of a comparison: all sides may fail, as long as they do so in the same way. */
export const kindsNotCompared = findingKindNames.filter((kind) => kind !== 'difference' && kind !== 'denied' && kind !== 'hang' && kind !== 'memory');
