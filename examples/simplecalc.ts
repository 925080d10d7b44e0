/**
 * The calculator of the CESE paper, section 2, for `simplecalc.ebnf`: single letters are variables, single digits are
 * numbers. As there, nobody checks for division by zero, so `/` and `%` throw a RangeError of BigInt's.
 *
 * Lexer and parser are written as a generator would write them: tables, and loops that walk them.
 */

// Classes of characters: 0 other, 1 letter, 2 digit, 3 to 11 the operators and parentheses, 12 end of input.
const classOf = new Uint8Array(128);
for (let code = 65; code <= 90; code++) classOf[code] = classOf[code + 32] = 1;
for (let code = 48; code <= 57; code++) classOf[code] = 2;
[...'()*/%+-|&'].forEach((char, i) => (classOf[char.charCodeAt(0)] = 3 + i));

const end = 12;
const [open, close, minus] = [3, 4, 9];

/** How tightly an operator binds, by class; 0 for what is none. */
const precedence = [0, 0, 0, 0, 0, 4, 4, 4, 3, 3, 1, 2, 0];
const negation = 5;

interface Token {
  readonly kind: number;
  readonly value: bigint;
}

function readToken(text: string, at: number): Token {
  if (at >= text.length) return { kind: end, value: 0n };
  const code = text.charCodeAt(at);
  const kind = code < 128 ? classOf[code]! : 0;
  if (kind === 0) throw new SyntaxError(`unexpected character at ${at}`);
  if (kind === 1) return { kind, value: BigInt((code % 32) + 1) };
  return { kind, value: kind === 2 ? BigInt(code - 48) : 0n };
}

function apply(operator: number, left: bigint, right: bigint): bigint {
  switch (operator) {
    case 5:
      return left * right;
    case 6:
      return left / right;
    case 7:
      return left % right;
    case 8:
      return left + right;
    case 9:
      return left - right;
    case 10:
      return left !== 0n || right !== 0n ? 1n : 0n;
    default:
      return left !== 0n && right !== 0n ? 1n : 0n;
  }
}

/** The value of an expression. */
export function calculate(text: string): bigint {
  const values: bigint[] = [];
  const operators: number[] = [];
  let at = 0;
  let needsOperand = true;

  const reduce = (): void => {
    const operator = operators.pop()!;
    const right = values.pop()!;
    if (operator < 0) values.push(-right);
    else values.push(apply(operator, values.pop()!, right));
  };
  const strength = (operator: number): number => (operator < 0 ? negation : precedence[operator]!);

  for (;;) {
    const { kind, value } = readToken(text, at++);
    if (needsOperand) {
      if (kind === 1 || kind === 2) {
        values.push(value);
        needsOperand = false;
      } else if (kind === open) operators.push(open);
      else if (kind === minus) operators.push(-minus);
      else throw new SyntaxError(`operand expected at ${at - 1}`);
      continue;
    }
    if (kind === close) {
      while (operators.length > 0 && operators.at(-1) !== open) reduce();
      if (operators.pop() !== open) throw new SyntaxError(`nothing to close at ${at - 1}`);
      continue;
    }
    const binding = precedence[kind]!;
    while (operators.length > 0 && operators.at(-1) !== open && strength(operators.at(-1)!) >= binding) reduce();
    if (kind === end) break;
    if (binding === 0) throw new SyntaxError(`operator expected at ${at - 1}`);
    operators.push(kind);
    needsOperand = true;
  }
  if (operators.length > 0) throw new SyntaxError('a parenthesis is not closed');
  return values[0]!;
}
