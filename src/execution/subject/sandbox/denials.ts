import type { Permission } from '../../process/permission.ts';
import type { Denial } from '../../process/protocol.ts';
import { describeDenial } from '../../outcome/describe-denial.ts';

const ErrorClass = Error;
const { defineProperty } = Reflect;

/**
 * Operations that the subject attempted and that were denied since the last `take`; kept even if it catches the error.
 */
export class Denials {
  #list: Denial[] = [];

  note(what: string, permission: Permission | undefined): void {
    this.#list[this.#list.length] = { what, permission };
  }

  /** Notes a denial and throws. `permission` is undefined if no permission allows the operation. */
  refuse(what: string, permission: Permission | undefined): never {
    this.note(what, permission);
    const error = new ErrorClass(describeDenial({ what, permission }));
    defineProperty(error, 'code', {
      value: 'ERR_ACCESS_DENIED',
      enumerable: true,
      writable: true,
      configurable: true,
    });
    throw error;
  }

  take(): readonly Denial[] {
    const taken = this.#list;
    this.#list = [];
    return taken;
  }
}
