import { BcError } from './bc-error.ts';
import * as decimal from './decimal.ts';
import type { Decimal } from './decimal.ts';
import type { Argument, Definition, Expression, Item, Place, Statement } from './syntax.ts';

const mostSteps = 2000;
const mostCalls = 64;
const largestIndex = 2047;

type Cells = Map<number, Decimal>;

/** The variables and arrays of one call, or of the program. */
interface Frame {
  readonly variables: Map<string, Decimal>;
  readonly arrays: Map<string, Cells>;
}

/** How a statement ended. */
type Ending = 'next' | 'break' | 'continue' | 'halt' | { readonly returned: Decimal };

/** Runs programs; what they print is `output`. */
export class Interpreter {
  output = '';
  private readonly globals = newFrame();
  private readonly frames: Frame[] = [];
  private readonly functions = new Map<string, Definition>();
  private readonly settings = { scale: 0, ibase: 10, obase: 10 };
  private last = decimal.zero;
  private steps = 0;

  run(items: readonly Item[]): void {
    for (const item of items) {
      if (item.kind === 'define') this.functions.set(item.definition.name, item.definition);
      else if (this.execute(item) === 'halt') return;
    }
  }

  private execute(statement: Statement): Ending {
    if (++this.steps > mostSteps) throw new BcError('runs too long');
    switch (statement.kind) {
      case 'expression':
        this.show(statement.value);
        return 'next';
      case 'text':
        this.output += statement.text;
        return 'next';
      case 'print':
        for (const item of statement.items) this.output += typeof item === 'string' ? unescape(item) : this.shown(item);
        return 'next';
      case 'block':
        return this.executeAll(statement.body);
      case 'if':
        if (isTrue(this.value(statement.test))) return this.execute(statement.whenTrue);
        return statement.otherwise === undefined ? 'next' : this.execute(statement.otherwise);
      case 'while':
        return this.loop(statement.test, statement.body);
      case 'for':
        this.value(statement.before);
        return this.loop(statement.test, statement.body, statement.after);
      case 'return':
        return { returned: statement.value === undefined ? decimal.zero : this.value(statement.value) };
      default:
        return statement.kind;
    }
  }

  private executeAll(statements: readonly Statement[]): Ending {
    for (const statement of statements) {
      const ending = this.execute(statement);
      if (ending !== 'next') return ending;
    }
    return 'next';
  }

  private loop(test: Expression, body: Statement, after?: Expression): Ending {
    while (isTrue(this.value(test))) {
      const ending = this.execute(body);
      if (ending === 'break') return 'next';
      if (ending === 'halt' || typeof ending === 'object') return ending;
      if (after !== undefined) this.value(after);
    }
    return 'next';
  }

  /** Assignments are done without a word. */
  private show(expression: Expression): void {
    const value = this.value(expression);
    if (expression.kind === 'assign') return;
    this.last = value;
    this.output += `${decimal.print(value, this.settings.obase)}\n`;
  }

  private shown(expression: Expression): string {
    return decimal.print(this.value(expression), this.settings.obase);
  }

  private value(expression: Expression): Decimal {
    switch (expression.kind) {
      case 'number':
        return decimal.readDecimal(expression.text, this.settings.ibase);
      case 'variable':
      case 'element':
      case 'setting':
        return this.read(expression);
      case 'unary': {
        const of = this.value(expression.of);
        return expression.operator === '-' ? decimal.negate(of) : truth(!isTrue(of));
      }
      case 'binary':
        return this.binary(expression.operator, expression.left, expression.right);
      case 'assign': {
        const { place, operator, value } = expression;
        const given = this.value(value);
        const result = operator === '' ? given : this.calculate(operator, this.read(place), given);
        this.write(place, result);
        return result;
      }
      case 'step': {
        const before = this.read(expression.place);
        const after = decimal.add(before, decimal.fromInteger(expression.by));
        this.write(expression.place, after);
        return expression.isPrefix ? after : before;
      }
      case 'measure': {
        const of = this.value(expression.of);
        if (expression.what === 'sqrt') return decimal.squareRoot(of, this.settings.scale);
        return decimal.fromInteger(expression.what === 'length' ? decimal.digitsIn(of) : of.scale);
      }
      case 'call':
        return this.call(expression.name, expression.arguments);
    }
  }

  private binary(operator: string, left: Expression, right: Expression): Decimal {
    if (operator === '&&') return truth(isTrue(this.value(left)) && isTrue(this.value(right)));
    if (operator === '||') return truth(isTrue(this.value(left)) || isTrue(this.value(right)));
    return this.calculate(operator, this.value(left), this.value(right));
  }

