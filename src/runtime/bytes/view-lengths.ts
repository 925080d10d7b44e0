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
} from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';
import { memoryOf } from './memory-range.ts';

interface FollowedLength {
  readonly node: number;
  /** The node decided in place of the length: given the decisions made so far, the length depends on nothing else. */
  readonly decided: number;
}

/**
 * Lengths of views and buffers that depend on the input. Code that is not rewritten computes with the concrete length,
 * so the length is decided before such code gets the view. What is made of the view afterwards has a fixed length.
 */
export class ViewLengths {
  /** 1 once any length depends on the input. */
  live = 0;
  #byObject = new PrivateWeakMap<FollowedLength>();
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  reset(): void {
    this.live = 0;
    this.#byObject = new PrivateWeakMap();
  }

  /**
   * Records that `node` is the length of a buffer or of a view of single bytes. `decided` has the same value; as long
   * as it keeps that value, no other length is possible.
   */
  follow(object: object, node: number, decided: number): void {
    this.live = 1;
    this.#byObject.set(object, { node, decided });
  }

  /** The node of the length of a buffer or of a view of single bytes; 0 if it does not depend on the input. */
  of(object: unknown): number {
    return this.#followed(object)?.node ?? 0;
  }

  #followed(object: unknown): FollowedLength | undefined {
    if (this.live === 0 || !isObject(object) || isProxy(object)) return undefined;
    const followed = this.#byObject.get(object);
    if (followed === undefined) return undefined;
    const length = isTypedArray(object) ? typedArrayLength(object) : arrayBufferLength(object);
    return this.#recorder.table.valueAt(followed.node) === length ? followed : undefined;
  }

  /** Decides the length of `object`, if it is a view or a buffer: it is about to be read to its end. */
  decide(site: number, object: unknown): void {
    if (this.live === 0 || !isObject(object) || isProxy(object)) return;
    if (isDataView(object)) return this.decide(site, memoryOf(object)?.buffer);
    if (!isTypedArray(object) && !isAnyArrayBuffer(object)) return;
    const decided = this.#followed(object)?.decided ?? 0;
    if (decided !== 0) this.#recorder.takenAll(site, decided, this.#recorder.table.valueAt(decided) as number);
  }

  /** Decides only whether there is an element at an index. */
  decideIndex(site: number, object: object, index: number): void {
    const followed = this.#followed(object);
    if (followed === undefined || !(index >= 0)) return;
    const { table } = this.#recorder;
    const isThere = index < (table.valueAt(followed.node) as number);
    const counted = isThere ? followed.decided : followed.node;
    const test = table.node(operatorCode.greaterThan, counted, table.constant(index), 0, isThere);
    this.#recorder.branchOnce(site, test, isThere);
  }

  /**
   * Decides what a read from `start` to `end` depends on. If both are valid positions, that is only whether the view
   * reaches `end`; otherwise it is the length.
   */
  decideRange(site: number, object: unknown, start: unknown, end: unknown): void {
    const node = this.of(object);
    if (node === 0) return;
    const length = this.#recorder.table.valueAt(node) as number;
    if (!isPosition(end, length) || !(start === undefined || isPosition(start, length)))
      return this.decide(site, object);
    if (end > 0) this.decideIndex(site, object as object, end - 1);
  }

  /**
   * Follows the length of `part`, which `subarray` or `slice` made of `whole`. Without `end`, the part extends to the
   * end of the whole.
   */
  decidePart(site: number, whole: unknown, part: unknown, start: unknown, end: unknown): void {
    const followed = this.#followed(whole);
    if (followed === undefined) return;
    const length = this.#recorder.table.valueAt(followed.node) as number;
    const from = start === undefined ? 0 : start;
    if (end !== undefined || !isPosition(from, length) || !isTypedArray(part))
      return this.decideRange(site, whole, start, end);
    if (from > 0) this.decideIndex(site, whole as object, from - 1);
    this.follow(part, this.#less(followed.node, from), this.#less(followed.decided, from));
  }

  #less(node: number, count: number): number {
    if (count === 0) return node;
    const { table } = this.#recorder;
    return table.node(operatorCode.subtract, node, table.constant(count), 0, (table.valueAt(node) as number) - count);
  }
}

function isPosition(given: unknown, length: number): given is number {
  return typeof given === 'number' && given >= 0 && given <= length && given % 1 === 0;
}
