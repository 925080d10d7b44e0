import type { Permission } from '../permission.ts';
import type { Denial } from '../protocol.ts';

const ErrorClass = Error;
const { defineProperty } = Object;

/** What the subject tried and was not allowed to do since the last `take`; kept even if it swallows the error. */
export class Denials {
  #list: Denial[] = [];

  note(what: string, permission: Permission): void {
    this.#list[this.#list.length] = { what, permission };
  }

  refuse(what: string, permission: Permission): never {
    this.note(what, permission);
    const error = new ErrorClass(`${what} is not allowed to the subject; --allow ${permission} would permit it`);
    defineProperty(error, 'code', { value: 'ERR_ACCESS_DENIED', enumerable: true });
    throw error;
  }

  take(): readonly Denial[] {
    const taken = this.#list;
    this.#list = [];
    return taken;
  }
}
