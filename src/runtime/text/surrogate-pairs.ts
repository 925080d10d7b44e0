import { operatorCode } from '../../core/operators.ts';
import { codePointAt } from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';

const pair = /[\ud800-\udbff][\udc00-\udfff]/;
const pairSource = '[\\ud800-\\udbff][\\udc00-\\udfff]';
/** Upper limit of elements of a text with pairs; longer texts are concretized. */
const elementLimit = 256;
const reason = 'long string with surrogate pairs';

/**
 * Decides which units of a text form one element when it is iterated. That there are no pairs is one decision about the
 * whole text; only if there are some, each element is decided.
 */
export class SurrogatePairs {
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  /** Called before the text is iterated; returns whether it has pairs in this run. */
  decide(site: number, text: string, shadow: number): boolean {
    const hasPairs = containsPair(text);
    const node = this.#recorder.current(shadow, text);
    if (node === 0 || this.#isOneUnit(node)) return hasPairs;
    const { table, tables } = this.#recorder;
    const pattern = tables.pattern(pair, pairSource, '');
    const test = table.unread(operatorCode.regExpTest, pattern, node, table.constant(0), hasPairs);
    this.#recorder.branchOnce(site, test, hasPairs);
    if (hasPairs) this.#decideEach(site, text, node);
    return hasPairs;
  }

  #isOneUnit(node: number): boolean {
    const operator = this.#recorder.table.operatorOf(node);
    return operator === operatorCode.indexString || operator === operatorCode.charAt;
  }

  #decideEach(site: number, text: string, node: number): void {
    const recorder = this.#recorder;
    const length = recorder.application(operatorCode.stringLength, node, 0, 0, text.length);
    let count = 0;
    for (let at = 0; this.#isLonger(site, text, length, at); count++) {
      if (count === elementLimit) return recorder.concretize(site, text, node, reason);
      const point = codePointAt(text, at)!;
      const isPair = point > 0xffff;
      const asked = recorder.application(operatorCode.codePointAt, node, recorder.table.constant(at), 0, point);
      const test = recorder.binary(operatorCode.greaterThan, point, 0xffff, isPair, asked, 0);
      recorder.branchOnce(site, test, isPair);
      at += isPair ? 2 : 1;
    }
  }

  /** Decides whether the text goes on: otherwise runs with equal decisions would decide different numbers of elements. */
  #isLonger(site: number, text: string, length: number, at: number): boolean {
    const recorder = this.#recorder;
    const isLonger = text.length > at;
    recorder.branchOnce(
      site,
      recorder.binary(operatorCode.greaterThan, text.length, at, isLonger, length, 0),
      isLonger,
    );
    return isLonger;
  }
}

function containsPair(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (codePointAt(text, at)! > 0xffff) return true;
  return false;
}
