import { BcError } from './bc-error.ts';
import type { Argument, Definition, Expression, Item, Parameter, Place, Statement } from './syntax.ts';
import { endOfProgram, tokenize, type Token } from './tokens.ts';

/** From loosest to tightest; assignments, signs and powers are apart. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const assignments = new Set(['=', '+=', '-=', '*=', '/=', '%=', '^=']);

export class Parser {
  private readonly tokens: readonly Token[];
  private at = 0;
  private loops = 0;
  private isInFunction = false;

  constructor(source: string) {
    this.tokens = tokenize(source);
  }

  program(): readonly Item[] {
    const items: Item[] = [];
    for (;;) {
      this.skipEnds();
      if (this.isAtEnd()) return items;
      if (this.take('keyword', 'define')) items.push({ kind: 'define', definition: this.definition() });
      else items.push(this.statement());
      if (this.isAtEnd()) return items;
      this.expectEnd();
    }
  }

  private definition(): Definition {
    const name = this.expect('name').text;
    this.expect('operator', '(');
    const parameters = this.names(')');
    this.skipNewlines();
    this.expect('operator', '{');
    this.skipEnds();
    const locals = this.take('keyword', 'auto') ? this.names(undefined) : [];
    this.checkNames([...parameters, ...locals]);
    this.isInFunction = true;
    const body = this.body();
    this.isInFunction = false;
    return { name, parameters, locals, body };
  }

  private names(end: string | undefined): readonly Parameter[] {
    const found: Parameter[] = [];
    if (end !== undefined && this.take('operator', end)) return found;
    do {
      const name = this.expect('name').text;
      const isArray = this.take('operator', '[');
      if (isArray) this.expect('operator', ']');
      found.push({ name, isArray });
    } while (this.take('operator', ','));
    if (end === undefined) this.expectEnd();
    else this.expect('operator', end);
    return found;
  }

  private checkNames(all: readonly Parameter[]): void {
    const seen = new Set(all.map(({ name, isArray }) => `${name}${isArray ? '[]' : ''}`));
    if (seen.size < all.length) throw new BcError('duplicate parameter');
  }

  /** What stands between braces, the first of which is taken. */
  private body(): readonly Statement[] {
    const statements: Statement[] = [];
    for (;;) {
      this.skipEnds();
      if (this.take('operator', '}')) return statements;
      statements.push(this.statement());
      if (this.is('operator', '}')) continue;
      this.expectEnd();
    }
  }

  private statement(): Statement {
    const { kind, text } = this.token;
    if (kind === 'string') {
      this.at++;
      return { kind: 'text', text };
    }
    if (this.take('operator', '{')) return { kind: 'block', body: this.body() };
    if (kind !== 'keyword') return { kind: 'expression', value: this.expression() };
    switch (text) {
      case 'if':
        return this.ifStatement();
      case 'while': {
        this.at++;
        const test = this.inParentheses();
        return { kind: 'while', test, body: this.loopBody() };
      }
      case 'for':
        return this.forStatement();
      case 'break':
      case 'continue':
        this.at++;
        if (this.loops === 0) throw new BcError(`${text} outside a loop`);
        return { kind: text };
      case 'halt':
        this.at++;
        return { kind: 'halt' };
      case 'return':
        return this.returnStatement();
      case 'print':
        return this.printStatement();
      default:
        return { kind: 'expression', value: this.expression() };
    }
  }

  private ifStatement(): Statement {
    this.at++;
    const test = this.inParentheses();
    this.skipNewlines();
    const whenTrue = this.statement();
    if (!this.take('keyword', 'else')) return { kind: 'if', test, whenTrue };
    this.skipNewlines();
    return { kind: 'if', test, whenTrue, otherwise: this.statement() };
  }

  private forStatement(): Statement {
    this.at++;
    this.expect('operator', '(');
    const before = this.expression();
    this.expect('operator', ';');
    const test = this.expression();
    this.expect('operator', ';');
    const after = this.expression();
    this.expect('operator', ')');
    return { kind: 'for', before, test, after, body: this.loopBody() };
  }

  private loopBody(): Statement {
    this.skipNewlines();
    this.loops++;
    const body = this.statement();
    this.loops--;
    return body;
  }

  private returnStatement(): Statement {
    this.at++;
    if (!this.isInFunction) throw new BcError('return outside a function');
    const { kind, text } = this.token;
    const isBare = kind === 'newline' || kind === 'end' || text === ';' || text === '}';
    return isBare ? { kind: 'return' } : { kind: 'return', value: this.expression() };
  }

  private printStatement(): Statement {
    this.at++;
    const items: (Expression | string)[] = [];
    do {
      const { kind, text } = this.token;
      if (kind !== 'string') {
        items.push(this.expression());
        continue;
      }
      this.at++;
      items.push(text);
    } while (this.take('operator', ','));
    return { kind: 'print', items };
  }

  private inParentheses(): Expression {
    this.expect('operator', '(');
    const inner = this.expression();
    this.expect('operator', ')');
    return inner;
  }

  private expression(): Expression {
    const left = this.level(0);
    const { kind, text } = this.token;
    if (kind !== 'operator' || !assignments.has(text)) return left;
    this.at++;
    return { kind: 'assign', place: asPlace(left), operator: text.slice(0, -1), value: this.expression() };
  }

  private level(depth: number): Expression {
    const operators = levels[depth];
    if (operators === undefined) return this.unary();
    let left = this.level(depth + 1);
    while (this.token.kind === 'operator' && operators.includes(this.token.text)) {
      const operator = this.next().text;
      left = { kind: 'binary', operator, left, right: this.level(depth + 1) };
    }
    return left;
  }

  private unary(): Expression {
    if (this.take('operator', '-')) return { kind: 'unary', operator: '-', of: this.unary() };
    if (this.take('operator', '!')) return { kind: 'unary', operator: '!', of: this.unary() };
    const base = this.postfix();
    if (!this.take('operator', '^')) return base;
    return { kind: 'binary', operator: '^', left: base, right: this.unary() };
  }

  private postfix(): Expression {
    for (const [text, by] of [
      ['++', 1],
      ['--', -1],
    ] as const) {
      if (this.take('operator', text)) return { kind: 'step', place: asPlace(this.primary()), by, isPrefix: true };
    }
    const primary = this.primary();
    for (const [text, by] of [
      ['++', 1],
      ['--', -1],
    ] as const) {
      if (this.take('operator', text)) return { kind: 'step', place: asPlace(primary), by, isPrefix: false };
    }
    return primary;
  }

  private primary(): Expression {
    if (this.is('operator', '(')) return this.inParentheses();
    const { kind, text } = this.next();
    if (kind === 'number') return { kind: 'number', text };
    if (kind === 'keyword') return this.special(text);
    if (kind !== 'name') throw new BcError(`unexpected ${text === '' || text === '\n' ? 'end' : text}`);
    if (this.take('operator', '(')) return { kind: 'call', name: text, arguments: this.callArguments() };
    if (!this.take('operator', '[')) return { kind: 'variable', name: text };
    const index = this.expression();
    this.expect('operator', ']');
    return { kind: 'element', name: text, index };
  }

  private special(text: string): Expression {
    if (text === 'sqrt' || text === 'length') return { kind: 'measure', what: text, of: this.inParentheses() };
    if (text === 'scale' && this.is('operator', '(')) return { kind: 'measure', what: text, of: this.inParentheses() };
    if (text === 'scale' || text === 'ibase' || text === 'obase' || text === 'last')
      return { kind: 'setting', name: text };
    throw new BcError(`unexpected ${text}`);
  }

  private callArguments(): readonly Argument[] {
    const found: Argument[] = [];
    if (this.take('operator', ')')) return found;
    do {
      const { kind, text } = this.token;
      const isArray = kind === 'name' && this.textAt(1) === '[' && this.textAt(2) === ']';
      if (isArray) this.at += 3;
      found.push(isArray ? { kind: 'array', name: text } : this.expression());
    } while (this.take('operator', ','));
    this.expect('operator', ')');
    return found;
  }

  private get token(): Token {
    return this.tokens[this.at] ?? endOfProgram;
  }

  private isAtEnd(): boolean {
    return this.token.kind === 'end';
  }

  private textAt(offset: number): string | undefined {
    return this.tokens[this.at + offset]?.text;
  }

  private next(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  private is(kind: Token['kind'], text: string): boolean {
    return this.token.kind === kind && this.token.text === text;
  }

  private take(kind: Token['kind'], text: string): boolean {
    if (!this.is(kind, text)) return false;
    this.at++;
    return true;
  }

  private expect(kind: Token['kind'], text?: string): Token {
    const { token } = this;
    if (token.kind !== kind || (text !== undefined && token.text !== text))
      throw new BcError(`${text ?? kind} expected`);
    this.at++;
    return token;
  }

  private expectEnd(): void {
    if (!this.take('operator', ';')) this.expect('newline');
  }

  private skipNewlines(): void {
    while (this.token.kind === 'newline') this.at++;
  }

  private skipEnds(): void {
    while (this.token.kind === 'newline' || this.is('operator', ';')) this.at++;
  }
}

function asPlace(expression: Expression): Place {
  const { kind } = expression;
  if (kind === 'variable' || kind === 'element' || kind === 'setting') return expression;
  throw new BcError('nothing that can be assigned to');
}
