import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { isPathId } from '../../core/path-id.ts';
import type { EncodedInput } from '../../execution/input/encoded-input.ts';

/** The folder of one campaign: corpus, findings and journal. */
export class CampaignFolder {
  readonly path: string;

  private constructor(folder: string) {
    this.path = folder;
  }

  /** Creates a new folder for the target. An existing folder is kept, and the new one gets a number. */
  static create(outFolder: string, targetName: string): CampaignFolder {
    try {
      mkdirSync(outFolder, { recursive: true });
      for (let number = 1; ; number++) {
        const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
        // `mkdir` fails if the folder exists, so two campaigns that start at once get two folders.
        if (existsSync(folder) || !madeNew(folder)) continue;
        mkdirSync(path.join(folder, 'corpus'));
        return new CampaignFolder(folder);
      }
    } catch (cause) {
      throw new CoppiceError(
        'unwritable-folder',
        `cannot create a folder in \`${outFolder}\`: ${(cause as Error).message}`,
        {
          hint: 'give a writable folder with --out',
          cause,
        },
      );
    }
  }

  /** Returns the latest folder of the target; undefined if no campaign was begun in it. */
  static latest(outFolder: string, targetName: string): string | undefined {
    let latest: string | undefined;
    for (let number = 1; ; number++) {
      const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
      if (!existsSync(folder)) break;
      latest = folder;
    }
    return latest !== undefined && existsSync(path.join(latest, 'campaign.jsonl')) ? latest : undefined;
  }

  /** Opens the latest folder of the target. */
  static reopen(outFolder: string, targetName: string): CampaignFolder {
    const latest = CampaignFolder.latest(outFolder, targetName);
    if (latest !== undefined) {
      mkdirSync(path.join(latest, 'corpus'), { recursive: true });
      return new CampaignFolder(latest);
    }
    throw new CoppiceError('nothing-to-resume', `there is no campaign of ${targetName} in \`${outFolder}\``, {
      hint: 'leave out --resume to start a new campaign',
    });
  }

  get journalFile(): string {
    return path.join(this.path, 'campaign.jsonl');
  }

  get findingsFolder(): string {
    return path.join(this.path, 'findings');
  }

  /** Writes an input to the corpus: text and bytes unchanged, arguments as JSON. An existing file is left as it is. */
  keep(id: string, { encoding, input }: EncodedInput): void {
    if (!isPathId(id)) throw new RangeError(`${id} is not the id of an input`);
    const file = path.join(this.path, 'corpus', `${id}${extensionOf[encoding]}`);
    if (existsSync(file)) return;
    const isRaw = encoding === 'utf8' || encoding === 'base64';
    const content = isRaw
      ? Buffer.from(input as string, encoding === 'utf8' ? 'utf8' : 'base64')
      : `${JSON.stringify(input)}\n`;
    // Written to a draft and renamed, so that a kill cannot leave a partial input.
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

/** Named after file and export, so that functions of the same name in different files get different folders. */
export function targetName(file: string, exportName: string): string {
  const relative = path.relative('', file).split(path.sep);
  const readable = relative
    .filter((part) => part !== '..' && part !== '.')
    .slice(-3)
    .join('-');
  const name = exportName === '' ? readable : `${readable}-${exportName}`;
  return name.replaceAll(/[^\w.-]+/g, '_');
}
