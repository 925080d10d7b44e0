import fs from 'node:fs';
import Module from 'node:module';
import { fileURLToPath } from 'node:url';

import { namedExports } from './commonjs-names.ts';
import { hookCommonJs } from './commonjs-hook.ts';
import {
  asCompiledJson,
  keepGeneration,
  loadModule,
  replaceModule,
  resolveOtherwise,
  resolveOwn,
} from './es-module-hooks.ts';
import type { Loaded, ResolveContext, Resolved } from './es-module-hooks.ts';
import type { HookThreadData } from './hook-thread.ts';
import type { Ask } from './rewrite-request.ts';
import { Replacements, type Replacement } from './replacements.ts';
import { rewrittenFiles, type PackageFilter } from './rewritten-files.ts';

export interface ModuleHookOptions {
  readonly filter: PackageFilter;
  readonly replaced: readonly Replacement[];
  /** Descriptor of the channel for hooks that run on a thread of their own. */
  readonly threadDescriptor: number;
  /** Token of the messages on that channel. */
  readonly token: Uint8Array;
  readonly ask: Ask;
}

const { readFileSync } = fs;

/** Type of `Module.registerHooks`, which is absent before Node 22.15. */
type RegisterHooks = (hooks: {
  resolve(specifier: string, context: ResolveContext, next: (s: string, c: ResolveContext) => Resolved): Resolved;
  load(url: string, context: { format?: string | null }, next: (url: string, context: unknown) => Loaded): Loaded;
}) => void;

/** Installs hooks that rewrite modules when they load. Must be called before any file of the subject loads. */
export function installModuleHooks({ filter, replaced, threadDescriptor, token, ask }: ModuleHookOptions): void {
  const isRewritten = rewrittenFiles(filter);
  /** Rewritten text by file, so that the `require` loader does not rewrite a text a second time. */
  const finished = new Map<string, string>();
  const replacements = new Replacements(replaced);
  hookCommonJs(ask, replacements, (file, text) => isRewritten(file) && finished.get(file) !== text);
  const registerHooks = (Module as unknown as { registerHooks?: RegisterHooks }).registerHooks;
  if (registerHooks === undefined) {
    const data: HookThreadData = { descriptor: threadDescriptor, token, filter, replaced };
    Module.register(new URL('./hook-thread.js', import.meta.url), { data });
    return;
  }
  registerHooks({
    resolve(specifier, context, next) {
      let resolved: Resolved;
      try {
        resolved = resolveOwn(specifier, context, ask) ?? next(specifier, context);
      } catch (error) {
        resolved = resolveOtherwise(specifier, context, error, ask);
      }
      return replaceModule(
        keepGeneration(asCompiledJson(resolved, context), context),
        specifier,
        context,
        replacements,
      );
    },
    load(url, context, next) {
      const loaded = loadModule(url, context.format, ask, isRewritten, replacements);
      if (loaded === undefined) return next(url, context);
      if (loaded.format !== 'commonjs') {
        if (url.startsWith('file:')) finished.set(fileURLToPath(url), loaded.source as string);
        return loaded;
      }
      // Synchronous hooks must return a text. Only some versions of Node compile it with the `require` loader.
      const file = fileURLToPath(url);
      const text = readFileSync(file, 'utf8');
      const answer = ask({ kind: 'file', file, text, format: 'commonjs' });
      if (answer.kind !== 'file') return { ...loaded, source: text };
      const source = answer.text + namedExports(text);
      finished.set(file, source);
      return { ...loaded, source };
    },
  });
}
