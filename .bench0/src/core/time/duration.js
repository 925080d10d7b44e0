/** Timers of Node do not wait longer than this. */
export const longestDurationMs = 2 ** 31 - 1;
export const durationForm = 'a span of time such as 500ms, 60s, 2m or 1h; a number alone is seconds, and 596h is the maximum';
const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** Reads a span of time, `500ms`, `60s`, `2m` or `1h`, into milliseconds; undefined if the text is not one. */
export function parseDuration(text) {
    const { number, unit = 's' } = /^(?<number>\d+(?:\.\d+)?)(?<unit>ms|s|m|h)?$/.exec(text)?.groups ?? {};
    const ms = number === undefined ? 0 : Number(number) * unitMs[unit];
    return ms > 0 && ms <= longestDurationMs ? ms : undefined;
}
