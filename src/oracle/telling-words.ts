/**
 * Words that every object has: a program that keeps its names in plain objects takes them for entries, or sets them.
 * A solver is of no help here: there is no decision to flip.
 */
export const tellingWords = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'] as const;

const name = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Into a text this short, words are put anywhere. */
const shortText = 8;

/**
 * The text with a word in it: in place of a name, at one place and wherever it stands, and in a short text at every place;
 * each also with its brackets closed, since what is kept often ends where something new began.
 */
export function* withTellingWord(text: string, word: string): Generator<string> {
  for (const changed of withWord(text, word)) {
    yield changed;
    const end = missingClosers(changed);
    if (end !== '') yield changed + end;
  }
}

function* withWord(text: string, word: string): Generator<string> {
  const places = [...text.matchAll(name)];
  for (const { 0: found, index } of places) yield text.slice(0, index) + word + text.slice(index + found.length);
  for (const found of new Set(places.map(([own]) => own))) {
    yield text.replaceAll(name, (own) => (own === found ? word : own));
  }
  if (text.length > shortText) return;
  for (let at = 0; at <= text.length; at++) yield text.slice(0, at) + word + text.slice(at);
}

function missingClosers(text: string): string {
  const open: string[] = [];
  for (const character of text) {
    const closer = closers[character];
    if (closer !== undefined) open.push(closer);
    else if (open.at(-1) === character) open.pop();
  }
  return open.reverse().join('');
}
