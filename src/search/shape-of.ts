import type { BuiltObject } from '../core/built-object.ts';
import { contains, type Domain } from '../constraint/domain.ts';

const holeMark = '\0';

/**
 * What a run cannot have as a variable in a value of the domain: which of several kinds of values it is, which optional
 * parts are there, and what of a text is fixed. What was found out with one shape says nothing about another.
 */
export function shapeOf(domain: Domain, value: unknown): string {
  switch (domain.kind) {
    case 'optional':
      return value === undefined ? '-' : `+${shapeOf(domain.of, value)}`;
    case 'oneOf':
      return shapeOfChoice(domain.options, value);
    case 'tuple':
      return domain.elements.map((element, i) => shapeOf(element, (value as readonly unknown[])[i])).join('');
    case 'object':
      return Object.entries(domain.fields)
        .map(([name, field]) => shapeOf(field, (value as Readonly<Record<string, unknown>>)[name]))
        .join('');
    case 'built':
      return shapeOf(domain.of, (value as BuiltObject).content);
    case 'template':
      return domain.parts.map((part) => (part.kind === 'text' ? part.text : holeMark)).join('');
    default:
      return '';
  }
}

/** A choice among constants is a variable. */
function shapeOfChoice(options: readonly Domain[], value: unknown): string {
  if (options.every(({ kind }) => kind === 'const')) return '';
  const index = options.findIndex((option) => contains(option, value));
  const option = options[index];
  return `${index}${option === undefined ? '' : shapeOf(option, value)}`;
}
