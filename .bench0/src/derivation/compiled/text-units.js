import { codePoints } from '../../grammar/characters/char-set.js';
export const mostUnitsPerCharacter = 4;
export function encodedUnits(text, units) {
    if (units === 'utf16')
        return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    return codePoints(text).flatMap((c) => {
        if (c < 0x80)
            return [c];
        if (c < 0x800)
            return [0xc0 | (c >> 6), continuation(c)];
        if (c < 0x1_0000)
            return [0xe0 | (c >> 12), continuation(c >> 6), continuation(c)];
        return [0xf0 | (c >> 18), continuation(c >> 12), continuation(c >> 6), continuation(c)];
    });
}
function continuation(bits) {
    return 0x80 | (bits & 0x3f);
}
