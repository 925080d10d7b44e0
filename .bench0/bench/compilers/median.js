/** Returns the median; the upper one of two middle numbers. */
export function median(numbers) {
    return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
