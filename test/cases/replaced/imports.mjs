import fs, { readFileSync } from 'node:fs';
import { parse, stringify } from 'ini';
import { name, recv } from './network.mjs';

export function packet() {
  const bytes = recv();
  if (bytes[0] !== 0x7e) return `${name}: no packet`;
  const length = (bytes[1] << 8) | bytes[2];
  return length > bytes.length - 3 ? 'too long' : 'packet';
}

export function file() {
  const text = readFileSync('settings', 'utf8');
  const same = fs.readFileSync('settings', 'utf8');
  if (text === 'on' && same === 'on') return 'on';
  return typeof fs.existsSync;
}

export function library() {
  return parse('x').model === 'yes' ? stringify({ a: 1 }).trim() : 'no';
}
