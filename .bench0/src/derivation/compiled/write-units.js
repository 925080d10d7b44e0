/** Generates code that writes fixed units at `p`. */
export function writeUnits(units) {
    if (units.length === 0)
        return '';
    if (units.length > 64)
        return `for (const unit of [${units.join()}]) B[p++] = unit;`;
    const writes = units.map((unit, i) => `B[${i === 0 ? 'p' : `p + ${i}`}] = ${unit};`);
    return `${writes.join(' ')} p += ${units.length};`;
}
