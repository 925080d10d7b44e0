import type { Subject } from '../subject.ts';

/** A text that valid texts may begin with. */
interface Prefix {
  readonly text: string;
  /** Lower is better. */
  readonly cost: number;
}

export interface PrefixSearchLimits {
  /** How many runs the search may use. */
  readonly runs: number;
  /** When the search ends, on the clock of `performance.now`. */
  readonly deadline: number;
  readonly longest: number;
}

const alphabet = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\n', '\t', 'é'];
/** Not in the alphabet: what parsers do with it is what they do with characters that they do not expect. */
const unexpected = '\u0001';
const probes = ['a', '1', '"', "'", ')', ']', '}', '\\', ' ', '\n', ';', '/'];
const fewProbes = ['\u0001', 'a', '0', '(', ';', '"'];
const furtherProbes = ['\u0001', ...alphabet.filter((one) => /[^A-Z0-9]/u.test(one))];
const plain = /[a-z]/u;
const costOfRepetition = 1.5;
/** Valid texts that serve as parts of longer ones. */
const mostBlocks = 8;
const longestBlock = 6;
/** Recorded runs show the words that the input is compared with. */
const runsPerRecording = 2000;
const recordedAtOnce = 4;
const discountOfNew = 1.5;
const fillings = ['', '0', '00', '000', '0000', 'a', 'aa'];
const longestEnding = 3;
const mostEndings = 14;
const mostWaiting = 20_000;

/**
 * Looks for valid texts from the left to the right. All characters are tried behind a prefix; those that lead the subject
 * down one path are alike, and one of them is enough. If all lead down one path, the subject stopped before it saw them,
 * so that no valid text begins like this. A step that was often taken, with the same characters told apart before it, is
 * taken later than a new one, so that texts stay short and have all parts of the language.
 */
export async function prefixSearch(
  subject: Subject,
  begin: readonly string[],
  { runs, deadline, longest }: PrefixSearchLimits,
): Promise<readonly string[]> {
  const end = subject.runs + runs;
  const found: string[] = [];
  const steps = new Map<string, number>();
  const seen = new Set(begin);
  let waiting: Prefix[] = begin.map((text) => ({ text, cost: text.length }));
  await subject.accept(begin);
  const endings = new Set(['']);
  const building = new Map<string, string>();
  const note = (text: string): void => {
    found.push(text);
    for (let length = 1; length <= longestEnding; length++)
      if (endings.size < mostEndings && length < text.length && !/[\s\p{L}\p{N}]/u.test(text.at(-length)!))
        endings.add(text.slice(-length));
    const [first] = text;
    if (
      text.length > 1 &&
      text.length <= longestBlock &&
      first !== undefined &&
      /[^\s\p{L}\p{N}+-]/u.test(first) &&
      building.size < mostBlocks
    )
      if (!building.has(first)) building.set(first, text);
  };
  /** Valid texts end in few ways; a text that takes a new step is perhaps one of them away from a valid one. */
  const complete = async (text: string): Promise<void> => {
    const texts = fillings.flatMap((filling) => [...endings].map((ending) => text + filling + ending));
    const answers = await subject.accept(texts.filter((one) => one.length <= longest + longestEnding));
    for (const [at, one] of texts.entries()) if (answers[at] === true && !seen.has(one)) note(one);
    for (const one of texts) if (subject.isValid(one)) seen.add(one);
  };
  for (const text of begin) if (subject.isValid(text)) note(text);
  let recordedAt = 0;
  const isOver = (): boolean => subject.runs >= end || subject.isSpent || performance.now() >= deadline;
  while (waiting.length > 0 && !isOver()) {
    const { text, cost } = takeBest(waiting);
    const groups = await followers(subject, text, [...building.values(), ...subject.words]);
    if (groups === undefined) continue;
    const state = groups.map((group) => group[0]!).join(' ');
    for (const [first] of groups) {
      const next = text + first!;
      if (seen.has(next)) continue;
      seen.add(next);
      if (subject.isValid(next)) note(next);
      if (next.length >= longest || !(await mayGoOn(subject, next))) continue;
      const step = `${state} ${first}`;
      const count = (steps.get(step) ?? 0) + 1;
      steps.set(step, count);
      if (count === 1) await complete(next);
      const own = cost + 1 + costOfRepetition * Math.log2(count);
      waiting.push({ text: next, cost: subject.novel.has(next) ? own - discountOfNew : own });
    }
    if (subject.runs - recordedAt > runsPerRecording) {
      recordedAt = subject.runs;
      await subject.samples([text, ...found.slice(-recordedAtOnce)]);
    }
    if (waiting.length > mostWaiting) waiting = waiting.toSorted((a, b) => a.cost - b.cost).slice(0, mostWaiting / 2);
  }
  return found;
}

/** What may follow a prefix, in groups that the subject does not tell apart; undefined if nothing may. */
async function followers(
  subject: Subject,
  text: string,
  words: readonly string[],
): Promise<readonly (readonly string[])[] | undefined> {
  const candidates = [...alphabet, ...words];
  await subject.accept([text + unexpected, ...candidates.map((one) => text + one)]);
  const groups = new Map<number, string[]>();
  for (const one of candidates) {
    const path = subject.pathOf(text + one);
    if (path === undefined) continue;
    const group = groups.get(path);
    if (group === undefined) groups.set(path, [one]);
    else group.push(one);
  }
  const wrong = subject.pathOf(text + unexpected);
  if (wrong !== undefined && !subject.isValid(text + unexpected)) {
    const ordinary = groups.get(wrong);
    groups.delete(wrong);
    // Strings and comments take any character. Letters and digits stand for those.
    if (ordinary !== undefined && (await goesOn(subject, text + unexpected)))
      groups.set(
        wrong,
        ordinary.toSorted((a, b) => Number(plain.test(b)) - Number(plain.test(a))),
      );
  }
  return groups.size === 0 ? undefined : [...groups.values()];
}

/** False if the subject stopped within the text, as far as letters and punctuation show. */
async function mayGoOn(subject: Subject, text: string): Promise<boolean> {
  return (await goesOn(subject, text, fewProbes)) || goesOn(subject, text, furtherProbes);
}

/** True if the subject tells apart what follows a text, so that it has read all of it. */
async function goesOn(subject: Subject, text: string, tried: readonly string[] = probes): Promise<boolean> {
  const continued = tried.map((one) => text + one);
  await subject.accept(continued);
  return new Set(continued.map((one) => subject.pathOf(one))).size > 1;
}

function takeBest(waiting: Prefix[]): Prefix {
  let best = 0;
  for (let at = 1; at < waiting.length; at++) if (waiting[at]!.cost < waiting[best]!.cost) best = at;
  const [taken] = waiting.splice(best, 1);
  return taken!;
}
