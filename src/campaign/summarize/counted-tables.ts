import { displayPath } from '../../core/text/display-path.ts';
import { globPattern } from '../../core/text/glob-pattern.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { CampaignOptions } from '../prepare/campaign-options.ts';

/** Returns the tables of the files whose coverage is counted. */
export function countedTables(
  tables: readonly SiteTable[],
  { include, exclude = [] }: Pick<CampaignOptions, 'include' | 'exclude'>,
): readonly SiteTable[] {
  if (include === undefined && exclude.length === 0) return tables;
  const [counted, left] = [(include ?? ['**']).map(globPattern), exclude.map(globPattern)];
  return tables.filter(({ file }) => {
    const path = displayPath(file);
    return counted.some((pattern) => pattern.test(path)) && !left.some((pattern) => pattern.test(path));
  });
}