  private calculate(operator: string, a: Decimal, b: Decimal): Decimal {
    const { scale } = this.settings;
    switch (operator) {
      case '+':
        return decimal.add(a, b);
      case '-':
        return decimal.add(a, decimal.negate(b));
      case '*':
        return decimal.multiply(a, b, scale);
      case '/':
        return decimal.divide(a, b, scale);
      case '%':
        return decimal.remainder(a, b, scale);
      case '^':
        return decimal.power(a, b, scale);
      case '==':
        return truth(decimal.compare(a, b) === 0);
      case '!=':
        return truth(decimal.compare(a, b) !== 0);
      case '<':
        return truth(decimal.compare(a, b) < 0);
      case '<=':
        return truth(decimal.compare(a, b) <= 0);
      case '>':
        return truth(decimal.compare(a, b) > 0);
      default:
        return truth(decimal.compare(a, b) >= 0);
    }
  }

  private call(name: string, given: readonly Argument[]): Decimal {
    const definition = this.functions.get(name);
    if (definition === undefined) throw new BcError(`function ${name} is not defined`);
    const { parameters, locals, body } = definition;
    if (parameters.length !== given.length) throw new BcError(`${name} takes ${parameters.length} arguments`);
    if (this.frames.length >= mostCalls) throw new BcError('calls nested too deep');
    const frame = newFrame();
    for (const [i, { name: parameter, isArray }] of parameters.entries()) {
      const argument = given.at(i);
      if (argument === undefined || isArray !== (argument.kind === 'array'))
        throw new BcError(`${parameter} is of the other kind`);
      if (argument.kind === 'array') frame.arrays.set(parameter, new Map(this.array(argument.name)));
      else frame.variables.set(parameter, this.value(argument));
    }
    for (const { name: local, isArray } of locals) {
      if (isArray) frame.arrays.set(local, new Map());
      else frame.variables.set(local, decimal.zero);
    }
    this.frames.push(frame);
    const ending = this.executeAll(body);
    this.frames.pop();
    return typeof ending === 'object' ? ending.returned : decimal.zero;
  }

  private read(place: Place): Decimal {
    switch (place.kind) {
      case 'variable':
        return this.frameOf('variables', place.name).variables.get(place.name) ?? decimal.zero;
      case 'element':
        return this.array(place.name).get(this.indexOf(place.index)) ?? decimal.zero;
      case 'setting':
        return place.name === 'last' ? this.last : decimal.fromInteger(this.settings[place.name]);
    }
  }

  private write(place: Place, value: Decimal): void {
    switch (place.kind) {
      case 'variable':
        this.frameOf('variables', place.name).variables.set(place.name, value);
        break;
      case 'element':
        this.array(place.name).set(this.indexOf(place.index), value);
        break;
      case 'setting':
        if (place.name === 'last') this.last = value;
        else if (place.name === 'scale') this.settings.scale = decimal.toInteger(value, 0, 100, 'scale');
        else this.settings[place.name] = decimal.toInteger(value, 2, place.name === 'ibase' ? 16 : 36, place.name);
    }
  }

  private indexOf(index: Expression): number {
    return decimal.toInteger(this.value(index), 0, largestIndex, 'index');
  }

  private array(name: string): Cells {
    const { arrays } = this.frameOf('arrays', name);
    const known = arrays.get(name);
    if (known !== undefined) return known;
    const made: Cells = new Map();
    arrays.set(name, made);
    return made;
  }

  /** Names are looked up where they were called last: a function sees the variables of its caller. */
  private frameOf(kind: keyof Frame, name: string): Frame {
    return this.frames.findLast((frame) => frame[kind].has(name)) ?? this.globals;
  }
}

function newFrame(): Frame {
  return { variables: new Map(), arrays: new Map() };
}

function isTrue(value: Decimal): boolean {
  return value.digits !== 0n;
}

function truth(value: boolean): Decimal {
  return value ? decimal.one : decimal.zero;
}

/** As print statements have them: `\n`, `\t`, `\q` for a quote, and a backslash twice. */
function unescape(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const next = char === '\\' ? text[at + 1] : undefined;
    if (next === undefined) {
      result += char;
      continue;
    }
    at++;
    if (next === 'n') result += '\n';
    else if (next === 't') result += '\t';
    else if (next === 'q') result += '"';
    else if (next === '\\') result += '\\';
    else result += `\\${next}`;
  }
  return result;
}
