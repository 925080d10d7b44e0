import { describe, expect, it } from 'vitest';

import { parseProgram } from '../../../src/instrument/typescript/front-end.ts';
import { functionsNamed, namedFunctions } from '../../../src/instrument/sites/named-functions.ts';

function namesIn(text: string): readonly string[] {
  const program = parseProgram(text, { fileName: 'a.js', sourceType: 'commonjs' });
  return namedFunctions(program).map(({ name }) => name);
}

describe('names of functions', () => {
  it.each([
    ['function next() {}', ['next']],
    ['const scan = () => 1, lex = (function () {});', ['scan', 'lex']],
    ['class Lexer { next() {} static #peek() {} }', ['Lexer.next', 'Lexer.#peek']],
    ['const Scanner = class { lex() {} };', ['Scanner.lex']],
    ['Lexer.prototype.next = function () {};', ['Lexer.next']],
    ['pp.readToken = function (code) {};', ['pp.readToken']],
    ['var pp = Parser.prototype; pp.readToken = function (code) {};', ['Parser.readToken']],
    ['exports.tokenize = function () {}; module.exports.lex = () => {};', ['tokenize', 'lex']],
    ['module.exports = { lex() {}, Lexer: class { next() {} } };', ['lex', 'Lexer.next']],
    ["_createClass(Lexer, [{ key: 'next', value: function next() {} }]);", ['Lexer.next']],
    ["defineTable(table, [{ key: 'a', value: 1 }]); function scan() {}", ['scan']],
    ['const api = { next() {}, "two words": function () {} };', ['api.next', 'api.two words']],
    ['function outer() { function inner() {} this.step = function () {}; }', ['outer', 'inner', 'step']],
  ])('are found in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('are matched by their last part if no full name matches', () => {
    const program = parseProgram('class A { next() {} } class B { next() {} } function scan() {}', {
      fileName: 'a.js',
      sourceType: 'module',
    });
    expect(functionsNamed(program, 'next')).toHaveLength(2);
    expect(functionsNamed(program, 'B.next')).toHaveLength(1);
    expect(functionsNamed(program, 'A.scan')).toHaveLength(0);
  });
});
