import type { Subject } from '../subject.ts';
import { outerForm } from './outer-form.ts';
import { nodeForm, normalized, type TracedText, type TreeNode } from '../trees/syntax-tree.ts';
import { occurrencesOf, placeName, surroundingsOf, replaced, occurrenceText, type Occurrence } from './occurrence.ts';

/**
 * A nonterminal: what may stand at some places of one function or loop. A function whose texts cannot be swapped freely
 * (a parser of statements that is told whether `break` is allowed) has several, which share some classes of texts.
 */
export interface MinedSymbol {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly classes: readonly TextClass[];
  readonly places: readonly Occurrence[];
}

/** Texts of one label that are valid at the same places. */
export interface TextClass {
  readonly id: string;
  readonly occurrences: Occurrence[];
  /** The shortest, of different forms. */
  readonly texts: readonly string[];
}

/** Places, and texts of labels, that showed that texts do not stand for the same; they are compared first. */
export interface CriticalPlaces {
  readonly places: Set<string>;
  readonly texts: Set<string>;
}

const mostTexts = 96;
const longestForm = 8;
const mostPlaces = 16;
const mostChecked = 4;
const mostReadings = 14;
const mostCritical = 12;
const mostOtherPlaces = 160;
const shownTexts = 10;

/** Finds out, by swapping texts, what stands for the same thing. */
export class SymbolTable {
  readonly #subject: Subject;
  readonly symbols = new Map<string, MinedSymbol>();
  readonly #ofNode = new Map<TreeNode, MinedSymbol>();
  readonly #ownClass = new Map<TreeNode, string>();
  readonly #classes = new Map<string, TextClass>();
  readonly #critical: CriticalPlaces;

  private constructor(subject: Subject, critical: CriticalPlaces) {
    this.#subject = subject;
    this.#critical = critical;
  }

  static async of(subject: Subject, samples: readonly TracedText[], critical: CriticalPlaces): Promise<SymbolTable> {
    const table = new SymbolTable(subject, critical);
    const byLabel = new Map<string, Occurrence[]>();
    for (const sample of samples)
      for (const one of occurrencesOf(sample)) {
        const list = byLabel.get(one.node.label);
        if (list === undefined) byLabel.set(one.node.label, [one]);
        else list.push(one);
      }
    for (const [label, occurrences] of byLabel) await table.#classify(label, occurrences);
    return table;
  }

  symbolAt(node: TreeNode): MinedSymbol {
    return this.#ofNode.get(node)!;
  }

  /** The class of the node's text. A symbol with one class is that class. */
  classAt(node: TreeNode): string {
    const { id, classes } = this.symbolAt(node);
    return classes.length === 1 ? id : this.#ownClass.get(node)!;
  }

  /** Places of a class that differ most: those that told classes apart before, then those with other surroundings. */
  placesOf({ occurrences }: TextClass): readonly Occurrence[] {
    const critical = occurrences.filter((one) => this.#critical.places.has(placeName(one)));
    const others = distinct(occurrences, surroundingsOf).toSorted(bySampleLength);
    return [...new Set([...critical.slice(-mostChecked), ...others.slice(0, mostChecked)])];
  }

  /** Texts of a symbol or of a class. */
  textsOf(id: string): readonly string[] {
    const own = this.#classes.get(id);
    if (own !== undefined) return own.texts;
    const classes = this.symbols.get(id)?.classes ?? [];
    if (classes.length === 1) return classes[0]!.texts;
    // As many of each class, so that random texts are of all classes.
    return classes.flatMap(({ texts }) => Array.from({ length: shownTexts }, (_, at) => texts[at % texts.length]!));
  }

  async #classify(label: string, occurrences: readonly Occurrence[]): Promise<void> {
    const sorted = occurrences.toSorted(shorterFirst);
    const byText = groupedBy(sorted, occurrenceText);
    const first = sorted.filter((one) => this.#critical.places.has(placeName(one)));
    const others = distinct(sorted, surroundingsOf).toSorted(bySampleLength);
    const places = [...new Set([...first.slice(-mostCritical), ...others.slice(0, mostPlaces)])];
    const rows = await this.#rows(byText, places);
    const readings = await this.#readings(label, byText, rows, places);
    const groups = [...groupedBy(byText.keys(), (text) => `${rows.get(text)!} ${readings.get(text)!}`).values()];
    const classes = groups.map((texts, index): TextClass => {
      const own = texts.flatMap((text) => byText.get(text)!);
      return { id: `${label}/${index}`, occurrences: own, texts: variedTexts(own) };
    });
    for (const one of classes) {
      this.#classes.set(one.id, one);
      for (const { node } of one.occurrences) this.#ownClass.set(node, one.id);
    }
    const patterns = await this.#patterns(sorted, classes);
    const bySet = groupedBy(sorted, (one) => patterns.get(one)!);
    let index = 0;
    for (const [pattern, at] of bySet) {
      const members = pattern.split(' ').map((member) => classes[Number(member)]!);
      const id = bySet.size === 1 ? label : `${label}#${index++}`;
      const symbol: MinedSymbol = { id, label, name: at[0]!.node.name, classes: members, places: at };
      this.symbols.set(id, symbol);
      for (const { node } of at) this.#ofNode.set(node, symbol);
    }
  }

  /** For each text, at which of the places it is valid; texts beyond the limit are treated like those of their form. */
  async #rows(
    byText: ReadonlyMap<string, readonly Occurrence[]>,
    places: readonly Occurrence[],
  ): Promise<ReadonlyMap<string, string>> {
    const forms = new Map<string, string>();
    const rows = new Map<string, string>();
    const tried: string[] = [];
    for (const [text, [first]] of byText) {
      const form = formOf(first!);
      const isCritical = this.#critical.texts.has(`${first!.node.label} ${text}`);
      if (isCritical || (tried.length < mostTexts && (!forms.has(form) || tried.length < mostTexts / 2)))
        tried.push(text);
      if (!forms.has(form)) forms.set(form, text);
    }
    for (const text of tried) {
      const answers = await this.#subject.accept(places.map((place) => replaced(place, text)));
      // A text that none of the places takes says nothing about its class, and gets one of its own.
      rows.set(text, answers.some(Boolean) ? answers.map(Number).join('') : `only ${text}`);
    }
    for (const [text, [first]] of byText) {
      if (!rows.has(text)) rows.set(text, rows.get(forms.get(formOf(first!))!) ?? rows.get(tried[0]!)!);
    }
    return rows;
  }

