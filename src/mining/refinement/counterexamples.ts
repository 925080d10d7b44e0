import type { Random } from '../../core/random.ts';
import { placeName, replaced } from '../generalization/occurrence.ts';
import type { MinedRules } from '../generalization/mined-rules.ts';
import type { CriticalPlaces } from '../generalization/symbol-table.ts';
import type { Subject } from '../subject.ts';
import { DerivationSource, type RandomDerivation, type SymbolNode } from './random-derivation.ts';

/** What random words of mined rules show. */
export interface Counterexamples {
  /** Valid texts to learn from: parts of wrong words at places where they are right, and some of the right words. */
  readonly texts: readonly string[];
  /** Symbols by the number of wrong words that they are the cause of. */
  readonly blamed: ReadonlyMap<string, number>;
  readonly wrong: number;
  readonly drawn: number;
}

const drawsPerRound = 800;
const depths = [2, 5, 9, 14, 20];
const placesTried = 6;
const repairsTried = 4;
const rightTaken = 40;
const longest = 80;

/**
 * Runs random words. For a wrong one, the smallest part is looked for that is wrong where it stands. If it is right at other
 * places of its symbol, these do not stand for the same, and a sample with this part shows it. If it is wrong everywhere,
 * the rule of the symbol is.
 */
export async function counterexamples(
  { table, rules, start }: MinedRules,
  subject: Subject,
  random: Random,
  critical: CriticalPlaces,
): Promise<Counterexamples> {
  const source = new DerivationSource(rules, random);
  const drawn = new Map<string, RandomDerivation>();
  for (let n = 0; n < drawsPerRound; n++) {
    const made = source.draw(start, depths[n % depths.length]!);
    if (made.text.length <= longest) drawn.set(made.text, made);
  }
  await subject.accept([...drawn.keys()]);
  const texts = new Set<string>();
  const blamed = new Map<string, number>();
  let wrong = 0;
  let right = 0;
  for (const made of drawn.values()) {
    if (subject.isValid(made.text)) {
      if (right++ < rightTaken) texts.add(made.text);
      continue;
    }
    wrong++;
    for (const node of smallestFirst(made.root)) {
      const places = (table.symbols.get(node.symbol)?.places ?? []).slice(0, placesTried);
      if (places.length === 0) continue;
      const words = places.map((place) => replaced(place, made.text.slice(node.start, node.end)));
      const answers = await subject.accept(words);
      if (answers.every(Boolean)) {
        if (await repairedBy(node, made, table, subject, texts, critical)) break;
        continue;
      }
      if (answers.includes(true)) {
        critical.texts.add(`${places[0]!.node.label} ${made.text.slice(node.start, node.end)}`);
        for (const [at, place] of places.entries()) {
          if (answers[at] === true) texts.add(words[at]!);
          else critical.places.add(placeName(place));
        }
      }
      if (!answers.includes(true)) blamed.set(node.symbol, (blamed.get(node.symbol) ?? 0) + 1);
      break;
    }
  }
  return { texts: [...texts], blamed, wrong, drawn: drawn.size };
}

/**
 * True if other texts of the symbol make the word right. Its place then shows that the texts do not stand for the same.
 */
async function repairedBy(
  node: SymbolNode,
  { text }: RandomDerivation,
  table: MinedRules['table'],
  subject: Subject,
  texts: Set<string>,
  critical: CriticalPlaces,
): Promise<boolean> {
  const own = text.slice(node.start, node.end);
  const others = table.textsOf(node.symbol).filter((other) => other !== own);
  const repaired = [...new Set(others)].slice(0, repairsTried).map((other) => ({
    word: text.slice(0, node.start) + other + text.slice(node.end),
    end: node.start + other.length,
  }));
  const answers = await subject.accept(repaired.map(({ word }) => word));
  const right = repaired.find((_, at) => answers[at] === true);
  const label = table.symbols.get(node.symbol)?.label;
  if (right === undefined || label === undefined) return false;
  texts.add(right.word);
  critical.texts.add(`${label} ${own}`);
  critical.places.add(`${label} ${node.start} ${right.end} ${right.word}`);
  return true;
}

/** Parts before the wholes that contain them. */
function smallestFirst(root: SymbolNode): readonly SymbolNode[] {
  const all: SymbolNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    open.push(...node.children);
  }
  return all.reverse();
}
