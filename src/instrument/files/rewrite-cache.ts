import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { moduleFormat } from './module-format.ts';
import { displayPath, type FileToRewrite, type RewrittenFile } from './rewrite-file.ts';
import { rewriterIdentity } from './rewriter-identity.ts';
import { strippingFacts } from '../typescript/type-stripping.ts';

/**
 * Rewritten files by content, kept on disk between runs. A cache that cannot be read or written only costs time,
 * so its failures are silent.
 */
export class RewriteCache {
  readonly #folder: string | undefined;
  readonly #buildName: string;
  readonly #rewrite: (input: FileToRewrite) => RewrittenFile;

  constructor(folder: string | undefined, buildName: string, rewrite: (input: FileToRewrite) => RewrittenFile) {
    this.#folder = folder;
    this.#buildName = buildName;
    this.#rewrite = rewrite;
  }

  rewrite(input: FileToRewrite): RewrittenFile {
    if (this.#folder === undefined) return this.#rewrite(input);
    // The package a file is in has a say in its format, and is no part of the content.
    const settled = { ...input, format: input.format ?? moduleFormat(input.file, input.text) };
    const path = join(this.#folder, `${this.#keyOf(settled)}.json`);
    const kept = read(path);
    if (kept !== undefined) return { ...kept, table: { ...kept.table, file: displayPath(input.file) } };
    const rewritten = this.#rewrite(settled);
    write(this.#folder, path, rewritten);
    return rewritten;
  }

  #keyOf({ file, text, format }: FileToRewrite): string {
    const extension = /\.\w+$/u.exec(file)?.[0];
    const facts = JSON.stringify([rewriterIdentity(), this.#buildName, extension, format, strippingFacts(file)]);
    return createHash('sha256').update(facts).update(text, 'utf16le').digest('hex').slice(0, 32);
  }
}

function read(path: string): RewrittenFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RewrittenFile;
  } catch {
    return undefined;
  }
}

/** Renamed into place, so that another process never reads half a file. */
function write(folder: string, path: string, rewritten: RewrittenFile): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(rewritten));
    renameSync(draft, path);
  } catch {
    // Rewritten again next time.
  }
}
