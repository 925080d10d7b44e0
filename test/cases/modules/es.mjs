import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { double } from './common.cjs';
import data from './data.json' with { type: 'json' };

await Promise.resolve();

export let calls = 0;

export function target(text) {
  calls++;
  if (text === 'meta') return import.meta.url.startsWith('file:');
  if (text === 'json') return data.answer;
  if (text === 'require') return createRequire(import.meta.url)('./common.cjs').double(4);
  if (text === 'throw') return text.missing.property;
  if (text === 'read') return readFileSync(new URL('./data.json', import.meta.url), 'utf8').length;
  return double(text.length);
}

export default { nested: { deep(text) { return this === undefined ? 'lost' : `deep ${text}`; } } };

export async function later(text) {
  if (text === 'bad') throw new Error('refused');
  return import('./common.cjs').then((module) => module.double(text.length));
}
