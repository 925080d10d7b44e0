/** Formats rows as lines, with all columns except the first aligned to the right. */
export function table(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows
        .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '))
        .join('\n');
}
export function percent(part, whole) {
    return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);
}
