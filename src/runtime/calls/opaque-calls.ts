import { emptyList, hasOwn, isObject, isProxy, isTypedArray, PrivateMap, PrivateWeakMap } from '../realm/intrinsics.ts';
import type { Call } from './call.ts';
import { peek } from '../heap/peek.ts';
import { concretizeContents } from '../heap/concretize-contents.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { SideTable } from '../heap/side-table.ts';
import type { ThrowEvents } from '../recording/throw-events.ts';

/** The range of events that concretize the operands of a call. */
interface Concretized {
  readonly from: number;
  readonly to: number;
}

/**
 * Calls of functions that are neither rewritten nor modeled. Their operands are concretized. If all operands and the
 * result are primitives, the concretizations are removed again, and the result becomes an uninterpreted function of the
 * operands with this call as its only sample.
 */
export class OpaqueCalls {
  readonly #recorder: Recorder;
  readonly #side: SideTable;
  readonly #throws: ThrowEvents;
  readonly #names = new PrivateWeakMap<string>();
  readonly #namesakes = new PrivateMap<string, number>();

  constructor(recorder: Recorder, side: SideTable, throws: ThrowEvents) {
    this.#recorder = recorder;
    this.#side = side;
    this.#throws = throws;
  }

  enter(call: Call): void {
    const { events } = this.#recorder;
    const from = events.count;
    this.concretize(call, `no model of ${givenName(call.target)}`);
    const concretized: Concretized = { from, to: events.count };
    call.state = concretized;
  }

  /** Concretizes all operands of a call. */
  concretize(call: Call, reason: string): void {
    this.#recorder.concretize(call.site, call.self, call.selfShadow, reason);
    for (let at = 0; at < call.args.length; at++) {
      this.#recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, reason);
      concretizeContents(this.#recorder, this.#side, call.site, call.args[at], reason);
    }
    if (isTypedArray(call.self)) concretizeContents(this.#recorder, this.#side, call.site, call.self, reason);
  }

  /** The shadow of the result. */
  leave(call: Call, result: unknown): number {
    const { events } = this.#recorder;
    const { from, to } = call.state as Concretized;
    if (from === to || events.count !== to || !isAnswer(result) || !takesPrimitives(call)) return 0;
    const operands: unknown[] = emptyList();
    const shadows: number[] = emptyList();
    const name = this.#nameOf(call.target as object);
    operands[0] = name;
    shadows[0] = 0;
    for (let at = 0; at < call.args.length; at++) {
      operands[at + 1] = call.args[at];
      shadows[at + 1] = call.shadows[at] ?? 0;
    }
    const node = this.#recorder.opaque(operands, shadows, result);
    if (node === 0) return 0;
    events.count = from;
    // The function may throw for other operands; that is an uninterpreted function of them, too.
    operands[0] = `${name} throws`;
    this.#throws.ifTrue(call.site, this.#recorder.opaque(operands, shadows, false));
    return node;
  }

  /** Functions with the same name are numbered in the order of their first call. */
  #nameOf(target: object): string {
    const known = this.#names.get(target);
    if (known !== undefined) return known;
    const name = givenName(target);
    const count = (this.#namesakes.get(name) ?? 0) + 1;
    this.#namesakes.set(name, count);
    const own = count === 1 ? name : `${name} ${count}`;
    this.#names.set(target, own);
    return own;
  }
}

/**
 * The name of a function if it is a string. Subjects may assign any value to `name`, also one that runs code when
 * converted.
 */
export function givenName(target: unknown): string {
  const name = peek(target, 'name');
  return typeof name === 'string' && name !== '' ? name : 'a function';
}

function isPrimitive(value: unknown): boolean {
  return !isObject(value) && typeof value !== 'symbol';
}

/** A function without a result is called for its side effects, which are not followed. */
function isAnswer(result: unknown): boolean {
  return isPrimitive(result) && result !== undefined && result !== null;
}

/** A method depends on its object; a function stored in a namespace object (`path.join`) does not. */
function takesPrimitives({ self, target, args }: Call): boolean {
  for (let at = 0; at < args.length; at++) if (!isPrimitive(args[at])) return false;
  if (!isObject(self)) return isPrimitive(self);
  const name = givenName(target);
  return !isProxy(self) && hasOwn(self, name) && peek(self, name) === target;
}
