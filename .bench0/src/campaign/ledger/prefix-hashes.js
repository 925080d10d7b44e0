const known = new WeakMap();
/**
 * Returns for each decision of a path a 53-bit hash of the decisions before it and of its own site, so that equal
 * numbers mean the same decision on the same path. Wide enough that two of a million paths practically never collide.
 */
export function prefixHashes(path) {
    let hashes = known.get(path);
    if (hashes === undefined)
        known.set(path, (hashes = computed(path)));
    return hashes;
}
function computed({ sites, taken, shape = '' }) {
    const hashes = new Float64Array(sites.length);
    let low = 0x9e37_79b1;
    let high = 0x85eb_ca77;
    for (let i = 0; i < shape.length; i++) {
        low = mix(low, shape.charCodeAt(i));
        high = mix(high, ~shape.charCodeAt(i));
    }
    for (let i = 0; i < hashes.length; i++) {
        low = mix(low, sites[i]);
        high = mix(high, ~sites[i]);
        hashes[i] = (high >>> 11) * 2 ** 32 + (low >>> 0);
        low = mix(low, taken[i]);
        high = mix(high, ~taken[i]);
    }
    return hashes;
}
function mix(hash, value) {
    const mixed = Math.imul(hash ^ value, 0xc2b2_ae35);
    return Math.imul(mixed ^ (mixed >>> 15), 0x27d4_eb2f) ^ (mixed >>> 13);
}
