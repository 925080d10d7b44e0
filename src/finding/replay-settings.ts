import { relative, resolve, sep } from 'node:path';

import type { TargetOptions } from '../execution/open-target.ts';

/** The settings that are needed to run a target again as a campaign did. */
export interface ReplaySettings {
  readonly file: string;
  readonly exportName: string;
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'cacheFolder'>;
}

/** Settings as JSON, with paths relative to a folder: a project may be moved or copied together with its campaigns. */
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
  const { properties, models, comparison, ...rest } = execution;
  const changed = <Named extends { readonly file: string }>(named: Named): Named => ({
    ...named,
    file: change(named.file),
  });
  return {
    ...rest,
    ...(properties && { properties: properties.map(changed) }),
    ...(comparison && {
      comparison: {
        ...comparison,
        others: comparison.others.map(changed),
        ...(comparison.normalize && { normalize: changed(comparison.normalize) }),
      },
    }),
    // Names of modules that are not files stay as they are; all models are files.
    ...(models && {
      models: Object.fromEntries(
        Object.entries(models).map(([name, model]) => [/^[./]/u.test(name) ? change(name) : name, change(model)]),
      ),
    }),
  };
}
