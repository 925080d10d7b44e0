import { suggestion } from '../../build-grammar.js';
import { describeJson } from '../json/json-value.js';
/** The members of an object by name; a missing value or a wrong type is reported as an error at its location. */
export class Fields {
    #cursor;
    #what;
    #offset;
    #members;
    /** @param what name of the object in messages */
    constructor(cursor, value, what) {
        if (value.kind !== 'object') {
            const message = `${what} must be an object, not ${describeJson(value)}`;
            throw cursor.error('fsm-wrong-type', message, 'write `{ … }`', value.offset);
        }
        const members = new Map();
        for (const member of value.members) {
            if (members.has(member.key.text)) {
                const message = `\`${member.key.text}\` occurs twice`;
                throw cursor.error('fsm-duplicate-key', message, 'remove one of them', member.key.offset);
            }
            members.set(member.key.text, member);
        }
        this.#cursor = cursor;
        this.#what = what;
        this.#offset = value.offset;
        this.#members = members;
    }
    value(name) {
        const member = this.#members.get(name);
        if (member !== undefined)
            return member.value;
        const hint = `write \`"${name}": …\``;
        throw this.#cursor.error('fsm-missing-key', `${this.#what} must have the key \`${name}\``, hint, this.#offset);
    }
    string(name) {
        const value = this.value(name);
        if (value.kind === 'string')
            return value;
        throw this.#wrongType(name, 'a string', value);
    }
    list(name) {
        const value = this.value(name);
        if (value.kind === 'array')
            return value.items;
        throw this.#wrongType(name, 'a list', value);
    }
    optional(name, read) {
        const member = this.#members.get(name);
        return member === undefined ? undefined : read(member.value);
    }
    warnAboutOthers(known) {
        for (const { key } of this.#members.values()) {
            if (known.includes(key.text))
                continue;
            const message = `${this.#what} has no key \`${key.text}\`; it is ignored`;
            this.#cursor.warn('fsm-unknown-key', message, key.offset, suggestion(key.text, known));
        }
    }
    #wrongType(name, expected, found) {
        const message = `\`${name}\` must be ${expected}, not ${describeJson(found)}`;
        const hint = expected === 'a list' ? `write \`"${name}": [ … ]\`` : `write \`"${name}": "…"\``;
        return this.#cursor.error('fsm-wrong-type', message, hint, found.offset);
    }
}
