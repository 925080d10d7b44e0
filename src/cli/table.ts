/** Formats rows with aligned columns; the last column is not padded. */
export function layOutTable(rows: readonly (readonly string[])[], align: 'left' | 'right' = 'left'): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  }
  const pad = (cell: string, i: number, isLast: boolean): string => {
    if (align === 'right') return cell.padStart(widths[i] ?? 0);
    return isLast ? cell : cell.padEnd(widths[i] ?? 0);
  };
  return rows.map((row) => `${row.map((cell, i) => pad(cell, i, i === row.length - 1)).join('  ')}\n`).join('');
}
