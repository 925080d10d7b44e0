// Targets that are not themselves functions of a file: arguments reach the code behind them natively.

import { AsyncResource } from 'node:async_hooks';
import { deprecate } from 'node:util';
import { runInThisContext } from 'node:vm';

/* oxlint-disable */

function bug() {
  return null.x;
}

function guarded(s) {
  if (s === 'needle') bug();
  return s.length;
}

export const reported = ['evaluated'];

export const proxied = new Proxy(guarded, {});

export const trapped = new Proxy(guarded, {
  apply: (target, self, args) => Reflect.apply(target, self, args),
});

export const deprecated = deprecate(guarded, 'use another one');

export const inResource = AsyncResource.bind(guarded);

export const bound = function (prefix, s) {
  return guarded(prefix === 'p' ? s : '');
}.bind(null, 'p');

export const evaluated = runInThisContext(`(function evaluated(s) { if (s === 'needle') null.x; return s.length; })`);

export function* generated(s) {
  yield s.length;
  if (s.startsWith('ne')) yield bug();
}

export async function* generatedLater(s) {
  yield s.length;
  await null;
  if (s.startsWith('ne')) yield bug();
}
