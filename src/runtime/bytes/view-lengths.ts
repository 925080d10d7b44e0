import { operatorCode } from '../../core/operators.ts';
import {
  arrayBufferLength,
  isAnyArrayBuffer,
  isDataView,
  isObject,
  isProxy,
  isTypedArray,
  PrivateWeakMap,
  typedArrayLength,
} from '../intrinsics.ts';
import type { Recorder } from '../recorder.ts';
import { memoryOf } from './memory-range.ts';

/**
 * Lengths of views and buffers that depend on the input. Code that is not rewritten gives one result for one length, so
 * the length is decided before such code gets the view; what is made of the view afterwards has the length it has.
 */
export class ViewLengths {
  /** 1 once any length depends on the input. */
  live = 0;
  #byObject = new PrivateWeakMap<number>();
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  reset(): void {
    this.live = 0;
    this.#byObject = new PrivateWeakMap();
  }

  /** `node` is the length of a view of single bytes, or of a buffer. */
  follow(object: object, node: number): void {
    if (node === 0) return;
    this.live = 1;
    this.#byObject.set(object, node);
  }

  /** The node of the length of a view of single bytes or of a buffer; 0 if it is the same for all inputs. */
  of(object: unknown): number {
    if (this.live === 0 || !isObject(object) || isProxy(object)) return 0;
    const node = this.#byObject.get(object);
    if (node === undefined) return 0;
    const length = isTypedArray(object) ? typedArrayLength(object) : arrayBufferLength(object);
    return this.#recorder.table.valueAt(node) === length ? node : 0;
  }

  /** Decides how long a view or a buffer is, if `object` is one: it is about to be read to its end. */
  decide(site: number, object: unknown): void {
    if (this.live === 0 || !isObject(object) || isProxy(object)) return;
    if (isDataView(object)) return this.decide(site, memoryOf(object)?.buffer);
    if (!isTypedArray(object) && !isAnyArrayBuffer(object)) return;
    const node = this.of(object);
    if (node !== 0) this.#recorder.takenAll(site, node, this.#recorder.table.valueAt(node) as number);
  }

  /** Decides no more than whether there is an element at an index. */
  decideIndex(site: number, object: object, index: number): void {
    const node = this.of(object);
    if (node === 0 || !(index >= 0)) return;
    const { table } = this.#recorder;
    const isThere = index < (table.valueAt(node) as number);
    const test = table.node(operatorCode.greaterThan, node, table.constant(index), 0, isThere);
    this.#recorder.branchOnce(site, test, isThere);
  }

  /**
   * Decides what a read from `start` to `end`, both as given, depends on: no more than that the view goes on to the end
   * where that is all.
   */
  decideRange(site: number, object: unknown, start: unknown, end: unknown): void {
    const node = this.of(object);
    if (node === 0) return;
    const length = this.#recorder.table.valueAt(node) as number;
    if (!isPosition(end, length) || !(start === undefined || isPosition(start, length)))
      return this.decide(site, object);
    if (end > 0) this.decideIndex(site, object as object, end - 1);
  }

  /** `part` is what `subarray` or `slice` made of `whole`; without an end it is as long as the whole lets it be. */
  decidePart(site: number, whole: unknown, part: unknown, start: unknown, end: unknown): number {
    const node = this.of(whole);
    if (node === 0) return 0;
    const { table } = this.#recorder;
    const length = table.valueAt(node) as number;
    const from = start === undefined ? 0 : start;
    if (end !== undefined || !isPosition(from, length) || !isTypedArray(part)) {
      this.decideRange(site, whole, start, end);
      return 0;
    }
    if (from === 0) return node;
    this.decideIndex(site, whole as object, from - 1);
    return table.node(operatorCode.subtract, node, table.constant(from), 0, length - from);
  }
}

function isPosition(given: unknown, length: number): given is number {
  return typeof given === 'number' && given >= 0 && given <= length && given % 1 === 0;
}
