/** A record of three bytes is followed by their sum. */
export function readRecord(record: Uint8Array): string {
  const [kind = 0, first = 0, second = 0, sum] = record;
  if (((kind + first + second) & 0xff) !== sum) return 'damaged';
  if (kind === 0x7f) return first > second ? 'descending' : 'ascending';
  return 'plain';
}
