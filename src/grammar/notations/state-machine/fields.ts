import { suggestion } from '../../build-grammar.ts';
import type { Cursor } from '../cursor.ts';
import { describeJson, type JsonMember, type JsonString, type JsonValue } from '../json/json-value.ts';

/** The members of an object by name; a missing value or a wrong type is reported as an error at its location. */
export class Fields {
  readonly #cursor: Cursor;
  readonly #what: string;
  readonly #offset: number;
  readonly #members: ReadonlyMap<string, JsonMember>;

  /** @param what name of the object in messages */
  constructor(cursor: Cursor, value: JsonValue, what: string) {
    if (value.kind !== 'object') {
      const message = `${what} must be an object, not ${describeJson(value)}`;
      throw cursor.error('fsm-wrong-type', message, 'write `{ … }`', value.offset);
    }
    const members = new Map<string, JsonMember>();
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

  value(name: string): JsonValue {
    const member = this.#members.get(name);
    if (member !== undefined) return member.value;
    const hint = `write \`"${name}": …\``;
    throw this.#cursor.error('fsm-missing-key', `${this.#what} must have the key \`${name}\``, hint, this.#offset);
  }

  string(name: string): JsonString {
    const value = this.value(name);
    if (value.kind === 'string') return value;
    throw this.#wrongType(name, 'a string', value);
  }

  list(name: string): readonly JsonValue[] {
    const value = this.value(name);
    if (value.kind === 'array') return value.items;
    throw this.#wrongType(name, 'a list', value);
  }

  optional<T>(name: string, read: (value: JsonValue) => T): T | undefined {
    const member = this.#members.get(name);
    return member === undefined ? undefined : read(member.value);
  }

  warnAboutOthers(known: readonly string[]): void {
    for (const { key } of this.#members.values()) {
      if (known.includes(key.text)) continue;
      const message = `${this.#what} has no key \`${key.text}\`; it is ignored`;
      this.#cursor.warn('fsm-unknown-key', message, key.offset, suggestion(key.text, known));
    }
  }

  #wrongType(name: string, expected: string, found: JsonValue): Error {
    const message = `\`${name}\` must be ${expected}, not ${describeJson(found)}`;
    const hint = expected === 'a list' ? `write \`"${name}": [ … ]\`` : `write \`"${name}": "…"\``;
    return this.#cursor.error('fsm-wrong-type', message, hint, found.offset);
  }
}
