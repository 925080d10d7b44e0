import { operatorCode, operators } from '../../core/operators.ts';
import { eventKind } from '../../core/raw-trace.ts';
import type { EventBuffer } from './event-buffer.ts';
import { ExpressionTable } from './expression-table.ts';

/** By operator code. */
const reads = operators.map((operator) => operator.reads);

/** An expression table that records, as optional events, which characters and bytes of the inputs operations read. */
export class ReadingTable extends ExpressionTable {
  readonly #events: EventBuffer;

  constructor(events: EventBuffer) {
    super();
    this.#events = events;
  }

  override node(operator: number, a: number, b: number, c: number, value: unknown): number {
    if (operator === operatorCode.unit) this.#read(a, b);
    else if (this.#looks(operator, value)) this.#operands(operator, a, b, c, value);
    return super.node(operator, a, b, c, value);
  }

  override unread(operator: number, a: number, b: number, c: number, value: unknown): number {
    return super.node(operator, a, b, c, value);
  }

  #looks(operator: number, value: unknown): boolean {
    if (operator === operatorCode.add) return typeof value !== 'string';
    return operators[operator]?.shape !== 'immediate' && reads[operator] !== 'nothing';
  }

  #operands(operator: number, a: number, b: number, c: number, value: unknown): void {
    if (reads[operator] === 'one') {
      const text = this.valueAt(a);
      const index = this.valueAt(b);
      if (typeof text !== 'string' || typeof index !== 'number') return;
      const at = operator === operatorCode.at && index < 0 ? text.length + index : index;
      if (at >= 0 && at < text.length) this.#look(a, at, at + 1);
      return;
    }
    if (reads[operator] === 'start') {
      const from = operator === operatorCode.startsWith ? this.#positionAt(c) : 0;
      const end = this.#firstDifference(a, b, from) + 1;
      this.#look(a, from, from + end);
      this.#look(b, 0, end);
      return;
    }
    if (operator === operatorCode.indexOf) {
      const sought = this.valueAt(b);
      const isFound = typeof value === 'number' && value >= 0 && typeof sought === 'string';
      this.#look(a, this.#positionAt(c), isFound ? value + sought.length : Infinity);
      this.#look(b, 0, Infinity);
      return;
    }
    this.#look(a, 0, Infinity);
    if (b !== 0) this.#look(b, 0, Infinity);
    if (c !== 0) this.#look(c, 0, Infinity);
  }

  /** The position that a search or a comparison starts from. */
  #positionAt(node: number): number {
    const position = node === 0 ? 0 : this.valueAt(node);
    return typeof position === 'number' && position > 0 ? position : 0;
  }

  /** The first index at which the second text differs from the first one after `from`. */
  #firstDifference(a: number, b: number, from: number): number {
    const left = this.valueAt(a);
    const right = this.valueAt(b);
    if (typeof left !== 'string' || typeof right !== 'string') return 0;
    let at = 0;
    while (from + at < left.length && at < right.length && left[from + at] === right[at]) at++;
    return at;
  }

  /**
   * Records reads of the input characters at these positions of a node's text, or of the input byte that the node is.
   */
  #look(node: number, from: number, to: number): void {
    const operator = this.operatorOf(node);
    if (operator === operatorCode.byte) return this.#read(this.firstOf(node), this.secondOf(node));
    const text = this.valueAt(node);
    if (typeof text !== 'string') return;
    const end = to < text.length ? to : text.length;
    if (operator === operatorCode.text) {
      for (let at = from; at < end; at++) this.#read(this.firstOf(node), at);
      return;
    }
    if (operator === operatorCode.concat) return this.#lookInto(node, from, end);
    if (operator === operatorCode.add) return this.#lookIntoSum(node, from, end);
    const base = this.firstOf(node);
    const start = this.#startOf(node, operator);
    if (start >= 0) this.#look(base, start + from, start + end);
  }

  /** The position of a node's text in its first operand; -1 if it is not part of it. */
  #startOf(node: number, operator: number): number {
    const base = this.valueAt(this.firstOf(node));
    const text = this.valueAt(node) as string;
    if (typeof base !== 'string') return -1;
    const given = this.valueAt(this.secondOf(node));
    const number = typeof given === 'number' ? given : 0;
    switch (operator) {
      case operatorCode.indexString:
      case operatorCode.charAt:
        return number;
      case operatorCode.at:
      case operatorCode.slice:
      case operatorCode.substr:
        return number < 0 ? atLeast(base.length + number) : number;
      case operatorCode.substring: {
        const third = this.valueAt(this.thirdOf(node));
        return atLeast(typeof third === 'number' && third < number ? third : number);
      }
      case operatorCode.trimStart:
        return base.length - text.length;
      case operatorCode.trim:
        return leadingBlanks(base, text);
      case operatorCode.trimEnd:
      case operatorCode.toLowerCase:
      case operatorCode.toUpperCase:
        return 0;
      default:
        return -1;
    }
  }

  #lookInto(concat: number, from: number, to: number): void {
    let start = 0;
    let rest = this.secondOf(concat);
    for (let part = this.firstOf(concat); part !== 0 && start < to;) {
      const text = this.valueAt(part);
      const length = typeof text === 'string' ? text.length : 0;
      const begin = from > start ? from - start : 0;
      if (begin < length) this.#look(part, begin, to - start);
      start += length;
      part = rest === 0 ? 0 : this.firstOf(rest);
      rest = rest === 0 ? 0 : this.secondOf(rest);
    }
  }

  #lookIntoSum(sum: number, from: number, to: number): void {
    const left = this.valueAt(this.firstOf(sum));
    const length = typeof left === 'string' ? left.length : `${left as number}`.length;
    if (from < length) this.#look(this.firstOf(sum), from, to);
    if (to > length) this.#look(this.secondOf(sum), atLeast(from - length), to - length);
  }

  #read(input: number, position: number): void {
    this.#events.append(eventKind.read, 0, input, position);
  }
}

function atLeast(number: number): number {
  return number > 0 ? number : 0;
}

function leadingBlanks(base: string, trimmed: string): number {
  let at = 0;
  while (at < base.length && base[at] !== trimmed[0]) at++;
  return at;
}
