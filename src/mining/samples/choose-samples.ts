import type { Subject } from '../subject.ts';
import { nodesOf, nodeForm, type TracedText } from '../trees/syntax-tree.ts';
import { chooseReading } from '../trees/choose-reading.ts';
import { accessorLabels } from '../trees/without-accessors.ts';

const mostRecorded = 1500;
const mostSamples = 400;
/** The shortest are taken even if they show nothing new. */
const alwaysTaken = 40;

/**
 * Records valid texts, one for each path, and chooses short ones in which every form of every call occurs. Finds out on the
 * way which functions only look at single characters.
 */
export async function chooseSamples(subject: Subject, given: readonly string[]): Promise<readonly TracedText[]> {
  const sorted = [...new Set(given)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  await subject.accept(sorted);
  const seen = new Set<number>();
  const distinct = sorted.filter((text) => {
    const path = subject.pathOf(text);
    if (path === undefined || !subject.isValid(text) || seen.has(path)) return false;
    seen.add(path);
    return true;
  });
  const texts = spread(distinct, mostRecorded);
  await chooseReading(subject, texts);
  let samples = await subject.samples(texts);
  for (let labels = accessorLabels(samples); labels.size > 0; labels = accessorLabels(samples)) {
    for (const label of labels) subject.flattened.add(label);
    samples = await subject.samples(texts);
  }
  const forms = new Set<string>();
  return samples
    .filter(({ text, root }, at) => {
      const before = forms.size;
      for (const node of nodesOf(root)) forms.add(nodeForm(node, text));
      return forms.size > before || at < alwaysTaken;
    })
    .slice(0, mostSamples);
}

/** The first half as they are, which are the shortest, and of the others as many at equal distances. */
function spread(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most) return texts;
  const half = most / 2;
  const rest = texts.length - half;
  return [
    ...texts.slice(0, half),
    ...Array.from({ length: half }, (_, at) => texts[half + Math.floor((at * rest) / half)]!),
  ];
}
