/**
 * Describes the JSON of reports from its schema: each definition with its fields, their types and what they mean.
 *
 * @param {any} schema
 */
export function reportSchemaSections(schema) {
  const definitions = Object.entries(schema.definitions);
  return [
    fieldsOf(schema, ''),
    ...definitions.flatMap(([name, definition]) => [
      `## ${name}`,
      ...(definition.description === undefined ? [] : [definition.description]),
      fieldsOf(definition, ''),
    ]),
  ].filter((section) => section !== '');
}

function fieldsOf({ properties = {}, required = [] }, indent) {
  return Object.entries(properties)
    .flatMap(([name, field]) => {
      const optional = required.includes(name) ? '' : ', may be missing';
      const says = field.description === undefined ? '' : `: ${field.description}`;
      const inner = partsOf(field);
      return [
        `${indent}- \`${name}\` (${typeOf(field)}${optional})${says}`,
        ...(inner === undefined ? [] : [fieldsOf(inner, `${indent}  `)]),
      ];
    })
    .join('\n');
}

/** The schema of the object that a field is, or consists of, if it is described in place. */
function partsOf({ properties, items, additionalProperties, ...rest }) {
  if (properties !== undefined) return { properties, ...rest };
  const element = items ?? additionalProperties;
  return typeof element === 'object' && element.properties !== undefined ? element : undefined;
}

function typeOf({ $ref, type, items, enum: values, const: value, additionalProperties, oneOf, anyOf }) {
  if ($ref !== undefined) return linkTo($ref);
  if (values !== undefined) return values.map((each) => `\`${JSON.stringify(each)}\``).join(', ');
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (items !== undefined) return `list of ${typeOf(items)}`;
  if (typeof additionalProperties === 'object') return `object with values of ${typeOf(additionalProperties)}`;
  const options = oneOf ?? anyOf;
  if (options !== undefined) return options.map(typeOf).join(' or ');
  return Array.isArray(type) ? type.join(' or ') : (type ?? 'any value');
}

function linkTo(reference) {
  const name = reference.replace('#/definitions/', '');
  return `[${name}](#${name.toLowerCase()})`;
}
