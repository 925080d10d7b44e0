import { defaultLimits } from '../../../../derivation/production/production-limits.js';
export function requestLimits({ depth, size }) {
    return { maxDepth: depth ?? defaultLimits.maxDepth, maxSize: size ?? defaultLimits.maxSize };
}
