import { relative, resolve, sep } from 'node:path';

import type { TargetOptions } from '../execution/open-target.ts';

/** What has to be known to run a target again as a campaign did. */
export interface ReplaySettings {
  readonly file: string;
  readonly exportName: string;
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'cacheFolder'>;
}

/** The same as JSON, with paths as seen from a folder: a project may be moved or copied with what Coppice keeps in it. */
export interface WrittenSettings {
  readonly target: { readonly file: string; readonly export: string };
  readonly execution: ReplaySettings['execution'];
}

export function writeSettings({ file, exportName, execution }: ReplaySettings, folder: string): WrittenSettings {
  const seen = (path: string): string => relative(resolve(folder), resolve(path)).split(sep).join('/');
  return { target: { file: seen(file), export: exportName }, execution: withPaths(execution, seen) };
}

export function readSettings({ target, execution }: WrittenSettings, folder: string): ReplaySettings {
  const found = (path: string): string => resolve(folder, path);
  return {
    file: found(target.file),
    exportName: target.export,
    execution: withPaths(execution, found),
  };
}

function withPaths(
  execution: ReplaySettings['execution'],
  change: (file: string) => string,
): ReplaySettings['execution'] {
  const { properties, models, ...rest } = execution;
  return {
    ...rest,
    ...(properties && { properties: properties.map((property) => ({ ...property, file: change(property.file) })) }),
    // Modules that are no files keep their names; all models are files.
    ...(models && {
      models: Object.fromEntries(
        Object.entries(models).map(([name, model]) => [/^[./]/u.test(name) ? change(name) : name, change(model)]),
      ),
    }),
  };
}
