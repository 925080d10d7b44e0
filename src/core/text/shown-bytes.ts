const mostShown = 64;

/**
 * Formats bytes that are given in base64 as hexadecimal digits, with the text if all of them are printable ASCII:
 * `2 bytes: 64 65 ("de")`. Long ones are cut.
 */
export function shownBytes(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const count = `${bytes.length.toLocaleString('en')} ${bytes.length === 1 ? 'byte' : 'bytes'}`;
  if (bytes.length === 0) return count;
  const shown = bytes.subarray(0, mostShown);
  const digits = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const cut = shown.length < bytes.length ? '...' : '';
  const isPlain = shown.every((byte) => byte >= 0x20 && byte < 0x7f);
  return `${count}: ${digits}${cut}${isPlain ? ` (${JSON.stringify(shown.toString('latin1'))}${cut})` : ''}`;
}
