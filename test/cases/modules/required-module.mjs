import { firstOf } from './required-helper.mjs';

export function isWord(text) {
  if (firstOf(text) === 'a') return true;
  return false;
}
