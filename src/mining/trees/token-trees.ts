import type { RecordedCall } from './recorded-calls.ts';

/**
 * The tokenizer of a subject, as far as trees need it: a function, and how many tokens it has read when a parsing function
 * begins that will consume them: 1 if the parser looks at the current token before it consumes it.
 */
export interface TokenizerUse {
  readonly site: number;
  readonly ahead: 0 | 1;
}

/** A part of a text that a call of the tokenizer read. */
export interface ConsumedToken {
  readonly start: number;
  readonly end: number;
  readonly call: RecordedCall;
}

/** A call or iteration of the parser with the range of tokens that it consumed, or a token. */
export interface TokenNode {
  readonly call: RecordedCall;
  readonly start: number;
  readonly end: number;
  readonly children: readonly TokenNode[];
  readonly isToken: boolean;
}

/**
 * A parser with a tokenizer looks at no characters itself. It consumes the current token when it has the next one read, so
 * the tokens of a call are those that were current from its begin to its end.
 */
export function tokenTree(
  root: RecordedCall,
  tokens: readonly ConsumedToken[],
  { site, ahead }: TokenizerUse,
  length: number,
): TokenNode {
  const ends = tokens.map(({ call }) => call.end);
  const readBefore = (event: number): number => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= event) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, Math.min(tokens.length, low - ahead));
  };
  const nodeOf = (call: RecordedCall, from: number, to: number): TokenNode => {
    const children: TokenNode[] = [];
    let next = from;
    const upTo = (end: number): void => {
      for (; next < end; next++) if (tokens[next]!.start < tokens[next]!.end) children.push(leafOf(tokens[next]!));
    };
    for (const child of call.children) {
      if (child.kind === 'call' && child.site === site) continue;
      const [first, last] = [Math.max(next, readBefore(child.begin)), Math.min(to, readBefore(child.end))];
      if (first >= last) continue;
      upTo(first);
      children.push(nodeOf(child, first, last));
      next = last;
    }
    upTo(to);
    return { call, start: tokens[from]!.start, end: tokens[to - 1]!.end, children, isToken: false };
  };
  if (tokens.length === 0) return { call: root, start: 0, end: length, children: [], isToken: false };
  return { ...nodeOf(root, 0, tokens.length), start: 0, end: length };
}

function leafOf({ call, start, end }: ConsumedToken): TokenNode {
  return { call, start, end, children: [], isToken: true };
}
