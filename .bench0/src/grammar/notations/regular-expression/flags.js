/** Reads the flags. Search flags (`g`, `y`, `d`) and the anchor flag `m` make no difference to a grammar. */
export function readFlags(flags, place, index) {
    if (!/^(?:([dgimsuvy])(?!.*\1))*$/.test(flags)) {
        const hint = 'each of `i`, `s`, `m`, `u` and `v` may occur once; write a space after the flags';
        throw place.error(index, 'regexp-flags', `\`${flags}\` are not valid flags of a regular expression`, hint);
    }
    if (flags.includes('u') && flags.includes('v')) {
        const hint = '`v` includes `u`; remove `u`';
        throw place.error(index, 'regexp-flags', 'the flags `u` and `v` cannot be combined', hint);
    }
    return {
        ignoreCase: flags.includes('i'),
        dotAll: flags.includes('s'),
        unicode: flags.includes('u') || flags.includes('v'),
        unicodeSets: flags.includes('v'),
    };
}
