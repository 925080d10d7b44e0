import {
  loadGrammarSync,
  Printer,
  Random,
  randomProducer,
  resolveTokens,
  shippedGrammars,
} from '../../dist/grammar.js';

/** Families whose grammar is shipped under another name. */
const grammarNames = new Map([
  ['js', 'ecmascript'],
  ['calc', 'arithmetic'],
]);

const longestInput = 200;

/**
 * Returns words of the subject's language, mutations of them and random texts, a third each; the same for the same
 * seed.
 */
export function inputsFor(subject, count, seed) {
  const random = new Random(`${seed}/${subject.name}`);
  const given = [subject.validInput, subject.invalidInput].filter((text) => typeof text === 'string');
  const words = wordsFor(subject, given, Math.ceil(count / 3), random.split('words'));
  const alphabet = [...new Set([...given, ...words].join(''))].sort();
  const inputs = [...given, ...words];
  const mutating = random.split('mutations');
  while (inputs.length < (2 * count) / 3) inputs.push(mutated(mutating.pick(inputs), alphabet, mutating));
  const inventing = random.split('texts');
  while (inputs.length < count) inputs.push(randomText(alphabet, inventing));
  return inputs.slice(0, count);
}

function wordsFor(subject, given, count, random) {
  const grammar = grammarFor(subject);
  const words = [];
  if (grammar === undefined) {
    const alphabet = [...new Set(given.join(''))];
    while (words.length < count) words.push(mutated(random.pick([...given, ...words]), alphabet, random));
    return words;
  }
  const producer = randomProducer(grammar, random, { maxDepth: 12, maxSize: 60 });
  const printer = new Printer(grammar);
  for (let tries = 0; words.length < count && tries < 20 * count; tries++) {
    const tree = producer.next();
    if (tree === undefined) break;
    const { text } = resolveTokens(tree, grammar, printer, random);
    if (text.length <= longestInput) words.push(text);
  }
  return words;
}

function grammarFor({ name, family }) {
  const shipped = new Map(shippedGrammars().map((grammar) => [grammar.name, grammar.file]));
  const file = shipped.get(name) ?? shipped.get(grammarNames.get(family) ?? family);
  return file === undefined ? undefined : loadGrammarSync(file);
}

/** Makes one to four small changes: characters are deleted, duplicated, inserted, replaced or swapped. */
export function mutated(text, alphabet, random) {
  let result = text;
  for (let changes = 1 + random.int(4); changes > 0; changes--) result = changed(result, alphabet, random);
  return result.slice(0, longestInput);
}

function changed(text, alphabet, random) {
  const from = random.int(text.length + 1);
  const to = Math.min(text.length, from + 1 + random.int(random.chance(0.7) ? 2 : 12));
  const [before, part, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.int(6)) {
    case 0:
      return before + after;
    case 1:
      return before + part + part + after;
    case 2:
      return before + character(alphabet, random) + part + after;
    case 3:
      return before + character(alphabet, random) + after;
    case 4:
      return after + part + before;
    default:
      return before + part.toUpperCase() + part.toLowerCase() + after;
  }
}

function randomText(alphabet, random) {
  let text = '';
  for (let length = random.int(random.chance(0.8) ? 24 : 80); length > 0; length--) text += character(alphabet, random);
  return text;
}

const rare = [
  '\0',
  '\t',
  '\r\n',
  '\v',
  '\u0085',
  '\u00a0',
  '\u0130',
  '\u017f',
  '\u2028',
  '\ufeff',
  '\ud83d\ude00',
  '\ud800',
  '\udc00',
  '\uffff',
];

function character(alphabet, random) {
  const kind = random.int(10);
  if (kind < 6 && alphabet.length > 0) return random.pick(alphabet);
  if (kind < 9) return String.fromCharCode(32 + random.int(95));
  return random.chance(0.5) ? random.pick(rare) : String.fromCharCode(random.int(0x10000));
}
