import type { Evaluator } from '../../constraint/evaluate.ts';
import type { Application } from '../../constraint/expression.ts';
import { isIndex, type SpanFinder } from '../positions/span-finder.ts';
import type { EditMaterial } from './edit-material.ts';

/** Up to this length an edit is tried at every position. */
const shortText = 20;
const mostPositions = 20;
const mostParts = 8;

/** A part of the text that a term of the condition reads. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Small changes of one text of a run at the positions that a condition computes: parts replaced, texts inserted, characters
 * exchanged, ends cut off. The likeliest come first; none is checked.
 */
export function* textEdits(
  text: string,
  input: number,
  { fragments, terms }: EditMaterial,
  run: Evaluator,
  spans: SpanFinder,
): Iterable<string> {
  const parts = partsOf(terms, input, spans);
  const positions = positionsIn(text, terms, parts, run);
  for (const { start, end } of parts) {
    if (end > start) yield text.slice(0, start) + text.slice(end);
    for (const fragment of fragments) yield text.slice(0, start) + fragment + text.slice(end);
  }
  for (const position of positions) {
    const [before, after] = [text.slice(0, position), text.slice(position)];
    if (after !== '') yield before;
    if (after !== '') yield before + after.slice(1);
    for (const fragment of fragments) {
      yield before + fragment + after;
      if (after !== '') yield before + fragment + after.slice(fragment.length);
    }
  }
  for (const from of positions) {
    for (const to of positions) if (from < to) yield text.slice(0, from) + text.slice(to);
  }
}

function partsOf(terms: readonly Application[], input: number, spans: SpanFinder): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const term of terms) {
    if (parts.size >= mostParts) break;
    const span = term.sort === 'string' || term.sort === 'any' ? spans.spanOf(term) : undefined;
    if (span !== undefined && span.text.input === input) parts.set(`${span.start} ${span.end}`, span);
  }
  return [...parts.values()];
}

/** Positions that terms of the condition have as their values in the run, or all if the text is short. */
function positionsIn(
  text: string,
  terms: readonly Application[],
  parts: readonly Part[],
  run: Evaluator,
): readonly number[] {
  const found = new Set<number>();
  for (const term of terms) {
    if (found.size >= mostPositions) break;
    const value = term.sort === 'bool' || term.sort === 'string' ? undefined : run.evaluate(term);
    if (typeof value === 'number' && isIndex(value) && value <= text.length) found.add(value);
  }
  for (const { start, end } of parts) found.add(start).add(end);
  found.add(text.length).add(0);
  if (text.length <= shortText) for (let position = 0; position <= text.length; position++) found.add(position);
  return [...found].slice(0, mostPositions);
}
