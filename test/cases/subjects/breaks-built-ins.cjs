/** Breaks what all code relies on, in the way that the name of the export says, and works without any of it itself. */
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

function broken() {
  throw 'a built-in function was called that the subject has broken';
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
  frozenGlobals() {
    const names = ownKeys(globalThis);
    for (let i = 0; i < names.length; i++) {
      const descriptor = getOwnPropertyDescriptor(globalThis, names[i]);
      if (descriptor.configurable && !descriptor.get) defineProperty(globalThis, names[i], { writable: false, configurable: false });
    }
    Object.preventExtensions(globalThis);
  },
};

exports.ways = ownKeys(ways);
const way = process.env.COPPICE_TEST_WAY ?? 'nothing';
ways[way]();

exports.target = (text) => {
  if (text === 'bad') return null.property;
  if (text === 'later') return (async () => text)();
  return text;
};
