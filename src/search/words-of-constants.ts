import type { ConditionTemplate } from '../core/condition-template.ts';
import type { TraceConstant } from '../core/raw-trace.ts';

const longestWord = 32;
const largestUnit = 0xffff;
/** What a pattern spells out: letters in a row that are no part of an escape. */
const spelledOut = /(?<![\\\w])[A-Za-z_][\w-]*/g;

/**
 * Texts that have to do with what a run was compared with: texts and keys as they are, numbers as characters of that code
 * and as they are written, and what patterns spell out. `from` is the index of the first constant to look at.
 */
export function* wordsOfConstants(constants: readonly TraceConstant[], from = 0): Generator<string> {
  // Read by index: the list inherits nothing.
  for (let i = from; i < constants.length; i++) {
    for (const word of wordsOf(constants[i])) if (word !== '' && word.length <= longestWord) yield word;
  }
}

function* wordsOf(constant: TraceConstant): Generator<string> {
  if (typeof constant === 'string') yield constant;
  else if (typeof constant === 'number') yield* wordsOfNumber(constant);
  else if (typeof constant !== 'object' || constant === null) return;
  else if (constant.kind === 'regExp') yield* constant.source.match(spelledOut) ?? [];
  else if (constant.kind === 'condition') yield* wordsOfTemplate(JSON.parse(constant.text) as ConditionTemplate);
  else if (constant.kind === 'keys' || constant.kind === 'map') {
    for (const key of constant.keys) if (typeof key === 'string') yield key;
  }
}

function* wordsOfNumber(value: number): Generator<string> {
  if (!Number.isSafeInteger(value) || value < 0) return;
  if (value <= largestUnit) yield String.fromCharCode(value);
  else yield* [String(value), value.toString(16), String(value + 1)];
}

function* wordsOfTemplate(template: ConditionTemplate): Generator<string> {
  for (const part of template.slice(1)) {
    if (typeof part === 'object' && part !== null) yield* wordsOfTemplate(part);
    else if (typeof part === 'string') yield part;
    else if (typeof part === 'number') yield* wordsOfNumber(part);
  }
}
