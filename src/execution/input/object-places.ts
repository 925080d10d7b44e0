import { isBuilt, typeOfBuilt, type BuiltType } from '../../core/built-object.ts';

/** Where among arguments an object is to be made of what lies there, and of which type. */
export interface ObjectPlace {
  readonly path: readonly (string | number)[];
  readonly type: BuiltType;
}

/** All objects that arguments hold, the inner ones before those they are in. */
export function objectPlaces(args: readonly unknown[]): readonly ObjectPlace[] {
  const places: ObjectPlace[] = [];
  collect(args, [], places);
  return places;
}

function collect(value: unknown, path: ObjectPlace['path'], places: ObjectPlace[]): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isBuilt(value)) {
    collect(value.content, [...path, 'content'], places);
    places.push({ path, type: typeOfBuilt(value) });
  } else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index], places));
  else for (const [key, field] of Object.entries(value)) collect(field, [...path, key], places);
}
