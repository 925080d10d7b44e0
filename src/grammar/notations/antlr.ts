import type { Notation } from './notation.ts';

export const antlr: Notation = {
  name: 'ANTLR v4',
  extensions: ['.g4'],
  read() {
    throw new Error('being written');
  },
};
