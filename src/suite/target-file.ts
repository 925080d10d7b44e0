import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { readSettings, writeSettings, type ReplaySettings, type WrittenSettings } from '../finding/replay-settings.ts';

const name = 'target.json';

/** What a campaign was given besides its target. */
export interface CampaignSources {
  /** The grammar, if it has one input with one: a file, or the name of a shipped grammar. */
  readonly grammar?: { readonly name: string; readonly start?: string | undefined } | undefined;
  /** The file of the specification by example. */
  readonly spec?: string | undefined;
}

/** The target of a campaign and its settings, and what the campaign was given besides. */
export interface CampaignTarget {
  readonly settings: ReplaySettings;
  readonly sources: CampaignSources;
}

/** Writes into the folder of a campaign which target was run, and how; paths are relative to that folder. */
export function writeTargetFile(folder: string, settings: ReplaySettings, sources: CampaignSources = {}): void {
  const seen = (path: string): string => relative(resolve(folder), resolve(path)).split(sep).join('/');
  const written = { ...writeSettings(settings, folder), ...withPaths(sources, seen, existsSync) };
  writeFileSync(join(folder, name), `${JSON.stringify(written, undefined, 2)}\n`);
}

export function readTargetFile(folder: string): CampaignTarget {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const hint = 'give the folder of a campaign, such as .coppice/src-parse.ts-parse';
    throw new CoppiceError('no-such-campaign', `\`${folder}\` is not the folder of a campaign`, { hint });
  }
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as WrittenSettings & CampaignSources;
    const found = (path: string): string => resolve(folder, path);
    return {
      settings: readSettings(written, resolve(folder)),
      sources: withPaths(written, found, (path) => existsSync(found(path))),
    };
  } catch (cause) {
    throw new CoppiceError(
      'malformed-campaign',
      `\`${file}\` is not a valid description of the target: ${(cause as Error).message}`,
      {
        hint: 'run the campaign again to write it anew',
        cause,
      },
    );
  }
}

/** Names of shipped grammars stay as they are. */
function withPaths(
  { grammar, spec }: CampaignSources,
  change: (path: string) => string,
  isFile: (path: string) => boolean,
): CampaignSources {
  return {
    ...(grammar && { grammar: { ...grammar, name: isFile(grammar.name) ? change(grammar.name) : grammar.name } }),
    ...(spec !== undefined && { spec: change(spec) }),
  };
}
