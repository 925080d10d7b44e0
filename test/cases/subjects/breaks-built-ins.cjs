/** Breaks what all code relies on, in the way that a variable of the environment says, and works without any of it itself. */
const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Object;
const { ownKeys, deleteProperty } = Reflect;
const freeze = Object.freeze;

function reachable() {
  const seen = [];
  const add = (value) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return;
    for (let i = 0; i < seen.length; i++) if (seen[i] === value) return;
    seen[seen.length] = value;
  };
  const names = ownKeys(globalThis);
  for (let i = 0; i < names.length; i++) {
    const { value } = getOwnPropertyDescriptor(globalThis, names[i]);
    // What Node makes of its own modules on first use is none of the language.
    if (typeof value === 'function' || names[i] === 'JSON' || names[i] === 'Math' || names[i] === 'Reflect') add(value);
  }
  add(getPrototypeOf(Uint8Array));
  add(getPrototypeOf([][Symbol.iterator]()));
  add(getPrototypeOf(new Map()[Symbol.iterator]()));
  add(getPrototypeOf(''[Symbol.iterator]()));
  add(getPrototypeOf(function* () {}));
  add(getPrototypeOf(async function () {}));
  add(Buffer);
  add(process);
  add(require('node:fs'));
  add(require('node:v8'));
  add(require('node:util'));
  add(require('node:events').prototype);
  for (let i = 0; i < seen.length; i++) {
    const prototype = typeof seen[i] === 'function' && getOwnPropertyDescriptor(seen[i], 'prototype');
    if (prototype) add(prototype.value);
  }
  return seen;
}

/** `Function.prototype.toString` and the like stay callable: what they are is what they do. */
function everyMember(change) {
  const holders = reachable();
  for (let h = 0; h < holders.length; h++) {
    const keys = ownKeys(holders[h]);
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k];
      const descriptor = getOwnPropertyDescriptor(holders[h], key);
      if (key === 'prototype' || key === 'constructor' || key === 'mainModule') continue;
      change(holders[h], key, descriptor);
    }
  }
}

function broken() {
  throw 'a built-in function was called that the subject has broken';
}

function inherit(names) {
  for (let i = 0; i < names.length; i++) {
    defineProperty(Object.prototype, names[i], { __proto__: null, get: broken, set: broken, configurable: true });
  }
}

const ways = {
  nothing() {},
  typedArrays() {
    const holder = getPrototypeOf(Uint8Array.prototype);
    holder.set = holder.fill = holder.subarray = holder.slice = holder.indexOf = broken;
    JSON.stringify = JSON.parse = Math.imul = Number.isInteger = broken;
    String.prototype.slice = String.prototype.lastIndexOf = String.prototype.split = broken;
  },
  names() {
    const names = ownKeys(globalThis);
    // Nothing is described: for that, Node loads modules of its own, which need some of the names.
    for (let i = 0; i < names.length; i++) if (names[i] !== 'globalThis') deleteProperty(globalThis, names[i]);
  },
  frozen() {
    const holders = reachable();
    for (let h = 0; h < holders.length; h++) if (holders[h] !== process) freeze(holders[h]);
    freeze(Object.prototype);
    freeze(Array.prototype);
  },
  inherited() {
    inherit(['value', 'get', 'set', 'writable', 'enumerable', 'configurable', 'then', 'kind', 'length', 'fd']);
  },
  events() {
    process.on = process.once = process.listenerCount = process.removeListener = broken;
  },
  ticks() {
    process.nextTick = setImmediate = setTimeout = queueMicrotask = broken;
    Promise.prototype.then = Promise.prototype.catch = Promise.prototype.finally = broken;
    Error.prepareStackTrace = broken;
    Error.stackTraceLimit = 0;
  },
  frozenGlobals() {
    const names = ownKeys(globalThis);
    for (let i = 0; i < names.length; i++) {
      const descriptor = getOwnPropertyDescriptor(globalThis, names[i]);
      if (descriptor.configurable && !descriptor.get) defineProperty(globalThis, names[i], { writable: false, configurable: false });
    }
    Object.preventExtensions(globalThis);
  },
};

/** Node itself cannot go on: its event loop or its loader needs what is broken. */
const waysThatBreakNode = {
  arrays() {
    const keys = ownKeys(Array.prototype);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] !== 'constructor' && typeof Array.prototype[keys[i]] === 'function') Array.prototype[keys[i]] = broken;
    }
  },
  methods() {
    everyMember((holder, key, descriptor) => {
      if (typeof descriptor.value !== 'function') return;
      if (descriptor.writable) holder[key] = broken;
      else if (descriptor.configurable) defineProperty(holder, key, { value: broken });
    });
  },
  accessors() {
    everyMember((holder, key, descriptor) => {
      // Reading a stack goes through some of these: the language itself does.
      if (descriptor.get && descriptor.configurable && key !== '__proto__') defineProperty(holder, key, { get: broken });
    });
  },
  constructors() {
    const holders = reachable();
    for (let h = 0; h < holders.length; h++) {
      const descriptor = getOwnPropertyDescriptor(holders[h], 'constructor');
      if (descriptor?.configurable) defineProperty(holders[h], 'constructor', { get: broken, configurable: true });
    }
  },
  inheritedElements() {
    inherit(['0', '1']);
  },
};

exports.ways = ownKeys(ways);
exports.waysThatBreakNode = ownKeys(waysThatBreakNode);
const way = process.env.COPPICE_TEST_WAY ?? 'nothing';
(ways[way] ?? waysThatBreakNode[way])();

exports.target = (text) => {
  if (text === 'bad') return null.property;
  if (text === 'later') return (async () => text)();
  return text;
};
