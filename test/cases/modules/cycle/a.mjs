import { early } from './b.mjs';

export function hoisted(x) {
  return x || 'default';
}

export const target = (text) => `${early} ${hoisted(text)}`;
