import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftLexerRule, GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { readText, showRules, showWarnings } from './read-text.ts';
import { wordsOf } from './words-of.ts';

function read(text: string): GrammarDraft {
  return readText('T.g4', `lexer grammar T;\n${text}`);
}

/** Returns `pattern > type` with the treatment of a match, for each lexer rule. */
function treatments(draft: GrammarDraft): string[] {
  return (draft.lexerRules ?? []).map(({ rule, type, mode, hidden, more, modeActions }) => {
    const actions = modeActions.map((action) => (action.kind === 'pop' ? 'pop' : `${action.kind} ${action.mode}`));
    return [`${mode}: ${rule} > ${type}`, ...(hidden ? ['hidden'] : []), ...(more ? ['more'] : []), ...actions].join(
      ', ',
    );
  });
}

describe('ANTLR: lexer commands', () => {
  it('are kept for the tokenizer, in the order of the file', () => {
    const draft = read(`A : 'a' -> pushMode(M), channel(HIDDEN) ;
      B : 'b' -> mode(M), pushMode(DEFAULT_MODE) ;
      mode M;
      C : 'c' -> popMode ;
      D : 'd' -> type(A), mode(0) ;`);
    expect(treatments(draft)).toEqual([
      'DEFAULT_MODE: A.pattern > A, hidden, push M',
      'DEFAULT_MODE: B > B, set M, push DEFAULT_MODE',
      'M: C > C, pop',
      'M: D > A, set DEFAULT_MODE',
    ]);
  });

  it('may differ between the alternatives of a rule', () => {
    const draft = read("A : 'x' | 'y' -> skip | 'z' | 'q' -> channel(HIDDEN) ;\nB : A ;");
    expect(showRules(draft)).toEqual([
      'token A = A.1',
      'skip A.2 = "y" | "q"',
      'fragment A.pattern = A.1 | A.2',
      'fragment A.1 = "x" | "z"',
      'token B = A.pattern',
    ]);
    expect(treatments(draft)).toEqual([
      'DEFAULT_MODE: A.1 > A',
      'DEFAULT_MODE: A.2 > A, hidden',
      'DEFAULT_MODE: B > B',
    ]);
  });

  it('warn of modes that only code can enter, which are treated as entered between tokens', () => {
    const draft = read("A : 'a' ;\nmode M;\nB : 'b' ;");
    expect(showWarnings(draft)).toEqual(['antlr-unentered-mode 4:1']);
    expect(showRules(draft)).toEqual(['token A = "a"', 'token B = "b"']);
  });
});

describe('ANTLR: token types', () => {
  it('combine the texts of all rules that return them', () => {
    const draft = read("A : 'a' ;\nB : 'b' -> type(A) ;\nC : 'c' A -> type(A) ;");
    expect(showRules(draft)).toEqual([
      'token A = A.pattern | B | C',
      'fragment A.pattern = "a"',
      'fragment B = "b"',
      'fragment C = "c" A.pattern',
    ]);
    expect(treatments(draft)).toEqual(['DEFAULT_MODE: A.pattern > A', 'DEFAULT_MODE: B > A', 'DEFAULT_MODE: C > A']);
  });

  it('count equal texts once, and ignore mere references', () => {
    const draft = read("A : 'a' ;\nB : A -> type(A) ;\nC : 'a' -> type(A) ;");
    expect(showRules(draft)).toEqual(['token A = "a"', 'fragment B = A', 'fragment C = "a"']);
  });

  it('do not mix with hidden text of the same name', () => {
    const draft = read("A : 'a' -> skip ;\nB : 'b' -> type(A) ;\nC : 'c' -> type(A), channel(HIDDEN) ;");
    expect(showRules(draft)).toEqual([
      'token A = B',
      'skip A.hidden = A.pattern',
      'fragment A.pattern = "a"',
      'fragment B = "b"',
      'skip C = "c"',
    ]);
  });

  it('may be that of a fragment', () => {
    const draft = read("fragment F : 'f' ;\nA : 'a' F -> type(F) ;");
    expect(showRules(draft)).toEqual(['token F = A', 'fragment F.pattern = "f"', 'fragment A = "a" F.pattern']);
  });
});

describe('ANTLR: tokens collected with more', () => {
  it('have their whole text in the rule of the token that ends them', () => {
    const draft = read(`OPEN : '<?' -> more, pushMode(PI) ;
      TEXT : ~'<' ;
      mode PI;
      END : '?>' -> popMode ;
      ANY : . -> more ;`);
    expect(showRules(draft)).toEqual([
      'fragment OPEN = "<?"',
      'token TEXT = [^<]',
      'token END = OPEN ANY*? END.pattern',
      'fragment END.pattern = "?>"',
      'fragment ANY = [\\u{0}-\\u{10ffff}]',
    ]);
    expect(treatments(draft)).toContain('PI: END.pattern > END, pop');
  });

  it('may be hidden, and may pass through several modes', () => {
    const draft = read(`A : 'a' -> more, mode(M) ;
      mode M;
      B : 'b' -> more, mode(N) ;
      mode N;
      C : 'c' -> skip, mode(DEFAULT_MODE) ;`);
    expect(showRules(draft)).toContain('skip C = A B C.pattern');
  });

  it('nest like the modes', () => {
    const draft = read(`OPEN : '/*' -> more, pushMode(OUTER) ;
      mode OUTER;
      DEEPER : '/*' -> more, pushMode(INNER) ;
      END : '*/' -> popMode ;
      ANY : ~[*/] -> more ;
      mode INNER;
      DEEPEST : '/*' -> more, pushMode(INNER) ;
      BACK : '*/' -> more, popMode ;
      MORE : ~[*/] -> more ;`);
    expect(showRules(draft)).toContain('token END = OPEN (DEEPER INNER.nested | ANY)*? END.pattern');
    expect(showRules(draft)).toContain('fragment INNER.nested = (DEEPEST INNER.nested | MORE)*? BACK');
  });

  it('precede every token of the mode in which they stay', () => {
    expect(showRules(read("A : 'a' -> more ;\nB : 'b' ;\nC : 'c' ;"))).toEqual([
      'fragment A = "a"',
      'token B = A*? B.pattern',
      'fragment B.pattern = "b"',
      'token C = A*? C.pattern',
      'fragment C.pattern = "c"',
    ]);
  });
});

