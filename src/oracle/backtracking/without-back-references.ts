import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

const parser = new RegExpParser();

/**
 * Writes the group in the place of each back-reference to it: `(a+)-\1` as `(a+)-(?:a+)`. The result matches more texts,
 * and backtracks in the same places or more. A reference within its own group stays: it matches the empty text.
 */
export function withoutBackReferences(source: string, flags: string): string {
  const unicode = flags.includes('u');
  const unicodeSets = flags.includes('v');
  const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets });
  const references: AST.Backreference[] = [];
  visitRegExpAST(pattern, { onBackreferenceEnter: (node) => void references.push(node) });
  return references.reduceRight((text, reference) => {
    const [group] = [reference.resolved].flat();
    if (group === undefined || isWithin(reference, group)) return text;
    const alternatives = group.alternatives.map(({ raw }) => raw).join('|');
    return `${text.slice(0, reference.start)}(?:${alternatives})${text.slice(reference.end)}`;
  }, source);
}

function isWithin(inner: AST.Node, outer: AST.Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
