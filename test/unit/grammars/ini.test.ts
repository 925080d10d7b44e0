import { parse } from 'ini';
import { type Derivation, walkDerivation, yieldOf } from '../../../src/derivation/derivation.ts';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

// Nothing is refused, so the sections and keys that the derivation means are compared with those that are read.
describeShippedGrammar(
  'ini',
  (word, tree) => {
    const read = namesRead(parse(word));
    const meant = namesMeant(tree);
    const different = [...meant].filter((name) => !read.has(name)).concat([...read].filter((name) => !meant.has(name)));
    if (different.length > 0) throw new Error(`read or meant, but not both: ${different.join()}`);
  },
  'any',
);

function namesMeant(tree: Derivation): Set<string> {
  const names = new Set<string>();
  for (const part of walkDerivation(tree)) {
    if (part.node.kind !== 'ref') continue;
    if (part.node.name === 'key') names.add(`key ${yieldOf(part).replace(/^"(.*)"$|\[\]$/, '$1')}`);
    if (part.node.name === 'section') for (const name of sectionPath(part)) names.add(`section ${name}`);
  }
  return names;
}

function sectionPath(section: Derivation): string[] {
  const inner = yieldOf(section).trim().slice(1, -1);
  return inner.split(/(?<!\\)\./).map((name) => name.replaceAll(String.raw`\.`, '.'));
}

function namesRead(settings: Record<string, unknown>): Set<string> {
  const names = new Set<string>();
  for (const [name, value] of Object.entries(settings)) {
    const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
    names.add(`${isSection ? 'section' : 'key'} ${name}`);
    if (isSection) for (const inner of namesRead(value as Record<string, unknown>)) names.add(inner);
  }
  return names;
}
