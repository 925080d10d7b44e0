// The compiler of Tiny-C, up to the tree: one symbol of lookahead in a variable, one function for each rule.

const words = ['do', 'else', 'if', 'while'];

export function tinyc(text) {
  let at = 0;
  let ch = ' ';
  let sym;
  let integer = 0;
  let identifier = '';

  function nextCharacter() {
    ch = at < text.length ? text[at++] : '';
  }

  function syntaxError() {
    throw new SyntaxError(`syntax error before ${at}`);
  }

  function nextSymbol() {
    for (;;) {
      switch (ch) {
        case ' ':
        case '\n':
          nextCharacter();
          continue;
        case '':
          sym = 'end';
          return;
        case '{': case '}': case '(': case ')': case '+': case '-': case '<': case ';': case '=':
          sym = ch;
          nextCharacter();
          return;
        default:
          if (ch >= '0' && ch <= '9') {
            integer = 0;
            while (ch >= '0' && ch <= '9') {
              integer = integer * 10 + (ch.charCodeAt(0) - 48);
              nextCharacter();
            }
            sym = 'int';
          } else if (ch >= 'a' && ch <= 'z') {
            identifier = '';
            while ((ch >= 'a' && ch <= 'z') || ch === '_') {
              identifier += ch;
              nextCharacter();
            }
            sym = 'id';
            for (const word of words) if (word === identifier) sym = word;
            if (sym === 'id' && identifier.length > 1) syntaxError();
          } else syntaxError();
          return;
      }
    }
  } // prettier-ignore

  function term() {
    if (sym === 'id') {
      const node = { kind: 'variable', value: identifier };
      nextSymbol();
      return node;
    }
    if (sym === 'int') {
      const node = { kind: 'constant', value: integer };
      nextSymbol();
      return node;
    }
    return parenthesized();
  }

  function sum() {
    let node = term();
    while (sym === '+' || sym === '-') {
      const kind = sym === '+' ? 'add' : 'subtract';
      nextSymbol();
      node = { kind, left: node, right: term() };
    }
    return node;
  }

  function test() {
    const node = sum();
    if (sym !== '<') return node;
    nextSymbol();
    return { kind: 'less', left: node, right: sum() };
  }

  function expression() {
    if (sym !== 'id') return test();
    const node = test();
    if (node.kind !== 'variable' || sym !== '=') return node;
    nextSymbol();
    return { kind: 'set', left: node, right: expression() };
  }

  function parenthesized() {
    if (sym !== '(') syntaxError();
    nextSymbol();
    const node = expression();
    if (sym !== ')') syntaxError();
    nextSymbol();
    return node;
  }

  function statement() {
    if (sym === 'if') {
      nextSymbol();
      const condition = parenthesized();
      const then = statement();
      if (sym !== 'else') return { kind: 'if', condition, then };
      nextSymbol();
      return { kind: 'if', condition, then, otherwise: statement() };
    }
    if (sym === 'while') {
      nextSymbol();
      const condition = parenthesized();
      return { kind: 'while', condition, body: statement() };
    }
    if (sym === 'do') {
      nextSymbol();
      const body = statement();
      if (sym !== 'while') syntaxError();
      nextSymbol();
      const condition = parenthesized();
      if (sym !== ';') syntaxError();
      nextSymbol();
      return { kind: 'do', body, condition };
    }
    if (sym === ';') {
      nextSymbol();
      return { kind: 'empty' };
    }
    if (sym === '{') {
      const body = [];
      nextSymbol();
      while (sym !== '}') body.push(statement());
      nextSymbol();
      return { kind: 'sequence', body };
    }
    const node = { kind: 'expression', expression: expression() };
    if (sym !== ';') syntaxError();
    nextSymbol();
    return node;
  }

  nextSymbol();
  const program = statement();
  if (sym !== 'end') syntaxError();
  return program;
}
