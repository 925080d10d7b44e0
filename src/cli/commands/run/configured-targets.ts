import { loadConfig } from '../../../config/load-config.ts';

/** Returns the names of the targets of the configuration; empty if it has one target or none. */
export async function configuredTargets(config: string | undefined): Promise<readonly string[]> {
  const { targets } = await loadConfig(config);
  return targets === undefined ? [] : [...targets.keys()];
}
