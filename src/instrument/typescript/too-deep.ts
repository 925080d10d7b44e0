import { CoppiceError } from '../../core/coppice-error.ts';
import { SourceText } from '../../core/text/source-text.ts';

/**
 * The parser is native code that ends the whole process if its stack overflows. These limits are below what it survives, and
 * above what the engine accepts. Operators are weighed, because those that associate to the right take more of the stack.
 */
const mostBrackets = 2500;
const mostWeight = 36_000;
const weights = { toTheLeft: 1, toTheRight: 3 };

/** Words that another expression or statement may follow, which may begin with such a word again. */
const weightsOfWords: ReadonlyMap<string, number> = new Map([
  ['else', 6],
  ...['new', 'typeof', 'void', 'delete', 'await', 'yield', 'if', 'while', 'for', 'with', 'do', 'in', 'of', 'async'].map(
    (word) => [word, 2] as const,
  ),
]);

const longestWord = 6;

const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (each) => each.charCodeAt(0)));
const quotes = codesOf(`'"\``);
const openings = '([{';
const closings = ')]}';
const separators = codesOf(';,');
const toTheLeft = codesOf('+-/%&|.');
const toTheRight = codesOf('*^!~<>=?:');
const prefixes = codesOf('!~');
const newline = 10;
const blank = 32;
const slash = 47;
const backslash = 92;

/**
 * Whether a text may be nested so deeply that parsing it is not safe. An estimate: brackets that are open at one place, and
 * operators and words in a row between separators, outside of quoted texts and comments.
 */
export function isTooDeepToParse(text: string): boolean {
  return text.length > mostBrackets && new NestingEstimate(text).isTooDeep();
}

class NestingEstimate {
  readonly #text: string;
  /** The open brackets, and the weight of the operators since the last separator at each level. */
  readonly #open: string[] = [];
  readonly #weights = [0];
  #sum = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isTooDeep(): boolean {
    for (let at = 0; at < this.#text.length; at = this.#after(at)) {
      if (this.#open.length > mostBrackets || this.#sum > mostWeight) return true;
    }
    return this.#open.length > mostBrackets || this.#sum > mostWeight;
  }

  /** Takes one token, and returns where the next one begins. */
  #after(at: number): number {
    const text = this.#text;
    const code = text.charCodeAt(at);
    if (isWordUnit(code)) return this.#afterWord(at);
    if (code === newline) {
      if (this.#startsStatement(at)) this.#reset();
    } else if (quotes.has(code)) return endOfQuoted(text, at, code) + 1;
    else if (code === slash && text[at + 1] === '/') return endOr(text, text.indexOf('\n', at));
    else if (code === slash && text[at + 1] === '*') return endOr(text, text.indexOf('*/', at + 2)) + 2;
    else if (openings.includes(text[at]!)) {
      this.#open.push(text[at]!);
      this.#weights.push(0);
    } else if (closings.includes(text[at]!)) this.#close(openings[closings.indexOf(text[at]!)]!);
    else if (separators.has(code)) {
      if (!text.startsWith('else', afterBlanks(text, at + 1))) this.#reset();
    } else if (toTheLeft.has(code)) this.#weigh(weights.toTheLeft);
    else if (toTheRight.has(code) && !this.#isLater(at)) this.#weigh(weights.toTheRight);
    return at + 1;
  }

  /** Whether a character is not the first one of an operator, such as `===`. Prefix operators have one character. */
  #isLater(at: number): boolean {
    return !prefixes.has(this.#text.charCodeAt(at)) && toTheRight.has(this.#text.charCodeAt(at - 1));
  }

  #afterWord(start: number): number {
    let end = start + 1;
    while (isWordUnit(this.#text.charCodeAt(end))) end++;
    if (end - start <= longestWord) this.#weigh(weightsOfWords.get(this.#text.slice(start, end)) ?? 0);
    return end;
  }

  /** Closes the bracket, and those in it: in a character class of a pattern they are not closed. */
  #close(bracket: string): void {
    const at = this.#open.lastIndexOf(bracket);
    if (at < 0) return;
    while (this.#open.length > at) {
      this.#open.pop();
      this.#sum -= this.#weights.pop()!;
    }
  }

  #weigh(weight: number): void {
    this.#weights[this.#weights.length - 1]! += weight;
    this.#sum += weight;
  }

  #reset(): void {
    this.#sum -= this.#weights.at(-1)!;
    this.#weights[this.#weights.length - 1] = 0;
  }

  /** Whether a statement without a semicolon ends before this newline, as far as one can see from the characters around it. */
  #startsStatement(at: number): boolean {
    const before = this.#text.charCodeAt(at - 1);
    const next = afterBlanks(this.#text, at);
    const continues = toTheLeft.has(before) || toTheRight.has(before);
    return !continues && isWordUnit(this.#text.charCodeAt(next)) && !this.#text.startsWith('else', next);
  }
}

function isWordUnit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

/** Quotes other than backticks end with the line at the latest: what looks like one may be part of a regular expression. */
function endOfQuoted(text: string, start: number, end: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === end || (code === newline && end !== 96)) return at;
    if (code === backslash) at++;
  }
  return text.length;
}

function afterBlanks(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= blank) at++;
  return at;
}

function endOr(text: string, index: number): number {
  return index < 0 ? text.length : index;
}

/** Throws if a file is nested too deeply to be parsed. */
export function rejectTooDeep(fileName: string, text: string): void {
  if (!isTooDeepToParse(text)) return;
  throw new CoppiceError('nested-too-deep', 'the file is nested too deeply to be parsed', {
    location: new SourceText(fileName, text).locationAt(0),
    hint: 'deep data can be read from a JSON file, and long chains of conditions can be a table',
  });
}

/** @param levels undefined if the nesting is too deep to be measured */
export function nestedTooDeep(levels?: number): CoppiceError {
  const measured = levels === undefined ? '' : ` (${Math.round(levels)} levels)`;
  return new CoppiceError('nested-too-deep', `the file is nested too deeply to be rewritten${measured}`);
}
