import type { Subject } from '../subject.ts';
import { treeForm, type TracedText } from '../trees/syntax-tree.ts';

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/** One character of each kind that parsers distinguish outside ASCII. */
const letters = ['é', 'ж', '中', 'ª'];
const others = ['\u0085', '\u00a0', '×', '²', '\u2028', '\u3000', '\ufeff', '\u200d', '\ue000', '\uffff'];
const candidates = [...ascii, ...letters, ...others];

/** Stands in sets for all characters outside ASCII, and for all letters outside ASCII. */
export const anyOther = '\u{10ffff}';
export const anyLetter = '\u{10fffe}';

/**
 * Which characters can stand at one position of a sample so that it stays valid and is read in the same way: on the same
 * path, or by the same calls for the same parts.
 */
export class CharacterSets {
  readonly #subject: Subject;
  readonly #known = new Map<string, ReadonlySet<string>>();
  /** Valid texts that were read differently than the sample they were made of. */
  readonly discovered = new Set<string>();

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  async at({ text, root }: TracedText, position: number): Promise<ReadonlySet<string>> {
    const key = `${position} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const withCharacter = (one: string): string => text.slice(0, position) + one + text.slice(position + 1);
    await this.#subject.accept([text, ...candidates.map(withCharacter)]);
    const own = this.#subject.pathOf(text);
    const byPath = new Map<number, string[]>();
    for (const one of candidates) {
      const path = this.#subject.pathOf(withCharacter(one));
      if (path === undefined || !this.#subject.isValid(withCharacter(one))) continue;
      const list = byPath.get(path);
      if (list === undefined) byPath.set(path, [one]);
      else list.push(one);
    }
    const form = treeForm(root);
    const set = new Set([text[position]!]);
    for (const [path, members] of byPath) {
      const [first] = members;
      const isSame = path === own || (await this.#formOf(withCharacter(first!))) === form;
      if (isSame) for (const one of members) set.add(one);
      else this.discovered.add(withCharacter(first!));
    }
    const made = widened(set);
    this.#known.set(key, made);
    return made;
  }

  async #formOf(text: string): Promise<string | undefined> {
    const [sample] = await this.#subject.samples([text]);
    return sample && treeForm(sample.root);
  }
}

/** If all characters of a kind that were tried are in the set, the whole kind is. */
function widened(set: ReadonlySet<string>): ReadonlySet<string> {
  const hasLetters = letters.every((one) => set.has(one));
  if (!hasLetters) return set;
  if (others.every((one) => set.has(one))) return new Set([...set, anyOther]);
  return new Set([...set, anyLetter]);
}
