import type { Site, SiteTable } from '../../instrument/sites/sites.ts';

/** A site and its file. */
export interface LocatedSite {
  readonly table: Pick<SiteTable, 'file'>;
  readonly site: Site;
}
