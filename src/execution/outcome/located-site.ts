import type { Site, SiteTable } from '../../instrument/sites/sites.ts';

/** A site and the file it is in. */
export interface LocatedSite {
  readonly table: Pick<SiteTable, 'file'>;
  readonly site: Site;
}
