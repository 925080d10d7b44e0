import { freeName } from './free-name.js';
/**
 * Adapts names to a notation, keeping them distinct. A name that `adapt` does not change is kept; other names get a
 * number if they would coincide with another. The given names must be distinct.
 */
export function adaptedNames(names, adapt) {
    const taken = new Set(names.filter((name) => adapt(name) === name));
    return names.map((name) => {
        const adapted = adapt(name);
        if (adapted === name)
            return name;
        const free = freeName(adapted, taken);
        taken.add(free);
        return free;
    });
}
