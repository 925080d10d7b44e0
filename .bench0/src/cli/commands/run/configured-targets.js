import { loadConfig } from '../../../config/load-config.js';
/** Returns the names of the targets of the configuration; empty if it has one target or none. */
export async function configuredTargets(config) {
    const { targets } = await loadConfig(config);
    return targets === undefined ? [] : [...targets.keys()];
}
