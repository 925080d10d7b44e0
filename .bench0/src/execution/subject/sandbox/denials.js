import { describeDenial } from '../../outcome/describe-denial.js';
const ErrorClass = Error;
const { defineProperty } = Reflect;
/**
 * Operations that the subject attempted and that were denied since the last `take`; kept even if it catches the error.
 */
export class Denials {
    #list = [];
    note(what, permission) {
        this.#list[this.#list.length] = { what, permission };
    }
    /** Notes a denial and throws. `permission` is undefined if no permission allows the operation. */
    refuse(what, permission) {
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
    take() {
        const taken = this.#list;
        this.#list = [];
        return taken;
    }
}
