import { nearestName } from '../../core/text/nearest-name.js';
import { restDomain } from '../../constraint/domains/built-domains.js';
import { readObjectDomain, writtenObjectKinds } from '../../constraint/domains/read-object-domain.js';
import { InputsCursor } from './inputs-cursor.js';
import { readLiteral } from './read-literal.js';
const namePattern = /[A-Za-z_$][\w$]*/y;
const numberPattern = /\d+/y;
const simpleKinds = ['number', 'int32', 'boolean', 'bigint'];
const ownKinds = ['string', 'bytes', 'buffer', ...simpleKinds, 'array', 'oneOf', 'tuple', 'optional', 'const'];
const known = [...ownKinds, ...writtenObjectKinds];
/** The parts of objects, in the order in which they are written. */
const objectParts = {
    map: ['key', 'value'],
    record: ['key', 'value'],
    set: ['element'],
    function: ['returns'],
    promise: ['of'],
};
/** Synonyms of domain names. */
const synonyms = { int: 'int32', integer: 'int32', bool: 'boolean', text: 'string' };
const defaultBytes = 16;
const defaultItems = 4;
/** Parses domains by recursive descent. */
export class DomainReader {
    #cursor;
    #defaults;
    constructor(text, where, defaults) {
        this.#cursor = new InputsCursor(text, where);
        this.#defaults = defaults;
    }
    readAll() {
        const domains = [this.#argument()];
        while (this.#cursor.accept(','))
            domains.push(this.#argument());
        if (this.#cursor.isAtEnd)
            return domains;
        throw this.#cursor.error('expected a comma or the end');
    }
    /** Parses a domain, or `...string[]` for a variable number of arguments. */
    #argument() {
        const at = this.#cursor.offset;
        if (!this.#cursor.accept('...'))
            return this.#domain();
        const of = this.#domain();
        if (of.kind === 'array' || of.kind === 'tuple')
            return restDomain(of);
        throw this.#cursor.error('only lists can be spread', { at, hint: 'write ...string[] or ...array(string, ..3)' });
    }
    /** Parses alternatives, separated by `|`. */
    #domain() {
        const options = [this.#suffixed()];
        while (this.#cursor.accept('|'))
            options.push(this.#suffixed());
        return options.length === 1 ? options[0] : { kind: 'oneOf', options };
    }
    #suffixed() {
        let domain = this.#single();
        for (;;) {
            if (this.#cursor.accept('[]'))
                domain = { kind: 'array', element: domain, maxLength: defaultItems };
            else if (this.#cursor.accept('?'))
                domain = { kind: 'optional', of: domain };
            else
                return domain;
        }
    }
    #single() {
        const cursor = this.#cursor;
        if (cursor.accept('{'))
            return this.#object();
        if (cursor.accept('['))
            return { kind: 'tuple', elements: this.#list(']') };
        if (cursor.accept('(')) {
            const inner = this.#domain();
            cursor.expect(')', 'after the parenthesized domain');
            return inner;
        }
        const literal = readLiteral(cursor);
        if (literal !== undefined)
            return { kind: 'const', value: literal.value };
        const at = cursor.offset;
        const name = cursor.match(namePattern);
        if (name === undefined)
            throw cursor.error('a domain was expected here', { hint: `known keys: ${known.join(', ')}` });
        return this.#named(synonyms[name] ?? name, at);
    }
    #named(name, at) {
        const cursor = this.#cursor;
        const simple = simpleKinds.find((kind) => kind === name);
        if (simple !== undefined)
            return { kind: simple };
        const hasParts = cursor.accept('(');
        switch (name) {
            case 'string':
                return { kind: 'string', ...(hasParts ? this.#size() : this.#defaults) };
            case 'bytes':
            case 'buffer': {
                const size = hasParts ? this.#size() : { maxLength: defaultBytes };
                return { kind: 'bytes', ...size, ...(name === 'buffer' ? { as: 'buffer' } : {}) };
            }
            case 'array':
                return this.#array(hasParts, at);
            case 'oneOf':
                return { kind: 'oneOf', options: this.#parts(name, hasParts, at) };
            case 'tuple':
                return { kind: 'tuple', elements: this.#parts(name, hasParts, at) };
            case 'optional':
            case 'const': {
                const [part, ...more] = this.#parts(name, hasParts, at);
                if (part === undefined || more.length > 0)
                    throw cursor.error(`\`${name}\` takes one part`, { at });
                return name === 'optional' ? { kind: 'optional', of: part } : part;
            }
            default: {
                if (writtenObjectKinds.includes(name))
                    return this.#builtIn(name, hasParts, at);
                const near = nearestName(name, known);
                const hint = near === undefined ? `known keys: ${known.join(', ')}` : `did you mean \`${near}\`?`;
                throw cursor.error(`unknown domain \`${name}\``, { at, hint });
            }
        }
    }
    /** Parses `map(string, int32)`, `set(int32, ..8)` or `date`: parts and the largest size. */
    #builtIn(kind, hasParts, at) {
        const cursor = this.#cursor;
        const names = objectParts[kind] ?? [];
        const parts = {};
        let size = {};
        if (hasParts) {
            for (const [i, name] of names.entries()) {
                if (i > 0)
                    cursor.expect(',', `before the ${name} of \`${kind}\``);
                parts[name] = this.#domain();
            }
            if (names.length === 0 || cursor.accept(','))
                size = this.#size();
            else
                cursor.expect(')', `after the parts of \`${kind}\``);
        }
        else if (names.length > 0) {
            throw cursor.error(`\`${kind}\` needs parts`, {
                at,
                hint: `write ${kind}(${names.map(() => 'string').join(', ')})`,
            });
        }
        const { maxLength, exactLength } = size;
        const read = readObjectDomain({ kind, ...(maxLength === undefined ? {} : { maxLength, length: exactLength }) }, (name) => parts[name], this.#defaults.maxLength);
        return read;
    }
    #parts(name, hasParts, at) {
        const parts = hasParts ? this.#list(')') : [];
        if (parts.length > 0)
            return parts;
        throw this.#cursor.error(`\`${name}\` needs parts`, { at, hint: `write ${name}('a', 'b')` });
    }
    #list(end) {
        const cursor = this.#cursor;
        const items = [];
        if (cursor.accept(end))
            return items;
        do
            items.push(this.#domain());
        while (cursor.accept(','));
        cursor.expect(end, 'after the last part');
        return items;
    }
    #array(hasParts, at) {
        const cursor = this.#cursor;
        if (!hasParts)
            throw cursor.error('`array` needs its element', { at, hint: 'write array(int32) or array(int32, 4)' });
        const element = this.#domain();
        if (cursor.accept(','))
            return { kind: 'array', element, ...this.#size() };
        cursor.expect(')', 'after the element of the array');
        return { kind: 'array', element, maxLength: defaultItems };
    }
    /** Parses a size: `8)` is exact, `..8)` is an upper limit. */
    #size() {
        const cursor = this.#cursor;
        const isMost = cursor.accept('..');
        const digits = cursor.match(numberPattern);
        if (digits === undefined) {
            throw cursor.error('expected a size', { hint: '8 means exactly eight, ..8 up to eight' });
        }
        cursor.expect(')', 'after the size');
        const length = Number(digits);
        return isMost ? { maxLength: length } : { maxLength: length, exactLength: length };
    }
    #object() {
        const cursor = this.#cursor;
        const fields = [];
        while (!cursor.accept('}')) {
            const literal = readLiteral(cursor)?.value;
            const name = typeof literal === 'string' ? literal : cursor.match(namePattern);
            if (name === undefined)
                throw cursor.error('expected the name of a field');
            const isOptional = cursor.accept('?');
            cursor.expect(':', `after the field \`${name}\``);
            const domain = this.#domain();
            fields.push([name, isOptional ? { kind: 'optional', of: domain } : domain]);
            if (cursor.accept(',') || cursor.accept(';'))
                continue;
            cursor.expect('}', 'after the last field');
            break;
        }
        return { kind: 'object', fields: Object.fromEntries(fields) };
    }
}
