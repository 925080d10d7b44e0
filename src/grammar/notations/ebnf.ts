import type { Notation } from './notation.ts';

export const ebnf: Notation = {
  name: 'Coppice EBNF',
  extensions: ['.ebnf'],
  read() {
    throw new Error('being written');
  },
};
