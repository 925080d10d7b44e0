import { nameFlag, nameFlagCount } from '../../core/name-flag.ts';
import type { Call } from './call.ts';
import type { Channels } from './channels.ts';
import { fillBytes, hasOwn, isObject, isProxy, sameValue } from '../realm/intrinsics.ts';
import { findProperty } from '../heap/peek.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';

/** A value that is about to be passed to a setter. */
interface Given {
  readonly object: object;
  readonly key: unknown;
  readonly call: Call;
  /** True once the setter has begun. */
  isTaken: boolean;
  readonly outer: Given | null;
}

/** Passes shadows to setters of the subject that assignments call. */
export class SetterCalls {
  /**
   * Indexed by `nameFlag`: 1 if rewritten code defines a setter of such a name. Not reset between runs, because code
   * stays loaded.
   */
  readonly names = new Uint8Array(nameFlagCount);
  /** 1 once any setter is declared. */
  any = 0;
  readonly #registers: Registers;
  readonly #recorder: Recorder;
  readonly #channels: Channels;
  #given: Given | null = null;

  constructor(registers: Registers, recorder: Recorder, channels: Channels) {
    this.#registers = registers;
    this.#recorder = recorder;
    this.#channels = channels;
  }

  reset(): void {
    this.#given = null;
  }

  /** Declares that a file defines setters of these names; null if the names are not known. */
  declare(names: readonly string[] | null): void {
    this.any = 1;
    if (names === null) fillBytes(this.names, 1);
    else for (let at = 0; at < names.length; at++) this.names[nameFlag(names[at]!)] = 1;
  }

  /** Called before a value is assigned to a property. */
  give(site: number, object: unknown, key: unknown, value: unknown, shadow: number): void {
    if (isProxy(object)) return this.#recorder.concretize(site, value, shadow, 'stored behind a proxy');
    if (!isObject(object) || isObject(key)) return;
    const found = findProperty(object, key as PropertyKey);
    const setter: unknown = found !== undefined && hasOwn(found, 'set') ? found.set : undefined;
    if (typeof setter !== 'function' || this.#channels.callees.idOf(setter) === 0) return;
    const call = this.#channels.enter(site, setter, object, [value], 0, [shadow]);
    if (call !== 0) this.#given = { object, key, call, isTaken: false, outer: this.#given };
  }

  /**
   * Called when a setter begins. If `give` did not announce the value, it is kept in the registers for the code that
   * assigned it.
   */
  entered(value: unknown): void {
    const given = this.#given;
    if (given !== null && !given.isTaken && sameValue(given.call.args[0], value)) {
      given.isTaken = true;
      return;
    }
    this.#registers.setting = 1;
    this.#registers.setValue = value;
  }

  /** Called after the assignment; true if a setter received the value, so that it is not stored as a property. */
  isGiven(object: unknown, key: unknown): boolean {
    let given = this.#given;
    // Entries of setters that have thrown are still in the list.
    while (given !== null && (given.object !== object || given.key !== key)) given = given.outer;
    if (given === null) return false;
    this.#given = given.outer;
    this.#registers.setting = 0;
    this.#registers.setValue = undefined;
    this.#channels.leave(given.call, undefined);
    return true;
  }
}
