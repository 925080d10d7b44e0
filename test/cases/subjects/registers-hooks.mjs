import { register } from 'node:module';

export function target(text) {
  if (text === 'bad') register('data:text/javascript,');
  return text;
}
