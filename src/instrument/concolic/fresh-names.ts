/** The identifiers which the rewritten file uses beside its own; none of them occurs in the source. */
export interface FreshNames {
  /** All of them begin with it. */
  readonly prefix: string;
  readonly runtime: string;
  readonly flags: string;
  /** The bytes in which coverage is counted. */
  readonly bytes: string;
  /** A character that the source does not contain. */
  readonly marker: string;
  temporary(number: number): string;
  isTemporary(name: string): boolean;
  sibling(variable: string): string;
  /** For use inside one function: the shadows passed to it, its activation. */
  local(purpose: string): string;
}

/** `tag` tells files apart that share a scope: global scripts. */
export function freshNames(text: string, tag: string): FreshNames {
  return namesWith(freshPrefix(text, tag), text);
}

/** For code that runs among that of another file, with its names. */
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

/** Not in the source as an escape either: what is rewritten may spell it out. */
function freshMarker(text: string): string {
  for (let code = 0xe000; ; code++) {
    const character = String.fromCharCode(code);
    const escape = new RegExp(String.raw`\\u\{?0*${code.toString(16)}`, 'iu');
    if (!text.includes(character) && !escape.test(text)) return character;
  }
}
