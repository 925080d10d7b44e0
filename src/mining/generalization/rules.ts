import type { Random } from '../../core/random.ts';
import { unitedAlternatives } from './united-alternatives.ts';
import type { RuleSources } from './mined-rules.ts';
import { generalize } from './generalize.ts';
import type { Occurrence } from './occurrence.ts';
import { matches, partKey, type RuleItem, type Part } from './part.ts';
import { randomItems } from './random-text.ts';
import type { SymbolTable, TextClass } from './symbol-table.ts';

const mostForms = 60;
const drawsToCompare = 24;

/** The alternatives of a class of texts. */
export async function minedAlternatives(
  mined: TextClass,
  table: SymbolTable,
  { subject, sets, random, checks }: RuleSources,
): Promise<readonly Part[]> {
  const textsOf = (symbol: string): readonly string[] => table.textsOf(symbol);
  const { occurrences } = mined;
  const places = table.placesOf(mined);
  const alternatives: Part[] = [];
  let tried = 0;
  for (const one of occurrences) {
    const items = itemsOf(one, table);
    if (alternatives.some((part) => matches(part, items))) continue;
    if (tried++ >= mostForms || subject.isSpent) break;
    const situation = {
      subject,
      sets,
      random,
      textsOf,
      checks,
      places: [one, ...places.filter((place) => place !== one)],
    };
    alternatives.push(await generalize(items, situation));
  }
  const joined = await unitedAlternatives(pruned(alternatives, textsOf, random), {
    subject,
    sets,
    random,
    textsOf,
    checks,
    places,
  });
  return pruned(joined, textsOf, random);
}

/** The characters and parts of an occurrence. */
function itemsOf({ sample: { text }, node }: Occurrence, table: SymbolTable): readonly RuleItem[] {
  const items: RuleItem[] = [];
  let at = node.start;
  const upTo = (end: number): void => {
    for (; at < end; at++) items.push({ kind: 'character', text: text[at]!, at });
  };
  for (const child of node.children) {
    upTo(child.start);
    const own = table.classAt(child);
    items.push({ kind: 'symbol', symbol: table.symbolAt(child).id, own, text: text.slice(child.start, child.end) });
    at = child.end;
  }
  upTo(node.end);
  return items;
}

/** Leaves out alternatives whose random instances the others have as well. */
function pruned(
  alternatives: readonly Part[],
  textsOf: (symbol: string) => readonly string[],
  random: Random,
): readonly Part[] {
  const kept = new Map(alternatives.map((part) => [partKey(part), part]));
  for (const [key, part] of kept) {
    const others = [...kept.values()].filter((other) => other !== part);
    const draws = Array.from({ length: drawsToCompare }, () => randomItems(part, textsOf, random));
    if (others.length > 0 && draws.every((items) => others.some((other) => matches(other, items)))) kept.delete(key);
  }
  return [...kept.values()];
}
