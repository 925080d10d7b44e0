/** Upper limit of alternatives that are listed. */
export const mostAlternatives = 64;
export function unionOf(options) {
    const flat = options.flatMap((option) => (option.kind === 'oneOf' ? option.options : [option]));
    // `any` includes all other options.
    if (flat.some(({ kind }) => kind === 'any'))
        return { kind: 'any' };
    return flat.length > 1 ? { kind: 'oneOf', options: flat } : flat[0];
}
/** The intersection of types: an object with the fields of all, or a branded primitive; undefined for other types. */
export function mergedObjects(types) {
    const fields = [];
    for (const type of types) {
        // The brand of a primitive, as in `string & { __brand: 'id' }`, does not exist at run time.
        if (type !== undefined && type.kind !== 'object')
            return types.some((other) => other?.kind === 'object') ? type : undefined;
        if (type === undefined)
            return undefined;
        fields.push(...Object.entries(type.fields));
    }
    return { kind: 'object', fields: Object.fromEntries(fields) };
}
export function keysOf(type) {
    if (type?.kind === 'built' && (type.type === 'Record' || type.type === 'Map'))
        return type.parts[0];
    if (type?.kind !== 'object')
        return undefined;
    return unionOf(Object.keys(type.fields).map((value) => ({ kind: 'const', value })));
}
export function literalType(node) {
    if (node.type === 'Literal' && !(node.value instanceof RegExp))
        return { kind: 'const', value: node.value };
    if (node.type === 'TemplateLiteral') {
        const [only] = node.quasis;
        return node.expressions.length > 0 || only === undefined
            ? { kind: 'string' }
            : { kind: 'const', value: only.value.cooked ?? '' };
    }
    if (node.type !== 'UnaryExpression' || node.argument.type !== 'Literal')
        return undefined;
    const { value } = node.argument;
    return typeof value === 'number' || typeof value === 'bigint' ? { kind: 'const', value: -value } : undefined;
}
/** The values of an enum; a member without a value is one more than the member before it. */
export function enumType(members) {
    let next = 0;
    const options = members.flatMap((member) => {
        if (member.type !== 'TSEnumMember')
            return [];
        const own = member.initializer === null ? { kind: 'const', value: next } : literalType(member.initializer);
        if (own?.kind !== 'const')
            return [];
        if (typeof own.value === 'number')
            next = own.value + 1;
        return [own];
    });
    return { kind: 'oneOf', options };
}
