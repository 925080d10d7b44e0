import type { FilterReports } from '../filters/filter-resolver.ts';
import type { PeggyCursor } from './peggy-cursor.ts';

export function filterReports(cursor: PeggyCursor): FilterReports {
  return {
    dropped: ({ how, offset }) => {
      const sign = how === 'ahead' ? '&' : '!';
      const hint = 'words that it would refuse are derived too';
      cursor.warn('peggy-predicate', `the predicate \`${sign}\` is dropped, at least in part`, offset, hint);
    },
    empty: ({ offset }) => {
      const hint = 'the predicate takes away every character that the item could be';
      return cursor.error('peggy-never-matches', 'nothing can match here', hint, offset);
    },
  };
}