  /**
   * For texts that are valid at the same places: whether the subject reads what is around them in the same way. `<` in the
   * place of `+` is valid, but is another operator; without this, it would be allowed where only a sum may stand.
   */
  async #readings(
    label: string,
    byText: ReadonlyMap<string, readonly Occurrence[]>,
    rows: ReadonlyMap<string, string>,
    places: readonly Occurrence[],
  ): Promise<ReadonlyMap<string, string>> {
    const readings = new Map<string, string>();
    const ofForm = new Map<string, string>();
    for (const [text, [first]] of byText) {
      const form = `${rows.get(text)!} ${formOf(first!)}`;
      let reading = ofForm.get(form);
      if (reading === undefined) {
        reading =
          text === ''
            ? 'empty'
            : await this.#readingOf(
                label,
                text,
                places.filter((_, at) => rows.get(text)![at] === '1'),
              );
        ofForm.set(form, reading);
      }
      readings.set(text, reading);
    }
    return readings;
  }

  async #readingOf(label: string, text: string, places: readonly Occurrence[]): Promise<string> {
    const compared = places.filter(({ node }) => node.start < node.end).slice(0, mostReadings);
    const words = compared.map((place) => replaced(place, text));
    const samples = new Map((await this.#subject.samples(words)).map((sample) => [sample.text, sample]));
    return compared
      .map((place, at) => {
        const sample = samples.get(words[at]!);
        if (sample === undefined) return '-';
        const { start, end } = place.node;
        const isSame =
          outerForm(sample, label, start, start + text.length) === outerForm(place.sample, label, start, end);
        return isSame ? 'same' : 'other';
      })
      .join(' ');
  }

  /** For each occurrence, the numbers of the classes that are valid at its place. */
  async #patterns(
    occurrences: readonly Occurrence[],
    classes: readonly TextClass[],
  ): Promise<ReadonlyMap<Occurrence, string>> {
    const patterns = new Map<Occurrence, string>();
    if (classes.length === 1) {
      for (const one of occurrences) patterns.set(one, '0');
      return patterns;
    }
    const ofPlace = new Map<string, string>();
    const numbers = new Map(classes.flatMap((one, index) => one.occurrences.map((member) => [member, index] as const)));
    let tried = 0;
    for (const one of occurrences.toSorted(bySampleLength)) {
      const own = numbers.get(one) ?? 0;
      const key = `${surroundingsOf(one)} ${own}`;
      let pattern = ofPlace.get(key);
      if (pattern === undefined || tried < mostOtherPlaces) {
        tried++;
        const valid: number[] = [];
        for (const [index, { texts }] of classes.entries()) {
          const words = texts.slice(0, 2).map((text) => replaced(one, text));
          if (index === own || (await this.#subject.acceptAll(words))) valid.push(index);
        }
        pattern = valid.join(' ');
        ofPlace.set(key, pattern);
      }
      patterns.set(one, pattern);
    }
    return patterns;
  }
}

/** Some texts of a class, the shortest of each form first. */
function variedTexts(occurrences: readonly Occurrence[]): readonly string[] {
  const firsts = distinct(occurrences, formOf).map(occurrenceText);
  return [...new Set([...firsts.slice(0, shownTexts), ...occurrences.map(occurrenceText)])].slice(0, shownTexts);
}

function formOf({ node, sample: { text } }: Occurrence): string {
  return `${nodeForm(node, text)} ${normalized(text.slice(node.start, node.end)).slice(0, longestForm)}`;
}

function groupedBy<T, K>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list === undefined) groups.set(key(item), [item]);
    else list.push(item);
  }
  return groups;
}

function distinct(occurrences: readonly Occurrence[], key: (one: Occurrence) => string): readonly Occurrence[] {
  const seen = new Set<string>();
  return occurrences.filter((one) => {
    const known = seen.has(key(one));
    seen.add(key(one));
    return !known;
  });
}

function shorterFirst(a: Occurrence, b: Occurrence): number {
  return a.node.end - a.node.start - (b.node.end - b.node.start) || bySampleLength(a, b);
}

function bySampleLength(a: Occurrence, b: Occurrence): number {
  return a.sample.text.length - b.sample.text.length;
}
