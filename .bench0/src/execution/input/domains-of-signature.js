import { arrayBufferDomain, dateDomain, errorDomain, functionDomain, mapDomain, promiseDomain, recordDomain, regexpDomain, restDomain, searchParamsDomain, setDomain, typedArrayDomain, urlDomain, } from '../../constraint/domains/built-domains.js';
/**
 * The domains of the arguments of a function, from its declared types. Optional parts of unknown type are left out, and
 * are listed in `leftOut`.
 */
export function domainsOfSignature(parameters, bounds) {
    const making = new DomainMaking(bounds);
    const domains = [];
    for (const { name, type, isRest } of parameters) {
        const made = making.within(name, () => making.of(type));
        if (made.kind === 'refused')
            return { kind: 'no-domains', parameter: name, why: `${name}: ${made.why}` };
        if (made.kind === 'cut')
            return { kind: 'no-domains', parameter: name, why: `${name}: every value of its type is infinitely deep` };
        const isSpread = isRest === true && made.domain.kind !== 'const';
        domains.push(isSpread ? restDomain(made.domain) : made.domain);
    }
    // Trailing optional parameters that are always undefined are not passed at all.
    while (isNothing(domains.at(-1)) && parameters[domains.length - 1]?.type.kind === 'optional')
        domains.pop();
    return { kind: 'domains', domains, parameters: parameters.slice(0, domains.length), leftOut: making.leftOut };
}
function isNothing(domain) {
    return domain?.kind === 'const' && domain.value === undefined;
}
const nothing = { kind: 'const', value: undefined };
const noElements = { kind: 'tuple', elements: [] };
class DomainMaking {
    leftOut = [];
    #bounds;
    #path = '';
    constructor(bounds) {
        this.#bounds = bounds;
    }
    /** Makes the domain of a part with this name. */
    within(name, make) {
        const outer = this.#path;
        this.#path = outer === '' ? name : `${outer}.${name}`;
        const made = make();
        this.#path = outer;
        return made;
    }
    #leaveOut(why) {
        const name = this.#path;
        if (!this.leftOut.some((one) => one.name === name && one.why === why))
            this.leftOut.push({ name, why });
    }
    of(type) {
        const { maxLength, byteLength, arrayLength } = this.#bounds;
        switch (type.kind) {
            case 'string':
                return made({ kind: 'string', maxLength });
            case 'bytes':
                return made({ kind: 'bytes', maxLength: byteLength, ...(type.as === 'buffer' ? { as: 'buffer' } : {}) });
            case 'number':
            case 'boolean':
            case 'bigint':
                return made({ kind: type.kind });
            case 'const':
                return made(type);
            case 'oneOf':
                return this.#oneOf(type.options);
            case 'array': {
                const element = this.of(type.element);
                if (element.kind === 'cut')
                    return made(noElements);
                return element.kind === 'made'
                    ? made({ kind: 'array', element: element.domain, maxLength: arrayLength })
                    : element;
            }
            case 'tuple':
                return this.#together(type.elements, (elements) => ({ kind: 'tuple', elements }));
            case 'object':
                if (type.isOpen === true)
                    this.#leaveOut('only the declared fields are generated');
                return this.#object(type.fields);
            case 'optional': {
                const inner = this.of(type.of);
                if (inner.kind === 'refused')
                    this.#leaveOut(inner.why);
                // A value that cannot be made can still be left out.
                return made(inner.kind === 'made' ? { kind: 'optional', of: inner.domain } : nothing);
            }
            case 'built':
                return this.#built(type);
            case 'any':
                this.#leaveOut('for `any`, only strings, numbers, booleans, null, undefined, and arrays and records of these are generated');
                return made(anyDomain(this.#bounds));
            case 'cut':
                return { kind: 'cut' };
            case 'unknown':
                return {
                    kind: 'refused',
                    why: type.written === '' ? 'it has no declared type' : `values of type ${type.written} cannot be generated`,
                };
        }
    }
    #oneOf(types) {
        const each = types.map((type) => this.of(type));
        const options = each.flatMap((option) => (option.kind === 'made' ? [option.domain] : []));
        const refused = each.filter((option) => option.kind === 'refused');
        const [only] = options;
        if (only === undefined)
            return refused[0] ?? { kind: 'cut' };
        for (const { why } of refused)
            this.#leaveOut(why);
        return made(options.length === 1 ? only : { kind: 'oneOf', options: distinct(options) });
    }
    #object(fields) {
        const domains = [];
        for (const [name, type] of Object.entries(fields)) {
            const field = this.within(name, () => this.of(type));
            if (field.kind === 'refused')
                return { kind: 'refused', why: `in ${name}, ${field.why}` };
            if (field.kind === 'cut')
                return field;
            const isLeftOut = field.domain.kind === 'const' && type.kind === 'optional';
            if (!isLeftOut)
                domains.push([name, field.domain]);
        }
        return made({ kind: 'object', fields: Object.fromEntries(domains) });
    }
    #built({ type, parts }) {
        const { maxLength, byteLength, arrayLength } = this.#bounds;
        const text = { kind: 'string', maxLength };
        switch (type) {
            case 'Map':
                return this.#filled(type, parts, ([key, value]) => mapDomain(key, value, arrayLength));
            case 'Record':
                return this.#filled(type, parts, ([key, value]) => recordDomain(key, value, arrayLength));
            case 'Set':
                return this.#filled(type, parts, ([element]) => setDomain(element, arrayLength));
            case 'Function': {
                const result = this.of(parts[0] ?? { kind: 'any' });
                if (result.kind === 'refused')
                    this.#leaveOut(`its return value: ${result.why}`);
                return made(functionDomain(result.kind === 'made' ? result.domain : nothing));
            }
            case 'Promise':
                return this.#together(parts, ([of]) => promiseDomain(of));
            case 'Date':
                return made(dateDomain());
            case 'RegExp':
                return made(regexpDomain());
            case 'URL':
                return made(urlDomain(maxLength));
            case 'URLSearchParams':
                return made(searchParamsDomain(text, arrayLength));
            case 'Error':
                return made(errorDomain(maxLength));
            case 'ArrayBuffer':
                return made(arrayBufferDomain({ maxLength: byteLength }));
            case 'Same':
            case 'Rest':
                return { kind: 'cut' };
            default:
                return made(typedArrayDomain(type, arrayLength));
        }
    }
    /** A collection whose elements are cut off is empty. */
    #filled(type, parts, join) {
        const whole = this.#together(parts, join);
        return whole.kind === 'cut' ? made({ kind: 'built', type, of: noElements }) : whole;
    }
    #together(types, join) {
        const domains = [];
        for (const type of types) {
            const part = this.of(type);
            if (part.kind !== 'made')
                return part;
            domains.push(part.domain);
        }
        return made(join(domains));
    }
}
function made(domain) {
    return { kind: 'made', domain };
}
/** The values of JSON, and undefined. */
function anyDomain({ maxLength, arrayLength }) {
    const text = { kind: 'string', maxLength };
    const plain = [
        text,
        { kind: 'number' },
        { kind: 'boolean' },
        { kind: 'const', value: null },
        nothing,
    ];
    const element = { kind: 'oneOf', options: plain };
    const list = { kind: 'array', element, maxLength: arrayLength };
    return { kind: 'oneOf', options: [...plain, list, recordDomain(text, element, arrayLength)] };
}
/**
 * Removes duplicate constants: a value belongs to the first option that contains it, so the second could never be
 * chosen.
 */
function distinct(options) {
    const plain = new Set();
    return options.filter((option) => {
        if (option.kind !== 'const')
            return true;
        const key = `${typeof option.value} ${String(option.value)}`;
        return !plain.has(key) && Boolean(plain.add(key));
    });
}
