import { DateTime, Duration, Interval } from 'luxon';
import { describeShippedGrammar } from './describe-shipped-grammar.ts';

describeShippedGrammar(
  'iso8601',
  (word) => {
    const { isValid, invalidExplanation } = read(word);
    if (!isValid) throw new Error(invalidExplanation ?? 'not valid');
  },
  ['P', 'PT', '2024-01-01T10:00+25:00'],
);

function read(word: string): { isValid: boolean; invalidExplanation: string | null } {
  // Repetitions are unknown to luxon, and a `T` only comes after a date.
  const text = word.replace(/^R\d*\//, '').replace(/^(?=T)/, '2000-01-01');
  if (text.includes('/')) return Interval.fromISO(text);
  return text.startsWith('P') ? Duration.fromISO(text) : DateTime.fromISO(text);
}
