import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { decodeInput, encodeInput } from '../execution/encoded-input.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { ReportedFinding } from './report-finding.ts';

/** What has to be known to run a finding again. */
export interface ReplaySettings {
  readonly file: string;
  readonly exportName: string;
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'cacheFolder'>;
}

export interface StoredFinding {
  readonly reported: ReportedFinding;
  readonly signature: string;
  readonly stack: string;
  readonly settings: ReplaySettings;
}

interface FindingFile extends ReportedFinding {
  readonly signature: string;
  readonly target: { readonly file: string; readonly export: string };
  readonly execution: ReplaySettings['execution'];
}

const documentName = 'finding.json';

/**
 * Writes a finding into the folder `id` below `findingsFolder`, all of it or nothing: what is half written lies beside
 * under another name. One that is there already gives way.
 */
export function writeFinding(findingsFolder: string, { reported, signature, stack, settings }: StoredFinding): string {
  const folder = join(findingsFolder, reported.id);
  const draft = `${folder}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { encoding } = reported;
  const document: FindingFile = {
    ...reported,
    signature,
    target: { file: pathFrom(folder, settings.file), export: settings.exportName },
    execution: withPropertyPaths(settings.execution, (file) => pathFrom(folder, file)),
  };
  writeFileSync(join(draft, documentName), `${JSON.stringify(document, undefined, 2)}\n`);
  writeInput(draft, 'input', decodeInput({ encoding, input: reported.input }));
  writeInput(draft, 'minimized', decodeInput({ encoding, input: reported.minimized }));
  writeFileSync(join(draft, 'stack.txt'), `${stack === '' ? reported.error : stack}\n`);
  writeFileSync(join(draft, 'replay.txt'), `${reported.replay}\n`);
  replaceFolder(folder, draft);
  return folder;
}

/** `name` is the folder of a finding, or the document in it. */
export function readFinding(name: string): StoredFinding {
  const file = name.endsWith('.json') ? name : join(name, documentName);
  if (!existsSync(file)) {
    const hint = 'findings are folders below .coppice/TARGET/findings; a target is written FILE#EXPORT';
    throw new CoppiceError('no-such-finding', `there is no finding \`${name}\``, { hint });
  }
  const folder = dirname(resolve(file));
  try {
    const { signature, target, execution, ...reported } = JSON.parse(readFileSync(file, 'utf8')) as FindingFile;
    const settings: ReplaySettings = {
      file: resolve(folder, target.file),
      exportName: target.export,
      execution: withPropertyPaths(execution, (path) => resolve(folder, path)),
    };
    return { reported, signature, stack: '', settings };
  } catch (cause) {
    throw new CoppiceError('malformed-finding', `\`${file}\` is not the document of a finding`, { cause });
  }
}

/** The old one steps aside before it goes: at every moment one of them is there, whole. */
function replaceFolder(folder: string, draft: string): void {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Paths are kept as seen from the finding, so that a project may be moved or copied with its findings. */
function pathFrom(folder: string, file: string): string {
  return relative(resolve(folder), resolve(file)).split(sep).join('/');
}

function withPropertyPaths(
  execution: ReplaySettings['execution'],
  change: (file: string) => string,
): ReplaySettings['execution'] {
  const { properties, ...rest } = execution;
  if (properties === undefined) return execution;
  return { ...rest, properties: properties.map((property) => ({ ...property, file: change(property.file) })) };
}

/** Text and bytes as they are; what a plain file cannot hold (arguments, lone surrogates) as JSON. */
function writeInput(folder: string, name: string, input: RunInput): void {
  const { encoding, input: written } = encodeInput(input);
  if (input.kind === 'bytes') writeFileSync(join(folder, name), input.bytes);
  else if (encoding === 'utf8') writeFileSync(join(folder, name), written as string);
  else writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(written)}\n`);
}
