class ParseError extends Error {}
const fail = (message) => {
  throw new TypeError(message);
};
const assert = require('node:assert');
const nothing = undefined;
const errors = { RangeError };

exports.target = (text) => {
  switch (text) {
    case 'own class':
      throw new ParseError('own');
    case 'own TypeError':
      return fail('own');
    case 'called, not constructed':
      throw RangeError('own');
    case 'plain':
      throw new Error('plain');
    case 'string':
      throw 'text';
    case 'nothing':
      throw undefined;
    case 'JSON':
      return JSON.parse('{');
    case 'pattern':
      return new RegExp('(');
    case 'property of null':
      return null.x;
    case 'not a function':
      return text.nope();
    case 'length':
      return new Array(-1);
    case 'repeat':
      return 'x'.repeat(-1);
    case 'unknown name':
      return nowhere;
    case 'URI':
      return decodeURIComponent('%');
    case 'assertion':
      return assert.ok(false);
    case 'argument of Node':
      return Buffer.from(5);
    case 'evil error':
      throw Object.defineProperty(new Error('x'), 'stack', {
        get() {
          throw new Error('in the getter');
        },
      });
    case 'property named like an operator':
      return nothing.newValue;
    case 'property named new':
      return nothing.new;
    case 'method named like an error':
      return {}.parseError(text);
    case 'error class of nothing':
      throw nothing.ParseError(text);
    case 'constructor of nothing':
      throw new nothing.ParseError(text);
    case 'no constructor':
      return new errors.notThere(text);
    case 'says so itself':
      throw new TypeError('callback is not a function');
    case 'says so itself of an error':
      throw TypeError('errors.parse is not a constructor');
    case 'by a table':
      throw errors.RangeError('own');
    case 'spread':
      throw [...new Array(1), ...[new TypeError('own')]][1];
    default:
      return text;
  }
};
