import { WorkBudget } from '../../core/work-budget.ts';
import { flattenCharacters } from '../../grammar/flat/flatten.ts';
import { textOfPoints } from '../../grammar/characters/char-set.ts';
import type { Grammar, Rule } from '../../grammar/grammar.ts';
import { CharacterParser } from './earley/character-parser.ts';
import { Chart } from './earley/chart.ts';
import { CharacterReading } from './reading.ts';

/** Derivations of token texts by their lexical rules, cached because the same texts recur often. */
export class TokenInsides {
  readonly #grammar: Grammar;
  readonly #parsers = new Map<Rule, CharacterParser>();
  readonly #known = new Map<string, CharacterReading>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** The text must be a word of the rule; the tokenizer guarantees this. */
  read(rule: Rule, points: Int32Array): CharacterReading {
    const key = `${rule.index} ${points.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size > maxKept) this.#known.clear();
    const parser = this.#parserOf(rule);
    const chart = new Chart(parser.automaton, parser.latticeOf(points));
    chart.run(WorkBudget.unlimited());
    if (!chart.accepts(points.length)) throw new Error(`\`${textOfPoints(points)}\` does not match rule ${rule.name}`);
    const reading = new CharacterReading(this.#grammar, chart, points);
    this.#known.set(key, reading);
    return reading;
  }

  #parserOf(rule: Rule): CharacterParser {
    let parser = this.#parsers.get(rule);
    if (parser === undefined) {
      parser = new CharacterParser(flattenCharacters(this.#grammar, rule.body));
      this.#parsers.set(rule, parser);
    }
    return parser;
  }
}

const maxKept = 10_000;
