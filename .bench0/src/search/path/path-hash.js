/** Returns a 53-bit hash of the shape of a run's input and of all its decisions in order. */
export function pathHash({ sites, taken, shape = '' }) {
    let low = 0x9e37_79b9;
    let high = 0x85eb_ca6b;
    const mix = (value) => {
        low = Math.imul(low ^ value, 0x9e37_79b1);
        low ^= low >>> 15;
        high = Math.imul(high + value, 0xc2b2_ae3d);
        high ^= high >>> 13;
    };
    for (let i = 0; i < shape.length; i++)
        mix(shape.charCodeAt(i));
    for (let i = 0; i < sites.length; i++)
        mix(Math.imul(sites[i], 31) + taken[i]);
    return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
