import { contains } from '../constraint/domains/domain.js';
const holeMark = '\0';
/**
 * Returns the shape of a value: what a run cannot have as a variable, such as the chosen option where options have
 * different kinds of values, the presence of optional parts, and the fixed text of templates. Results for one shape do
 * not apply to another.
 */
export function shapeOf(domain, value) {
    switch (domain.kind) {
        case 'optional':
            return value === undefined ? '-' : `+${shapeOf(domain.of, value)}`;
        case 'oneOf':
            return shapeOfChoice(domain.options, value);
        case 'tuple':
            return domain.elements.map((element, i) => shapeOf(element, value[i])).join('');
        case 'object':
            return Object.entries(domain.fields)
                .map(([name, field]) => shapeOf(field, value[name]))
                .join('');
        case 'built':
            return shapeOf(domain.of, value.content);
        case 'template':
            return domain.parts.map((part) => (part.kind === 'text' ? part.text : holeMark)).join('');
        default:
            return '';
    }
}
/** A choice among constants is a variable of the run, not part of the shape. */
function shapeOfChoice(options, value) {
    if (options.every(({ kind }) => kind === 'const'))
        return '';
    const index = options.findIndex((option) => contains(option, value));
    const option = options[index];
    return `${index}${option === undefined ? '' : shapeOf(option, value)}`;
}
