/**
 * Words that every object has: a program that keeps its names in plain objects takes them for entries, or sets them.
 * A solver is of no help here: there is no decision to flip.
 */
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'] as const;

const name = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The text with one of its names replaced by one of the words, at one place and wherever it stands. */
export function* withTellingWords(text: string): Generator<string> {
  const places = [...text.matchAll(name)];
  const names = new Set(places.map(([found]) => found));
  for (const word of words) {
    for (const { 0: found, index } of places) yield text.slice(0, index) + word + text.slice(index + found.length);
    for (const found of names) yield text.replaceAll(name, (own) => (own === found ? word : own));
  }
}
