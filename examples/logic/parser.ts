import type { Connective, Formula } from './formula.ts';

export class FormulaError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(`${message} at ${at}`);
    this.at = at;
  }
}

export type Command = { readonly kind: 'solve' | 'simplify' | 'clauses' | 'table'; readonly formula: Formula };

const deepest = 200;

/** Loosest first; an arrow takes the rest to its right. */
const levels: readonly { readonly sign: string; readonly kind: Connective; readonly toTheRight: boolean }[] = [
  { sign: '<->', kind: 'same', toTheRight: false },
  { sign: '->', kind: 'implies', toTheRight: true },
  { sign: '|', kind: 'or', toTheRight: false },
  { sign: '^', kind: 'xor', toTheRight: false },
  { sign: '&', kind: 'and', toTheRight: false },
];

/** Reads commands such as `let f = a & b; solve f -> c`. */
export class Parser {
  private readonly source: string;
  private readonly definitions = new Map<string, Formula>();
  private at = 0;
  private depth = 0;

  constructor(source: string) {
    this.source = source;
  }

  commands(): readonly Command[] {
    const commands: Command[] = [];
    do {
      this.skipBlanks();
      const command = this.command();
      if (command !== undefined) commands.push(command);
    } while (this.take(';'));
    if (this.at < this.source.length) throw new FormulaError('unexpected character', this.at);
    return commands;
  }

  private command(): Command | undefined {
    const start = this.at;
    const word = this.word();
    if (word === 'let') {
      this.define();
      return undefined;
    }
    if (word === 'solve' || word === 'simplify' || word === 'clauses' || word === 'table')
      return { kind: word, formula: this.formula() };
    this.at = start;
    return { kind: 'solve', formula: this.formula() };
  }

  private define(): void {
    const name = this.name();
    if (this.definitions.has(name)) throw new FormulaError(`${name} is defined already`, this.at);
    if (!this.take('=')) throw new FormulaError('= expected', this.at);
    this.definitions.set(name, this.formula());
  }

  private formula(): Formula {
    if (++this.depth > deepest) throw new FormulaError('nested too deep', this.at);
    const formula = this.level(0);
    this.depth--;
    return formula;
  }

  private level(index: number): Formula {
    const level = levels[index];
    if (level === undefined) return this.operand();
    let left = this.level(index + 1);
    while (this.take(level.sign)) {
      const right = this.level(level.toTheRight ? index : index + 1);
      left = { kind: level.kind, left, right };
    }
    return left;
  }

  private operand(): Formula {
    if (this.take('!') || this.take('~')) return { kind: 'not', of: this.operand() };
    if (this.take('(')) {
      const inner = this.formula();
      if (!this.take(')')) throw new FormulaError(') expected', this.at);
      return inner;
    }
    if (this.take('0')) return { kind: 'constant', value: false };
    if (this.take('1')) return { kind: 'constant', value: true };
    const start = this.at;
    const word = this.word();
    if (word === 'all' || word === 'some') return this.quantified(word);
    this.at = start;
    const name = this.name();
    return this.definitions.get(name) ?? { kind: 'variable', name };
  }

  private quantified(kind: 'all' | 'some'): Formula {
    const name = this.name();
    if (!this.take(':')) throw new FormulaError(': expected', this.at);
    const hidden = this.definitions.get(name);
    this.definitions.delete(name);
    const of = this.formula();
    if (hidden !== undefined) this.definitions.set(name, hidden);
    return { kind, name, of };
  }

  private name(): string {
    const start = this.at;
    const name = this.word();
    if (name === undefined) throw new FormulaError('name expected', this.at);
    if (['let', 'solve', 'simplify', 'clauses', 'table', 'all', 'some'].includes(name))
      throw new FormulaError(`${name} is no name`, start);
    return name;
  }

  private word(): string | undefined {
    const start = this.at;
    let char = this.source[this.at] ?? '';
    while ((char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || (this.at > start && isDigit(char))) {
      char = this.source[++this.at] ?? '';
    }
    if (this.at === start) return undefined;
    const word = this.source.slice(start, this.at);
    this.skipBlanks();
    return word;
  }

  private take(sign: string): boolean {
    if (!this.source.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    this.skipBlanks();
    return true;
  }

  private skipBlanks(): void {
    while (this.source[this.at] === ' ' || this.source[this.at] === '\n') this.at++;
  }
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
