import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { isPathId } from '../core/path-id.ts';
import { decodeInput, encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { readSettings, writeSettings, type ReplaySettings, type WrittenSettings } from './replay-settings.ts';
import { findingText } from './finding-text.ts';
import type { ReportedFinding } from './reported-finding.ts';

export interface StoredFinding {
  readonly reported: ReportedFinding;
  readonly signature: string;
  readonly stack: string;
  readonly settings: ReplaySettings;
}

type FindingFile = ReportedFinding & WrittenSettings & { readonly signature: string };

const documentName = 'finding.json';

/**
 * Writes a finding into the folder `id` below `findingsFolder`, atomically: it is written under another name and then
 * renamed. An existing folder is replaced.
 */
export function writeFinding(findingsFolder: string, { reported, signature, stack, settings }: StoredFinding): string {
  if (!isPathId(reported.id)) throw new RangeError(`${reported.id} is not a finding id`);
  const folder = join(findingsFolder, reported.id);
  const draft = `${folder}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { encoding } = reported;
  const document: FindingFile = { ...reported, signature, ...writeSettings(settings, folder) };
  writeFileSync(join(draft, documentName), `${JSON.stringify(document, undefined, 2)}\n`);
  writeInput(draft, 'input', decodeInput({ encoding, input: reported.input }));
  writeInput(draft, 'minimized', decodeInput({ encoding, input: reported.minimized }));
  writeFileSync(join(draft, 'stack.txt'), `${stack === '' ? reported.error : stack}\n`);
  writeFileSync(join(draft, 'finding.txt'), `${findingText(reported)}\n`);
  writeFileSync(join(draft, 'replay.txt'), `${reported.replay}\n`);
  replaceFolder(folder, draft);
  return folder;
}

/** `name` is the folder of a finding, or the document in it. */
export function readFinding(name: string): StoredFinding {
  const file = name.endsWith('.json') ? name : join(name, documentName);
  if (!existsSync(file)) {
    const hint = 'findings are folders below .coppice/TARGET/findings; a target is written FILE#EXPORT';
    throw new CoppiceError('no-such-finding', `no such finding: \`${name}\``, { hint });
  }
  const folder = dirname(resolve(file));
  try {
    const { signature, target, execution, ...reported } = JSON.parse(readFileSync(file, 'utf8')) as FindingFile;
    if (!isPathId(reported.id)) throw new RangeError('the id is missing');
    return { reported, signature, stack: '', settings: readSettings({ target, execution }, folder) };
  } catch (cause) {
    const why = (cause as Error).message;
    throw new CoppiceError('malformed-finding', `\`${file}\` is not a valid finding: ${why}`, {
      hint: 'run the campaign again to write it anew',
      cause,
    });
  }
}

/** The old folder is renamed first and removed last, so that a complete copy exists at every moment. */
function replaceFolder(folder: string, draft: string): void {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Writes text and bytes unchanged, and what a plain file cannot hold (arguments, lone surrogates) as JSON. */
function writeInput(folder: string, name: string, input: RunInput): void {
  const { encoding, input: written } = encodeInput(input);
  if (input.kind === 'bytes') writeFileSync(join(folder, name), input.bytes);
  else if (encoding === 'utf8') writeFileSync(join(folder, name), written as string);
  else writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(written)}\n`);
}