interface LexerState {
  readonly stack: readonly string[];
  /** Text collected for the current token; undefined if it is too long. */
  readonly text: string | undefined;
  /** Height of the stack where the token started. */
  readonly height: number;
}

const longest = 4;

/** Returns by type the tokens of up to `longest` letters that a lexer produces from all inputs of up to ten letters. */
function simulate(draft: GrammarDraft): { made: Map<string, Set<string>>; leavesDownwards: boolean } {
  const letters = new Map(draft.rules.map(({ name, body }) => [name, body.kind === 'literal' ? body.text : '']));
  const made = new Map<string, Set<string>>();
  let leavesDownwards = false;
  let states: LexerState[] = [{ stack: ['DEFAULT_MODE'], text: '', height: 1 }];
  for (let length = 0; length < 10; length++) {
    const next = new Map<string, LexerState>();
    for (const { stack, text, height } of states) {
      for (const rule of draft.lexerRules ?? []) {
        if (rule.mode !== stack.at(-1)) continue;
        const longer = text === undefined || text.length === longest ? undefined : text + letters.get(rule.rule);
        if (!rule.more && longer !== undefined) made.set(rule.type, (made.get(rule.type) ?? new Set()).add(longer));
        const after = applied(stack, rule);
        leavesDownwards ||= after === undefined || (rule.more && after.length < height);
        if (after === undefined) continue;
        const state = rule.more
          ? { stack: after, text: longer, height }
          : { stack: after, text: '', height: after.length };
        next.set(JSON.stringify(state), state);
      }
    }
    states = [...next.values()];
  }
  return { made, leavesDownwards };
}

/** Returns the mode stack afterwards; undefined if ANTLR would fail because there is no mode to return to. */
function applied(stack: readonly string[], { modeActions }: DraftLexerRule): string[] | undefined {
  let modesNow = [...stack];
  for (const action of modeActions) {
    if (action.kind === 'push') modesNow.push(action.mode);
    else if (action.kind === 'set') modesNow = [...modesNow.slice(0, -1), action.mode];
    else if (modesNow.length === 1) return undefined;
    else modesNow.pop();
  }
  return modesNow;
}

describe('ANTLR: laws of tokens', () => {
  const modes = ['DEFAULT_MODE', 'M', 'N'];
  // Weighted towards modes that nest within a token; popping the default mode would make the lexer fail.
  const inDefaultMode = ['', 'mode(M)', 'pushMode(M)', 'pushMode(M)', 'pushMode(N)'];
  const inOtherModes = ['', 'mode(N)', 'pushMode(M)', 'pushMode(M)', 'popMode', 'popMode', 'popMode, pushMode(N)'];
  const entry = fc
    .record({ mode: fc.constantFrom('M', ...modes), more: fc.constantFrom(true, true, true, false) })
    .chain(({ mode, more }) => {
      const commands = mode === 'DEFAULT_MODE' ? inDefaultMode : inOtherModes;
      return fc.constantFrom(...commands).map((command) => ({ mode, more, command }));
    });
  const lexer = fc.array(entry, { minLength: 2, maxLength: 5 });

  it('every token that a lexer can produce is derived from the rule of its type', () => {
    fc.assert(
      fc.property(lexer, (entries) => {
        const draft = read(lexerText(entries));
        for (const [type, texts] of simulate(draft).made) {
          expect(wordsOf(draft, type, longest)).toEqual(expect.arrayContaining([...texts]));
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('and nothing else is, if no token pops the mode that it started in', () => {
    fc.assert(
      fc.property(lexer, (entries) => {
        const draft = read(lexerText(entries));
        const { made, leavesDownwards } = simulate(draft);
        fc.pre(draft.warnings.length === 0 && !leavesDownwards);
        for (const { name } of draft.rules.filter(({ kind }) => kind === 'token')) {
          expect(wordsOf(draft, name, longest).toSorted()).toEqual([...(made.get(name) ?? [])].toSorted());
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  interface Entry {
    readonly mode: string;
    readonly more: boolean;
    readonly command: string;
  }

  /**
   * A lexer whose rules match one letter each, all different. Every mode has a rule, so that all commands are valid; it
   * only collects if a token that started in the mode could not be distinguished from one that entered it.
   */
  function lexerText(entries: readonly Entry[]): string {
    const all = [...entries, ...modes.map((mode) => ({ mode, more: mode !== 'DEFAULT_MODE', command: '' }))];
    const lines = all.map(({ mode, more, command: action }, i) => {
      const commands = [...(more ? ['more'] : []), ...(action === '' ? [] : [action])].join(', ');
      return { mode, line: `R${i} : '${String.fromCharCode(97 + i)}' ${commands === '' ? '' : `-> ${commands}`} ;` };
    });
    return modes
      .map((mode) => {
        const own = lines.filter((line) => line.mode === mode).map(({ line }) => line);
        return [mode === 'DEFAULT_MODE' ? '' : `mode ${mode};`, ...own].join('\n');
      })
      .join('\n');
  }
});
