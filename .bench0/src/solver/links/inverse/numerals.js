/** Texts that JavaScript converts to this number, the simplest first. */
export function numerals(wanted) {
    if (typeof wanted !== 'number')
        return [String(wanted)];
    if (Number.isNaN(wanted))
        return ['NaN', 'a', '-', '1a', '.', 'e'];
    const plain = Object.is(wanted, -0) ? '-0' : String(wanted);
    if (!Number.isFinite(wanted))
        return [plain, `${wanted < 0 ? '-' : ''}1e999`];
    const isWhole = Number.isInteger(wanted) && Math.abs(wanted) < 1e21;
    const [digits = '', exponent = ''] = wanted.toExponential().split('e');
    const fraction = digits.split('.')[1] ?? '';
    const forms = [
        plain,
        `${digits}e${Number(exponent)}`,
        `${digits.replace('.', '')}e${Number(exponent) - fraction.length}`,
        `${digits}E${exponent}`,
        ...(plain.startsWith('-') ? [] : [`+${plain}`, `0${plain}`]),
        ...(isWhole ? [`${plain}.0`, `${plain}.`] : [`${plain}0`, plain.replace(/^(-?)0\./, '$1.')]),
        ` ${plain}`,
        `${plain} `,
        ...(isWhole && !plain.startsWith('-') ? [`0x${wanted.toString(16)}`, `0b${wanted.toString(2)}`] : []),
        ...(plain === '0' ? ['', ' '] : []),
    ];
    // Some forms are wrong for numbers that are printed with an exponent.
    return [...new Set(forms)].filter((text) => Object.is(Number(text), wanted));
}
