import type { Subject } from '../subject.ts';
import { occurrencesOf, occurrenceText, replaced, type Occurrence } from '../generalization/occurrence.ts';
import type { TokenizerUse } from './token-trees.ts';

const mostCompared = 120;
const mostOfLabel = 6;

/** Finds out whether the subject has a tokenizer, and sets the reading of its runs with which most texts can be swapped. */
export async function chooseReading(subject: Subject, texts: readonly string[]): Promise<void> {
  const compared = texts.slice(0, mostCompared);
  const sites = await subject.tokenizersIn(compared);
  if (sites.length === 0) return;
  const readings: readonly (TokenizerUse | undefined)[] = [
    undefined,
    ...sites.slice(0, 3).flatMap((site) => [1, 0].map((ahead) => ({ site, ahead: ahead as 0 | 1 }))),
  ];
  let best: { readonly reading: TokenizerUse | undefined; readonly score: number } | undefined;
  for (const reading of readings) {
    subject.readTokens(reading);
    const score = await swapScore(subject, compared, new Set(sites));
    if (best === undefined || score > best.score) best = { reading, score };
  }
  subject.readTokens(best?.reading);
}

/** The share of swaps of texts of one function that are valid; tokens do not count. */
async function swapScore(subject: Subject, texts: readonly string[], tokenizers: ReadonlySet<number>): Promise<number> {
  const byLabel = new Map<string, Occurrence[]>();
  for (const sample of await subject.samples(texts))
    for (const one of occurrencesOf(sample)) {
      const isCompared = one.node.kind === 'call' && one.parent !== undefined && one.node.start < one.node.end;
      if (!isCompared || isInTokenizer(one, tokenizers)) continue;
      const list = byLabel.get(one.node.label);
      if (list === undefined) byLabel.set(one.node.label, [one]);
      else list.push(one);
    }
  const words: string[] = [];
  for (const list of byLabel.values()) {
    const distinct = [...new Map(list.map((one) => [occurrenceText(one), one])).values()].slice(0, mostOfLabel);
    for (const place of distinct)
      for (const other of distinct) if (other !== place) words.push(replaced(place, occurrenceText(other)));
  }
  if (words.length === 0) return 0;
  const answers = await subject.accept(words);
  return answers.filter(Boolean).length / words.length;
}

function isInTokenizer(one: Occurrence, tokenizers: ReadonlySet<number>): boolean {
  for (let at: Occurrence | undefined = one; at !== undefined; at = at.parent)
    if (tokenizers.has(Number(at.node.label.split(':').at(-1)))) return true;
  return false;
}
