import { Assignment } from '../../dist/constraint/assignment.js';
import { Evaluator } from '../../dist/constraint/evaluate.js';
import { ExpressionPool } from '../../dist/constraint/expression-pool.js';
import { decodeTrace, learnSamples } from '../../dist/constraint/trace.js';
import { isAsTaken } from './check-trace.mjs';
import { mutated } from './inputs.mjs';

const classes = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ' \t\n\r',
  '.,;:!?-+*/=<>&|^~%#@$_\'"`',
];

/**
 * Returns texts other than the given one that satisfy everything recorded for its run, decisions and concretizations:
 * if nothing was lost, they take the same path. Texts for which an expression has no value are excluded.
 */
export function twinsOf(raw, text, others, tries, random) {
  const { path, samples } = decodeTrace(raw, new ExpressionPool());
  const learned = learnSamples(samples, Assignment.of(text));
  const candidates = new Set(others);
  for (let i = 0; i < tries; i++) candidates.add(variant(text, random));
  candidates.delete(text);
  return [...candidates].filter((candidate) => meets(path, learned.withInput(0, candidate)));
}

function meets({ decisions, concretizations }, assignment) {
  const evaluator = new Evaluator(assignment);
  return (
    decisions.every(({ kind, expr, taken }) => isAsTaken(kind, evaluator.evaluate(expr), taken)) &&
    concretizations.every(({ condition }) => evaluator.isTrue(condition))
  );
}

/** Mostly replaces a few characters by others of their kind, which is most likely to keep the path. */
function variant(text, random) {
  if (text === '' || random.chance(0.3)) return mutated(text, [...text], random);
  const characters = [...text];
  for (let changes = 1 + random.int(3); changes > 0; changes--) {
    const at = random.int(characters.length);
    const alike = classes.find((one) => one.includes(characters[at])) ?? text;
    characters[at] = random.chance(0.8) ? alike[random.int(alike.length)] : random.pick(characters);
  }
  return characters.join('');
}
