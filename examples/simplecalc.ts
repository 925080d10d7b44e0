/**
 * The calculator of the CESE paper, section 2, for `simplecalc.ebnf`: single letters are variables, single digits are
 * numbers. As there, nobody checks for division by zero, so `/` and `%` throw a RangeError of BigInt's.
 *
 * Lexer and parser are as generators write them: the lexer sorts every character into a class, range by range as in the
 * paper's Figure 1, before the parser begins, and an LR table says what to do.
 */

// letter digit ( ) * / % + - | & end
const classes = 12;
const end = 11;
const blank = -1;
const newline = -2;
const wrong = -3;

/** By state and class: shift to a state (its number plus 1), reduce by a production (negative), 0 for an error. */
const accept = -99;
// prettier-ignore
const actions = [
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  0, 0, 0, -10, -10, -10, -10, -10, -10, -10, -10, -10,
  0, 0, 0, -11, -11, -11, -11, -11, -11, -11, -11, -11,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  0, 0, 0,   0,   9,  10,  11,  12,  13,  14,  15, -99,
  0, 0, 0,  16,   9,  10,  11,  12,  13,  14,  15,   0,
  0, 0, 0,  -9,  -9,  -9,  -9,  -9,  -9,  -9,  -9,  -9,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  2, 3, 4,   0,   0,   0,   0,   0,   5,   0,   0,   0,
  0, 0, 0,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,
  0, 0, 0,  -2,  -2,  -2,  -2,  -2,  -2,  -2,  -2,  -2,
  0, 0, 0,  -3,  -3,  -3,  -3,  -3,  -3,  -3,  -3,  -3,
  0, 0, 0,  -4,  -4,  -4,  -4,  -4,  -4,  -4,  -4,  -4,
  0, 0, 0,  -5,   9,  10,  11,  -5,  -5,  -5,  -5,  -5,
  0, 0, 0,  -6,   9,  10,  11,  -6,  -6,  -6,  -6,  -6,
  0, 0, 0,  -7,   9,  10,  11,  12,  13,  -7,  15,  -7,
  0, 0, 0,  -8,   9,  10,  11,  12,  13,  -8,  -8,  -8,
];

/** The state after an expression, by the state before it. */
const afterExpression = [5, 0, 0, 6, 7, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22];
/** How many symbols a production takes off the stack. */
const lengths = [0, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 1];

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 0;
  if (code >= 65 && code <= 90) return 0;
  if (code >= 48 && code <= 57) return 1;
  if (code === 40) return 2;
  if (code === 41) return 3;
  if (code === 42) return 4;
  if (code === 47) return 5;
  if (code === 37) return 6;
  if (code === 43) return 7;
  if (code === 45) return 8;
  if (code === 124) return 9;
  if (code === 38) return 10;
  if (code === 32) return blank;
  if (code === 9) return blank;
  if (code === 10) return newline;
  return wrong;
}

interface Token {
  readonly kind: number;
  /** Variables are never zero. */
  readonly value: bigint;
  readonly place: string;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    const place = `${line}:${at - lineStart + 1}`;
    if (kind === wrong) throw new SyntaxError(`${place}: not a character of the language`);
    if (kind === newline) {
      line++;
      lineStart = at + 1;
    }
    if (kind >= 0) tokens.push({ kind, value: BigInt(kind === 0 ? code - 64 : code - 48), place });
  }
  tokens.push({ kind: end, value: 0n, place: `${line}:${text.length - lineStart + 1}` });
  return tokens;
}

/** The value of a production's left side, from the values of its right side. */
function reduce(production: number, [first = 0n, second = 0n, third = 0n]: bigint[]): bigint {
  switch (production) {
    case 1:
      return second;
    case 2:
      return first * third;
    case 3:
      return first / third;
    case 4:
      return first % third;
    case 5:
      return first + third;
    case 6:
      return first - third;
    case 7:
      return first !== 0n || third !== 0n ? 1n : 0n;
    case 8:
      return first !== 0n && third !== 0n ? 1n : 0n;
    case 9:
      return -second;
    default:
      return first;
  }
}

/** The value of an expression. */
export function calculate(text: string): bigint {
  const tokens = tokenize(text);
  const states = [0];
  const values: bigint[] = [];
  let at = 0;
  for (;;) {
    const { kind, value, place } = tokens[at];
    const action = actions[states.at(-1)! * classes + kind];
    if (action === 0) throw new SyntaxError(`${place}: unexpected ${kind === end ? 'end' : 'character'}`);
    if (action === accept) return values[0];
    if (action > 0) {
      states.push(action - 1);
      values.push(value);
      at++;
      continue;
    }
    const length = lengths[-action];
    states.length -= length;
    const result = reduce(-action, values.splice(values.length - length));
    states.push(afterExpression[states.at(-1)!]);
    values.push(result);
  }
}
