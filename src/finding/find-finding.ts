import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { readFinding, type StoredFinding } from './finding-folder.ts';
import { campaignFolders, campaignsLatestFirst, defaultCampaigns } from './latest-campaign.ts';

const idPattern = /^[\da-f]{1,8}$/iu;
const mostListed = 8;

/**
 * Finds a finding by the name of its folder, by the file in it, or by its id or the first characters of its id.
 *
 * @param campaign the campaign in which an id is looked up; by default the latest that has a finding with such an id
 */
export function findFinding(name: string, campaign?: string, campaigns = defaultCampaigns): StoredFinding {
  if (existsSync(name) || !idPattern.test(name)) return withTarget(readFinding(name), name);
  const searched = campaign ?? latestWith(name, campaigns);
  if (searched === undefined) {
    throw new CoppiceError(
      'no-such-campaign',
      `there is no campaign in \`${campaigns}\` to look for the finding \`${name}\``,
      {
        hint: 'give the folder of the finding, or that of its campaign with --dir',
      },
    );
  }
  if (!existsSync(searched)) {
    throw new CoppiceError('no-such-campaign', `\`${searched}\` is not the folder of a campaign`, {
      hint: 'give the folder of a campaign, such as .coppice/src-parse.ts-parse',
    });
  }
  const found = matching(name, searched);
  const [only] = found;
  if (only !== undefined && found.length === 1) {
    const folder = join(searched, 'findings', only);
    return withTarget(readFinding(folder), folder);
  }
  if (found.length > 1) {
    throw new CoppiceError(
      'ambiguous-finding',
      `${found.length} findings in \`${displayPath(searched)}\` begin with \`${name}\`: ${listed(found)}`,
      { hint: 'write more characters of the id' },
    );
  }
  throw new CoppiceError('no-such-finding', `no finding in \`${displayPath(searched)}\` has the id \`${name}\``, {
    hint: hintFor(name, searched),
  });
}

function withTarget(finding: StoredFinding, folder: string): StoredFinding {
  const { file } = finding.settings;
  if (existsSync(file)) return finding;
  throw new CoppiceError('moved-finding', `the target of the finding in \`${folder}\` is gone: ${displayPath(file)}`, {
    hint: 'a finding names its target relative to its folder: move them together, or replay the input with FILE#EXPORT',
  });
}

/** The latest campaign may be of another target than the finding that is meant. */
function latestWith(name: string, campaigns: string): string | undefined {
  const folders = campaignsLatestFirst(campaigns);
  return folders.find((folder) => matching(name, folder).length > 0) ?? folders[0];
}

/** Another campaign may have the finding. */
function hintFor(name: string, searched: string): string {
  const elsewhere = campaignFolders(join(searched, '..')).find(
    (folder) => basename(folder) !== basename(searched) && matching(name, folder).length > 0,
  );
  if (elsewhere !== undefined) return `\`${displayPath(elsewhere)}\` has one: add --dir ${displayPath(elsewhere)}`;
  const ids = idsIn(searched);
  return ids.length === 0 ? 'this campaign has no findings' : `its findings are ${listed(ids)}`;
}

function matching(name: string, campaign: string): readonly string[] {
  return idsIn(campaign).filter((id) => id.startsWith(name.toLowerCase()));
}

function idsIn(campaign: string): readonly string[] {
  const folder = join(campaign, 'findings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .sort();
}

function listed(ids: readonly string[]): string {
  const shown = ids.slice(0, mostListed).join(', ');
  return ids.length > mostListed ? `${shown} and ${ids.length - mostListed} more` : shown;
}
