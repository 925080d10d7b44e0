import {
  asCompiledJson,
  keepGeneration,
  loadModule,
  replaceModule,
  resolveOtherwise,
  resolveOwn,
} from './es-module-hooks.ts';
import type { Loaded, ResolveContext, Resolved } from './es-module-hooks.ts';
import { Replacements, type Replacement } from './replacements.ts';
import { rewrittenFiles, type PackageFilter } from './rewritten-files.ts';
import type { Ask, RewriteAnswer } from './rewrite-request.ts';
import { SyncChannel } from './sync-channel.ts';

export interface HookThreadData {
  readonly descriptor: number;
  readonly token: Uint8Array;
  readonly filter: PackageFilter;
  readonly replaced: readonly Replacement[];
}

let ask: Ask;
let isRewritten: (file: string) => boolean;
let replacements: Replacements;

/** Entry of the thread on which Node before 22.15 runs hooks; it has its own channel to the parser's process. */
export function initialize(data: HookThreadData): void {
  const channel = new SyncChannel(data.descriptor, data.token);
  ask = (request) => {
    channel.send(request);
    return channel.receive() as RewriteAnswer;
  };
  isRewritten = rewrittenFiles(data.filter);
  replacements = new Replacements(data.replaced);
}

export async function resolve(
  specifier: string,
  context: ResolveContext,
  next: (specifier: string, context: ResolveContext) => Promise<Resolved>,
): Promise<Resolved> {
  let resolved: Resolved;
  try {
    resolved = resolveOwn(specifier, context, ask) ?? (await next(specifier, context));
  } catch (error) {
    resolved = resolveOtherwise(specifier, context, error, ask);
  }
  return replaceModule(keepGeneration(asCompiledJson(resolved, context), context), specifier, context, replacements);
}

export async function load(
  url: string,
  context: { readonly format?: string | null },
  next: (url: string, context: unknown) => Promise<Loaded>,
): Promise<Loaded> {
  return loadModule(url, context.format, ask, isRewritten, replacements) ?? (await next(url, context));
}
