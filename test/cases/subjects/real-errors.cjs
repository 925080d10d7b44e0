const assert = require('node:assert');
const fs = require('node:fs');
const vm = require('node:vm');
const zlib = require('node:zlib');
const { Buffer: Bytes } = require('node:buffer');

const nothing = null;
let missing;
const frozen = Object.freeze({ a: 1 });
class Base {}
class Derived extends Base {
  constructor() {
    if (missing) super();
    this.x = 1;
  }
}
class OwnError extends Error {}
class OwnTypeError extends TypeError {}

/** What the engine or Node raises of itself: a fault of the subject's. */
exports.faults = {
  'property of null': () => nothing.x,
  'property of undefined': () => missing.x,
  'write to null': () => {
    nothing.x = 1;
  },
  'destructured null': () => {
    const { x } = nothing;
    return x;
  },
  'destructured undefined list': () => {
    const [x] = missing;
    return x;
  },
  'call of a number': () => (5)(),
  'call of a missing method': () => frozen.run(),
  'call of a missing method of a list': () => [1].run(1),
  'no constructor': () => new frozen.a(),
  'no constructor, an arrow': () => new (() => 1)(),
  'not iterable': () => [...5],
  'not iterable in a loop': () => {
    for (const x of frozen) return x;
  },
  'spread of undefined into a call': () => Math.max(...missing),
  'assignment to a constant': () => {
    const one = 1;
    // oxlint-disable-next-line no-const-assign
    one = 2;
  },
  'in on a text': () => 'x' in 'text',
  'instanceof a number': () => ({}) instanceof 5,
  'no primitive': () => `${Object.create(null)}`,
  'symbol as text': () => `${Symbol('s')}`,
  'symbol as number': () => +Symbol('s'),
  'BigInt beside a number': () => 1n + 1,
  'BigInt of a fraction': () => BigInt(1.5),
  'BigInt divided by nothing': () => 1n / 0n,
  'JSON of a circle': () => {
    const a = {};
    a.a = a;
    return JSON.stringify(a);
  },
  'JSON of a BigInt': () => JSON.stringify(1n),
  'reduce of nothing': () => [].reduce((a, b) => a + b),
  'class without new': () => Base(),
  'this before super': () => new Derived(),
  'private field of another': () => {
    class A {
      #x = 1;
      static of(o) {
        return o.#x;
      }
    }
    return A.of({});
  },
  'write to what is frozen': () => {
    'use strict';
    frozen.a = 2;
  },
  'unknown name': () => unknownName,
  'name before its time': () => {
    early;
    let early = 1;
    return early;
  },
  'unknown name written': () => {
    'use strict';
    unknownName = 1;
  },
  'length of a list': () => new Array(-1),
  'length set': () => {
    [].length = -1;
  },
  repeat: () => 'x'.repeat(-1),
  'text too long': () => 'x'.repeat(2 ** 30),
  'digits beyond measure': () => (1).toFixed(101),
  radix: () => (1).toString(99),
  'date that is none': () => new Date(NaN).toISOString(),
  'code point': () => String.fromCodePoint(-1),
  'normal form': () => 'x'.normalize('no'),
  'locale': () => new Intl.NumberFormat('not a locale'),
  'view outside of its buffer': () => new DataView(new ArrayBuffer(1)).getInt32(0),
  'misaligned words': () => new Int32Array(new ArrayBuffer(3)),
  'URI half an escape': () => decodeURIComponent('%'),
  'URI half a pair': () => encodeURIComponent('\ud800'),
  'argument of Node': () => fs.readFileSync({}),
  'range of Node': () => Bytes.alloc(-1),
  'read outside of a buffer': () => Bytes.alloc(1).readInt32LE(0),
  'URL': () => new URL('no url'),
  'URL through a variable': () => {
    const Class = URL;
    return new Class('no url');
  },
  assertion: () => assert.strictEqual(1, 2),
  'assertion of truth': () => assert(missing),
  'bad gzip': () => zlib.gunzipSync(Bytes.from('no gzip')),
  'code of another world': () => vm.runInNewContext('null.x'),
  'name of another world': () => vm.runInNewContext('unknownName'),
  'bad base64': () => atob('*'),
  'not to be cloned': () => structuredClone(() => 1),
  'text decoder': () => new TextDecoder('no such encoding'),
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy.x;
  },
  'symbol of nothing': () => Symbol.keyFor('x'),
  'incompatible receiver': () => Map.prototype.get.call({}, 1),
  'getter of a class': () => Object.getOwnPropertyDescriptor(Map.prototype, 'size').get.call({}),
};

/** What the subject says of its input. */
exports.rejections = {
  'own class': () => {
    throw new OwnError('no');
  },
  'own kind of TypeError': () => {
    throw new OwnTypeError('no');
  },
  'TypeError': () => {
    throw new TypeError('a text, please');
  },
  'RangeError with a cause': () => {
    throw new RangeError('too much', { cause: new Error('inner') });
  },
  'ReferenceError': () => {
    throw new ReferenceError('no such entry');
  },
  'called, not constructed': () => {
    throw TypeError('no');
  },
  'several at once': () => {
    throw new AggregateError([new Error('a'), new Error('b')], 'all failed');
  },
  'any that none of the promises had': () => Promise.any([Promise.reject(new Error('a'))]),
  'made in one place, thrown in another': () => {
    const error = new TypeError('no');
    throw error;
  },
  'made by a helper': () => {
    throw failure('no');
  },
  'by Object.assign': () => {
    throw Object.assign(new TypeError('no'), { code: 'E_OWN' });
  },
  'rejected promise': () => Promise.reject(new TypeError('no')),
  'SyntaxError of JSON': () => JSON.parse('{'),
  'SyntaxError of a pattern': () => new RegExp('('),
  'SyntaxError of BigInt': () => BigInt('x'),
  'SyntaxError of code': () => new Function('return +'),
  'own DOMException': () => {
    throw new DOMException('stopped', 'AbortError');
  },
  'a text': () => {
    throw 'no';
  },
  'a number': () => {
    throw 42;
  },
  undefined: () => {
    throw undefined;
  },
  null: () => {
    throw null;
  },
  'a symbol': () => {
    throw Symbol('no');
  },
  'a plain object': () => {
    throw { message: 'no', code: 1 };
  },
  'an object without a prototype': () => {
    throw Object.create(null);
  },
  'a function': () => {
    throw () => 1;
  },
  'a proxy that refuses': () => {
    const refuse = () => {
      throw new Error('trap');
    };
    throw new Proxy({}, { get: refuse, getPrototypeOf: refuse, has: refuse });
  },
  'an own error with odd getters': () => {
    const error = new OwnError('no');
    for (const name of ['message', 'name', 'stack', 'code', 'constructor']) {
      Object.defineProperty(error, name, {
        get() {
          throw new Error('getter');
        },
      });
    }
    throw error;
  },
  'an own error whose message is no text': () => {
    throw Object.assign(new OwnError('no'), { message: { a: 1 }, stack: 7, name: null });
  },
  'own error with a name': () => {
    const error = new Error('no');
    error.name = 'TypeError';
    throw error;
  },
};

function failure(message) {
  return new TypeError(message);
}

exports.target = (text) => {
  const [kind, name] = text.split(': ');
  return exports[kind][name]();
};
