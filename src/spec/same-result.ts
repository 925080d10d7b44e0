/** Texts, and what stands between them. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\s+|[^"'`\s]+/gsu;

/**
 * Returns true if a result is the one that a person expects, however it is written: quotes, spaces, quotes around the
 * names of properties and commas at the end make no difference, and an error without a message stands for all errors of
 * its class.
 */
export function isSameResult(expected: string, observed: string): boolean {
  if (expected === observed) return true;
  if (/^throws\b/u.test(expected) || /^throws\b/u.test(observed)) return isSameError(expected.trim(), observed);
  return canonical(expected) === canonical(observed);
}

function isSameError(expected: string, observed: string): boolean {
  return expected === observed || (/^throws [\w$.]+$/u.test(expected) && observed.startsWith(`${expected}: `));
}

function canonical(result: string): string {
  const parts = [...result.matchAll(tokens)].map(([token]) => {
    if (/^\s/u.test(token)) return '';
    return /^["'`]/u.test(token) ? quoted(token) : token;
  });
  return parts
    .join('')
    .replaceAll(/(?<before>[{,])"(?<name>[A-Za-z_$][\w$]*)":/gu, '$<before>$<name>:')
    .replaceAll(/,(?=[\]}])/gu, '');
}

/** The literal in double quotes; as it is if it has escapes that JSON does not have. */
function quoted(literal: string): string {
  const inner = literal
    .slice(1, -1)
    .replaceAll(/\\x(?<code>[\da-f]{2})/giu, String.raw`\u00$<code>`)
    .replaceAll(/\\(?<quote>['`])/gu, '$<quote>')
    .replaceAll(/(?<escape>\\.)|"/gsu, (found: string) => (found === '"' ? String.raw`\"` : found));
  try {
    return JSON.stringify(JSON.parse(`"${inner.replaceAll('\n', String.raw`\n`)}"`));
  } catch {
    return literal;
  }
}
