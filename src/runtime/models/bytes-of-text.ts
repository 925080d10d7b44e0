import { operatorCode } from '../../core/operators.ts';
import { charCodeAt, emptyList, textSlice } from '../intrinsics.ts';
import type { Recorder } from '../recorder.ts';
import { decideAscii } from './text-of-bytes.ts';
import type { TextEncodingName } from './text-encoding.ts';

const base64Characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What of a format is followed; texts that stray from it are decoded up to where they do. */
const regular = {
  hex: '^(?:[0-9A-Fa-f]{2})*$',
  base64: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$',
} as const;
const patterns = { hex: new RegExp(regular.hex), base64: new RegExp(regular.base64) } as const;
const { exec } = RegExp.prototype;
const { apply } = Reflect;

/** The node of a code unit of a text. */
function unitNode({ table }: Recorder, text: string, shadow: number, index: number): number {
  const unit = charCodeAt(text, index);
  if (table.operatorOf(shadow) === operatorCode.text) {
    return table.node(operatorCode.unit, table.firstOf(shadow), index, 0, unit);
  }
  return table.node(operatorCode.charCodeAt, shadow, table.constant(index), 0, unit);
}

/** Expressions of the bytes that a text is written as. */
export class BytesOfText {
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  /** By byte; undefined where they cannot be told from the text. `values` are the bytes written. */
  nodes(
    text: string,
    shadow: number,
    encoding: TextEncodingName,
    values: ArrayLike<number>,
    site: number,
  ): number[] | undefined {
    switch (encoding) {
      case 'utf8':
        return this.#utf8(text, shadow, values, site);
      case 'latin1':
      case 'ascii':
        return this.#each(values, (at, value) => this.#low(unitNode(this.#recorder, text, shadow, at), value));
      case 'utf16le':
        return this.#utf16(text, shadow, values);
      case 'hex':
        return this.#isRegular('hex', text, shadow, site) ? this.#hex(text, shadow, values) : undefined;
      case 'base64':
        return this.#isRegular('base64', text, shadow, site) ? this.#base64(text, shadow, values) : undefined;
      case 'base64url':
        return undefined;
    }
  }

  /** How many bytes there are, as far as an expression says so. */
  length(shadow: number, encoding: TextEncodingName, count: number): number {
    const { table } = this.#recorder;
    if (encoding === 'utf8') return table.node(operatorCode.utf8Length, shadow, 0, 0, count);
    const isPlain = encoding === 'latin1' || encoding === 'ascii';
    return isPlain ? table.node(operatorCode.stringLength, shadow, 0, 0, count) : 0;
  }

  #utf8(text: string, shadow: number, values: ArrayLike<number>, site: number): number[] {
    const { table } = this.#recorder;
    if (!isAsciiText(text))
      return this.#each(values, (at, value) => table.node(operatorCode.utf8Byte, shadow, table.constant(at), 0, value));
    const units: number[] = emptyList();
    for (let at = 0; at < text.length; at++) units[at] = unitNode(this.#recorder, text, shadow, at);
    decideAscii(this.#recorder, units, site);
    return units;
  }

  #utf16(text: string, shadow: number, values: ArrayLike<number>): number[] {
    const { table } = this.#recorder;
    return this.#each(values, (at, value) => {
      const unit = unitNode(this.#recorder, text, shadow, at >> 1);
      if ((at & 1) === 0) return this.#low(unit, value);
      return table.node(operatorCode.shiftRight, unit, table.constant(8), 0, value);
    });
  }

  #hex(text: string, shadow: number, values: ArrayLike<number>): number[] {
    const { table } = this.#recorder;
    return this.#each(values, (at, value) => {
      const from = table.constant(2 * at);
      const to = table.constant(2 * at + 2);
      const digits = table.node(operatorCode.slice, shadow, from, to, textSlice(text, 2 * at, 2 * at + 2));
      return table.node(operatorCode.parseInt, digits, table.constant(16), 0, value);
    });
  }

  /** Byte `at` is made of two neighbouring characters of six bits each. */
  #base64(text: string, shadow: number, values: ArrayLike<number>): number[] {
    const { table } = this.#recorder;
    return this.#each(values, (at, value) => {
      const first = at + (at - (at % 3)) / 3;
      const left = 2 * (at % 3) + 2;
      const high = this.#sixBits(text, shadow, first);
      const low = this.#sixBits(text, shadow, first + 1);
      const highValue = table.valueAt(high) as number;
      const lowValue = table.valueAt(low) as number;
      const upper = table.node(operatorCode.shiftLeft, high, table.constant(left), 0, highValue << left);
      const lower = table.node(operatorCode.shiftRight, low, table.constant(6 - left), 0, lowValue >> (6 - left));
      const joined = table.node(operatorCode.bitOr, upper, lower, 0, (highValue << left) | (lowValue >> (6 - left)));
      return this.#low(joined, value);
    });
  }

  #sixBits(text: string, shadow: number, at: number): number {
    const { table } = this.#recorder;
    const character = text[at] as string;
    const node = table.node(operatorCode.charAt, shadow, table.constant(at), 0, character);
    let index = 0;
    while (base64Characters[index] !== character) index++;
    return table.node(operatorCode.indexOf, table.constant(base64Characters), node, 0, index);
  }

  /** Whether the text is of the format throughout is a decision. */
  #isRegular(format: 'hex' | 'base64', text: string, shadow: number, site: number): boolean {
    const { table } = this.#recorder;
    const isRegular = apply(exec, patterns[format], [text]) !== null;
    const pattern = { kind: 'regExp', source: regular[format], flags: '' } as const;
    const constant = table.tableConstant(pattern, `regExp/${regular[format]}/`);
    const test = table.node(operatorCode.regExpTest, constant, shadow, 0, isRegular);
    this.#recorder.branch(site, isRegular, test);
    return isRegular;
  }

  #low(node: number, value: number): number {
    const { table } = this.#recorder;
    return table.node(operatorCode.bitAnd, node, table.constant(0xff), 0, value);
  }

  #each(values: ArrayLike<number>, nodeOf: (at: number, value: number) => number): number[] {
    const nodes: number[] = emptyList();
    for (let at = 0; at < values.length; at++) nodes[at] = nodeOf(at, values[at] as number);
    return nodes;
  }
}

function isAsciiText(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (charCodeAt(text, at) > 0x7f) return false;
  return true;
}
