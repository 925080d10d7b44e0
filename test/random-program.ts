import * as fc from 'fast-check';

/**
 * Programs over a few variables: expressions with effects, branches, loops that end, closures, objects, classes with fields and
 * private members, generators, exceptions, and code that is made of text.
 */
export function randomProgram(): fc.Arbitrary<string> {
  return fc
    .array(statement(3), { minLength: 1, maxLength: 6 })
    .map((statements) => `${prelude}${statements.join('\n')}\nreturn [a, b, c, o, list];`);
}

const prelude = `let a = 1, b = 'xy', c = null, n = 0; const o = { p: 2, q: 'r', m(x) { return this.p + x; } }; const list = [3, 'z', true];
const tick = () => { if (++n > 200) throw new Error('too long'); }; const id = (x) => x; const attempt = (g) => { try { return g(); } catch (error) { return error.message; } }; function f(x, y = x) { tick(); return n > 50 ? x : y; }
class K { v = 4; #w = 5; get w() { return this.#w; } set w(x) { this.#w = x; } add(x) { return this.v + this.#w + x; } } const k = new K();
`;

const variable = fc.constantFrom('a', 'b', 'c');
const place = fc.constantFrom('a', 'b', 'c', 'o.p', 'o.q', "o['p']", 'list[0]', 'list[1]', 'k.v', 'k.w');
const literal = fc.constantFrom(
  '0',
  '-0',
  '1',
  '2.5',
  "''",
  "'a'",
  "'10'",
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  '7n',
  '`t`',
);
const binary = fc.constantFrom(
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  '===',
  '!==',
  '&',
  '|',
  '^',
  '<<',
  '>>',
  '>>>',
  '&&',
  '||',
  '??',
  ',',
);
const assignment = fc.constantFrom('=', '+=', '-=', '*=', '&&=', '||=', '??=', '|=', '<<=');

function expression(depth: number): fc.Arbitrary<string> {
  if (depth <= 0) return fc.oneof(place, literal);
  const inner = expression(depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(place, literal) },
    { weight: 3, arbitrary: fc.tuple(inner, binary, inner).map(([l, op, r]) => `((${l}) ${op} (${r}))`) },
    fc.tuple(fc.constantFrom('!', '-', '+', '~', 'typeof ', 'void '), inner).map(([op, e]) => `(${op}(${e}))`),
    fc.tuple(place, assignment, inner).map(([to, op, e]) => `(${to} ${op} ${e})`),
    fc
      .tuple(place, fc.constantFrom('++', '--'), fc.boolean())
      .map(([to, op, before]) => (before ? `(${op}${to})` : `(${to}${op})`)),
    fc.tuple(inner, inner, inner).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    fc.tuple(inner, inner).map(([l, r]) => `f(${l}, ${r})`),
    inner.map((e) => `id(${e})`),
    inner.map((e) => `o.m(${e})`),
    inner.map((e) => `k.add(${e})`),
    inner.map((e) => `\`<\${${e}}>\``),
    fc.tuple(inner, inner).map(([l, r]) => `[${l}, ...[${r}]].length`),
    fc.tuple(inner, inner).map(([l, r]) => `({ p: ${l}, ...{ q: ${r} } }).q`),
    inner.map((e) => `o?.p?.[${e}]`),
    inner.map((e) => `(() => ${e})()`),
    inner.map((e) => `String(${e}).length`),
    inner.map((e) => `[${e}].map((x) => [x, a])[0][0]`),
    inner.map((e) => `(({ z }) => z)({ z: ${e} })`),
    inner.map((e) => `(function () { return arguments[0]; })(${e})`),
    inner.map((e) => `[...(function* () { yield ${e}; })()][0]`),
    fc
      .tuple(inner, inner)
      .map(([l, r]) => `(([x, ...y] = (function* () { yield ${l}; yield* [${r}]; return 1; })()) => y[0] ?? x)()`),
    fc.tuple(inner, inner).map(([l, r]) => `(function* (x) { const y = yield x; return y; })(${l}).next(${r}).value`),
    fc
      .tuple(inner, inner)
      .map(
        ([l, r]) =>
          `new (class { x = ${l}; #y = this.x; static s = ${r}; #m(z) { return z ?? this.#y; } get y() { return this.#m(${r}); } })().y`,
      ),
    fc
      .tuple(inner, inner)
      .map(
        ([l, r]) =>
          `(class A { static #n = ${l}; static t(o) { return #n in o ? A.#n : ${r}; } }).t(${r} ? k : null ?? {})`,
      ),
    inner.map((e) => `eval(${JSON.stringify(e)})`),
    inner.map((e) => `(() => { 'use strict'; return eval(${JSON.stringify(`var v = ${e}; v`)}); })()`),
    inner.map((e) => `attempt(() => new Function('a', 'b', 'o', ${JSON.stringify(`return ${e}`)})(a, b, o))`),
    literal.map((e) => `(0, eval)(${JSON.stringify(`[${e}][0]`)})`),
    fc.tuple(inner, inner).map(([l, r]) => `new Map([[${l}, 1]]).set(${r}, 2).get(${l})`),
  );
}

function statement(depth: number): fc.Arbitrary<string> {
  const value = expression(2);
  const simple = fc.oneof(
    value.map((e) => `(${e});`),
    fc.tuple(place, assignment, value).map(([to, op, e]) => `${to} ${op} ${e};`),
    fc.tuple(variable, value).map(([name, e]) => `[${name}, o.q] = [${e}, ${name}];`),
    fc.tuple(variable, value).map(([name, e]) => `({ p: ${name} = ${e} } = o);`),
    value.map((e) => `log(${e});`),
    fc
      .tuple(value, value)
      .map(
        ([e, v]) =>
          `eval(${JSON.stringify(`var made = ${e}; let own = made; a = own; ${v}`)}); made = b; log(made, typeof own);`,
      ),
    fc.tuple(value, value).map(([e, v]) => `o[${e}] = ${v}; log({ [${v}]: 1 }, Object.keys(o).length);`),
  );
  if (depth <= 0) return simple;
  const body = fc.array(statement(depth - 1), { maxLength: 3 }).map((all) => `{ tick(); ${all.join(' ')} }`);
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    fc.tuple(value, body, body).map(([test, yes, no]) => `if (${test}) ${yes} else ${no}`),
    fc.tuple(value, body).map(([test, all]) => `for (let i = 0; i < 3 && ${test}; i++) ${all}`),
    fc.tuple(variable, value, body).map(([name, e, all]) => `for (${name} of [${e}, 'e']) ${all}`),
    fc.tuple(value, body).map(([e, all]) => `for (const { p, q = ${e} } of [o, { p: 1 }]) { a = q; ${all} }`),
    fc
      .tuple(value, value, body)
      .map(([e, c, all]) => `switch (${e}) { case ${c}: ${all} break; case 1: b = 1; default: c = 2; }`),
    fc
      .tuple(body, value)
      .map(
        ([all, e]) =>
          `try ${all} catch (error) { a = error instanceof Error ? error.message : error; } finally { b = ${e}; }`,
      ),
    value.map((e) => `try { throw ${e}; } catch (error) { c = error instanceof Error ? error.message : error; }`),
    fc.tuple(value, body).map(([e, all]) => `{ let a = ${e}; const shown = () => a; ${all} log(shown()); }`),
    fc
      .tuple(value, body)
      .map(([e, all]) => `(function (x, ...r) { ${all} if (x) return r; return [x, r]; })(${e}, a, b);`),
  );
}
