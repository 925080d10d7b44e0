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
  return { target: { file: seen(file), export: exportName }, execution: withPropertyPaths(execution, seen) };
}

export function readSettings({ target, execution }: WrittenSettings, folder: string): ReplaySettings {
  const found = (path: string): string => resolve(folder, path);
  return {
    file: found(target.file),
    exportName: target.export,
    execution: withPropertyPaths(execution, found),
  };
}

function withPropertyPaths(
  execution: ReplaySettings['execution'],
  change: (file: string) => string,
): ReplaySettings['execution'] {
  const { properties, ...rest } = execution;
  if (properties === undefined) return execution;
  return { ...rest, properties: properties.map((property) => ({ ...property, file: change(property.file) })) };
}
