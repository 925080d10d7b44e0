import { isBuilt, typeOfBuilt } from '../../core/built-object.js';
/** All objects in the arguments, inner objects first. */
export function objectPlaces(args) {
    const places = [];
    collect(args, [], places);
    return places;
}
function collect(value, path, places) {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value))
        return;
    if (isBuilt(value)) {
        collect(value.content, [...path, 'content'], places);
        places.push({ path, type: typeOfBuilt(value) });
    }
    else if (Array.isArray(value))
        value.forEach((item, index) => collect(item, [...path, index], places));
    else
        for (const [key, field] of Object.entries(value))
            collect(field, [...path, key], places);
}
