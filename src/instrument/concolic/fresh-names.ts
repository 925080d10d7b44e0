/** The identifiers that rewriting adds to a file; none of them occurs in the source. */
export interface FreshNames {
  /** Prefix of all of them. */
  readonly prefix: string;
  readonly runtime: string;
  readonly flags: string;
  /** Name of the byte array in which coverage is counted. */
  readonly bytes: string;
  /** A character that the source does not contain. */
  readonly marker: string;
  temporary(number: number): string;
  isTemporary(name: string): boolean;
  sibling(variable: string): string;
  /** A name for use inside one function, for example for the shadows passed to it. */
  local(purpose: string): string;
}

/** @param tag distinguishes files that share a scope: global scripts */
export function freshNames(text: string, tag: string): FreshNames {
  return namesWith(freshPrefix(text, tag), text);
}

/** The names for a given prefix; code given to `eval` uses the names of the file around it. */
export function namesWith(prefix: string, text: string): FreshNames {
  return {
    prefix,
    runtime: prefix,
    flags: `${prefix}n`,
    bytes: `${prefix}k`,
    marker: freshMarker(text),
    temporary: (number) => `${prefix}t${number}`,
    isTemporary: (name) => name.startsWith(`${prefix}t`),
    sibling: (variable) => `${prefix}s_${variable}`,
    local: (purpose) => `${prefix}l_${purpose}`,
  };
}

function freshPrefix(text: string, tag: string): string {
  for (let attempt = 0; ; attempt++) {
    const prefix = `$${tag}${attempt === 0 ? '' : String(attempt)}_`;
    if (!text.includes(prefix)) return prefix;
  }
}

/** A character that is not in the source, not even as an escape, which rewriting may convert to the character. */
function freshMarker(text: string): string {
  for (let code = 0xe000; ; code++) {
    const character = String.fromCharCode(code);
    const escape = new RegExp(String.raw`\\u\{?0*${code.toString(16)}`, 'iu');
    if (!text.includes(character) && !escape.test(text)) return character;
  }
}
