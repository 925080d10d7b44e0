/** Bugs behind parts of the language that run, or keep, what is symbolic out of sight. */

/* oxlint-disable */

export const reported = [
  'replacer',
  'lastMatch',
  'engineMessage',
  'instanceMethod',
  'behindProxy',
  'primitiveReceiver',
  'otherContext',
  'emitted',
  'decoded',
  'localized',
];

import { EventEmitter } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { runInNewContext } from 'node:vm';

function bug() {
  return null.x;
}

/** @param {string} s */
export function replacer(s) {
  if (JSON.stringify({ k: s }, (key, value) => (value === 'deep' ? 7 : value)) === '{"k":7}') bug();
}

/** @param {string} s */
export function lastMatch(s) {
  if (/x(.)/.test(s) && RegExp.$1 === 'q') bug();
}

/** @param {string} s */
export function engineMessage(s) {
  try {
    return null[s];
  } catch (error) {
    if (error.message.includes("'deep'")) bug();
  }
}

/** @param {string} s */
export function instanceMethod(s) {
  class Deep {
    static [Symbol.hasInstance](value) {
      return value === 'deep';
    }
  }
  if (s instanceof Deep) bug();
}

/** @param {string} s */
export function behindProxy(s) {
  const target = {};
  const proxy = new Proxy(target, {});
  proxy.kept = s;
  if (target.kept === 'deep') bug();
}

/** @param {string} s */
export function primitiveReceiver(s) {
  function isDeep() {
    'use strict';
    return this === 'deep';
  }
  if (isDeep.bind(s)()) bug();
}

/** @param {string} s */
export function otherContext(s) {
  if (runInNewContext('o.s === "deep"', { o: { s } })) bug();
}

/** @param {string} s */
export function subclassOfSet(s) {
  class Names extends Set {
    has(name) {
      return super.has(name);
    }
  }
  if (new Names([s]).has('deep')) bug();
}

/** @param {string} s */
export function storedThroughSuper(s) {
  class Base {}
  class Derived extends Base {
    keep(value) {
      super.kept = value;
    }
  }
  const object = new Derived();
  object.keep(s);
  if (object.kept === 'deep') bug();
}

/** @param {string} s */
export function delegatedSet(s) {
  function* all() {
    yield* new Set([s]);
  }
  for (const value of all()) if (value === 'deep') bug();
}

/** @param {string} s */
export function emitted(s) {
  const emitter = new EventEmitter();
  emitter.on('word', (word) => {
    if (word === 'deep') bug();
  });
  emitter.emit('word', s);
}

/** @param {string} s */
export function spreadGenerator(s) {
  function* one() {
    yield s;
  }
  if ([...one()][0] === 'deep') bug();
}

/** @param {string} s */
export function tagged(s) {
  const tag = (_, value) => value;
  if (tag`a${s}b` === 'deep') bug();
}

/** @param {string} s */
export function madeFunction(s) {
  if (new Function('word', 'return word === "deep"')(s)) bug();
}

/** @param {string} s */
export function getterOfPrototype(s) {
  class Word {
    constructor(text) {
      this.text = text;
    }
    get shown() {
      return this.text + '!';
    }
  }
  if (new Word(s).shown === 'deep!') bug();
}

/** @param {string} s */
export function causeOfError(s) {
  if (new Error('x', { cause: s }).cause === 'deep') bug();
}

/** @param {string} s */
export function besideDeepCode(s) {
  // Rewritten, it is nested too deeply for the engine.
  new Function('!'.repeat(3000) + '1');
  if (s === 'deep') bug();
}

/** @param {string} s */
export function patternOverGenerator(s) {
  function* words() {
    for (const word of s.split(',')) yield word;
  }
  const [first, second] = words();
  if (first === 'x' && second === 'z') bug();
}

/** @param {string} s */
export function decoded(s) {
  if (new StringDecoder('utf8').write(Buffer.from(s)) === 'deep') bug();
}

/** @param {number} n */
export function localized(n) {
  if (n.toLocaleString('en-US') === '1,234') bug();
}
