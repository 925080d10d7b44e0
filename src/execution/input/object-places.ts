import { isBuilt, typeOfBuilt, type BuiltType } from '../../core/built-object.ts';

/** The path to a description in the arguments that is replaced by an object of this type. */
export interface ObjectPlace {
  readonly path: readonly (string | number)[];
  readonly type: BuiltType;
}

/** All objects in the arguments, inner objects first. */
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
