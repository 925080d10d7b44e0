import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { isPathId } from '../core/path-id.ts';
import type { EncodedInput } from '../execution/encoded-input.ts';

/** The folder of one campaign: corpus, findings, and the journal. */
export class CampaignFolder {
  readonly path: string;

  private constructor(folder: string) {
    this.path = folder;
  }

  /** A new folder for the target; one that exists is kept, and this one numbered. */
  static create(outFolder: string, targetName: string): CampaignFolder {
    try {
      mkdirSync(outFolder, { recursive: true });
      for (let number = 1; ; number++) {
        const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
        // The last step of making a path fails if it is there: two campaigns that start at once get two folders.
        if (existsSync(folder) || !madeNew(folder)) continue;
        mkdirSync(path.join(folder, 'corpus'));
        return new CampaignFolder(folder);
      }
    } catch (cause) {
      throw new CoppiceError(
        'unwritable-folder',
        `cannot make a folder in \`${outFolder}\`: ${(cause as Error).message}`,
        {
          hint: '--out takes a folder that may be written to',
          cause,
        },
      );
    }
  }

  /** The latest folder of the target. */
  static reopen(outFolder: string, targetName: string): CampaignFolder {
    let latest: string | undefined;
    for (let number = 1; ; number++) {
      const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
      if (!existsSync(folder)) break;
      latest = folder;
    }
    if (latest !== undefined && existsSync(path.join(latest, 'campaign.jsonl'))) {
      mkdirSync(path.join(latest, 'corpus'), { recursive: true });
      return new CampaignFolder(latest);
    }
    throw new CoppiceError('nothing-to-resume', `there is no campaign of ${targetName} in \`${outFolder}\``, {
      hint: 'leave out --resume to begin one',
    });
  }

  get journalFile(): string {
    return path.join(this.path, 'campaign.jsonl');
  }

  get findingsFolder(): string {
    return path.join(this.path, 'findings');
  }

  /** As a plain file: text and bytes as they are, arguments as JSON. One that is there stays as it is. */
  keep(id: string, { encoding, input }: EncodedInput): void {
    if (!isPathId(id)) throw new RangeError(`${id} is not the id of an input`);
    const file = path.join(this.path, 'corpus', `${id}${extensionOf[encoding]}`);
    if (existsSync(file)) return;
    const isRaw = encoding === 'utf8' || encoding === 'base64';
    const content = isRaw
      ? Buffer.from(input as string, encoding === 'utf8' ? 'utf8' : 'base64')
      : `${JSON.stringify(input)}\n`;
    // Written aside and renamed: a kill must not leave half an input behind.
    const draft = path.join(this.path, `${id}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, file);
  }
}

const extensionOf = { utf8: '.txt', utf16: '.utf16.json', base64: '.bin', args: '.args.json' } as const;

function madeNew(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** After file and export, so that two functions of one name do not meet. */
export function targetName(file: string, exportName: string): string {
  const relative = path.relative('', file).split(path.sep);
  const readable = relative
    .filter((part) => part !== '..' && part !== '.')
    .slice(-3)
    .join('-');
  const name = exportName === '' ? readable : `${readable}-${exportName}`;
  return name.replaceAll(/[^\w.-]+/g, '_');
}
