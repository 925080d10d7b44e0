import { openTarget } from '../../dist/execution/open-target.js';
import { digestPackage } from './subject-folder.mjs';

const limits = {
  native: { timeLimitMs: 1000, memoryLimitMb: 1024 },
  coverage: { timeLimitMs: 5000, memoryLimitMb: 1024 },
  concolic: { timeLimitMs: 60_000, memoryLimitMb: 2048, loadTimeLimitMs: 60_000 },
};

/** Opens the harness of a package as a target; its results are digests. */
export function openBuild(file, build, choices = {}) {
  return openTarget({
    file,
    exportName: 'run',
    build,
    choices,
    printResults: true,
    packages: { except: [digestPackage] },
    ...limits[build],
  });
}

/** Returns a site as file and line, with the file relative to the packages. */
export function placeOf(target, id) {
  const located = target.siteOf(id);
  return located === undefined ? `site ${id}` : linePlace(located.table, located.site);
}

export function linePlace({ file }, { line }) {
  return `${file.replace(/^.*node_modules\//, '')}:${line}`;
}
