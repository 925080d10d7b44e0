/** Formats rows with aligned columns; the last column is not padded. */
export function layOutTable(rows, align = 'left') {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
    }
    const pad = (cell, i, isLast) => {
        if (align === 'right')
            return cell.padStart(widths[i] ?? 0);
        return isLast ? cell : cell.padEnd(widths[i] ?? 0);
    };
    return rows.map((row) => `${row.map((cell, i) => pad(cell, i, i === row.length - 1)).join('  ')}\n`).join('');
}
