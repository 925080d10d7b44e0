// Each function has one branch behind a regular expression, starting from the empty text.

export function anchored(s) {
  if (/^\d{3}-\d{4}$/.test(s)) return 'reached';
}

export function unanchored(s) {
  if (/[A-Z]{2}\d/.test(s)) return 'reached';
}

export function alternatives(s) {
  if (/^(?:cat|dog|bird)s?$/.test(s) && s.length === 5) return 'reached';
}

export function ignoringCase(s) {
  if (/^content-type$/i.test(s) && s[0] === 'C') return 'reached';
}

export function captured(s) {
  const match = /^(\w+)=(\d+)$/.exec(s);
  if (match !== null && match[1] === 'size' && match[2] === '12') return 'reached';
}

export function namedCapture(s) {
  const match = /^(?<year>\d{4})-(?<month>\d\d)$/.exec(s);
  if (match !== null && match.groups.month === '11') return 'reached';
}

export function capturedNumber(s) {
  const match = s.match(/^v(\d+)\.(\d+)$/);
  if (match && Number(match[1]) > 40 && Number(match[2]) === 7) return 'reached';
}

export function optionalCapture(s) {
  const match = /^a(b)?c$/.exec(s);
  if (match !== null && match[1] === undefined) return 'reached';
}

export function backReference(s) {
  if (/^(["'])[a-z]+\1$/.test(s)) return 'reached';
}

export function backReferenceToMany(s) {
  if (/^<(\w+)><\/\1>$/.test(s) && s.length > 8) return 'reached';
}

export function lazy(s) {
  const match = /^<(.+?)>/.exec(s);
  if (match !== null && match[1] === 'a' && s.length > 5) return 'reached';
}

export function lookAhead(s) {
  if (/^(?=.*\d)(?=.*[a-z])\w{5}$/.test(s)) return 'reached';
}

export function negativeLookAhead(s) {
  if (/^(?!abc)[a-c]{3}$/.test(s)) return 'reached';
}

export function lookBehind(s) {
  if (/(?<=\$)\d+$/.test(s)) return 'reached';
}

export function wordBoundary(s) {
  if (/\bend\b/.test(s) && s.length > 6) return 'reached';
}

export function multiline(s) {
  if (/^---$/m.test(s) && s.length > 5) return 'reached';
}

export function linesInTurn(s) {
  const line = /^\s*(k)=(y+)?$/gm;
  for (let match = line.exec(s); match !== null; match = line.exec(s)) {
    if (match[2] === 'yy') return 'reached';
  }
}

export function dotAll(s) {
  if (/^a.b$/s.test(s) && s[1] === '\n') return 'reached';
}

export function unicodeFlag(s) {
  if (/^\p{Lu}\u{1F600}$/u.test(s)) return 'reached';
}

export function unicodeSets(s) {
  if (/^[\p{L}--[a-z]]{2}$/v.test(s)) return 'reached';
}

export function sticky(s) {
  const token = /[a-z]+/y;
  token.lastIndex = 2;
  if (token.test(s)) return 'reached';
}

export function globalLoop(s) {
  const number = /\d+/g;
  let count = 0;
  while (number.exec(s) !== null) count++;
  if (count === 3) return 'reached';
}

export function matchedAll(s) {
  if ([...s.matchAll(/#(\w)/g)].length === 2) return 'reached';
}

export function searched(s) {
  if (s.search(/[;,]/) === 3) return 'reached';
}

export function splitByPattern(s) {
  const parts = s.split(/\s*,\s*/);
  if (parts.length === 3 && parts[2] === 'c') return 'reached';
}

export function replacedCapture(s) {
  if (s.replace(/^(\w)-(\w)$/, '$2$1') === 'ba') return 'reached';
}

export function classEscapes(s) {
  if (/^\s\S\W\w$/.test(s)) return 'reached';
}

export function semver(s) {
  if (/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-z.]+)?$/.test(s) && s.includes('-')) return 'reached';
}

export function emailLike(s) {
  if (/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(s)) return 'reached';
}

export function twoPatterns(s) {
  if (/^[a-f0-9]+$/.test(s) && !/^\d+$/.test(s) && s.length === 8) return 'reached';
}

export function testedPart(s) {
  if (s.startsWith('id:') && /^[a-z]\d{2}$/.test(s.slice(3))) return 'reached';
}
