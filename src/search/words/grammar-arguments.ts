import type { Domain } from '../../constraint/domains/domain.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { GrammarInput } from '../../engine/grammar-input.ts';
import { defaultInputs } from '../inputs/default-inputs.ts';
import { InputSpace } from '../../engine/input-space.ts';
import type { FilledTemplate } from '../templates/learned-fillings.ts';

/** Builds inputs from words: one word for each argument with a grammar, in order, and default values for the others. */
export class GrammarArguments {
  readonly grammars: readonly Grammar[];
  /** Default values of the other arguments, one list for each shape of their domains; empty texts in place of words. */
  readonly rests: readonly (readonly unknown[])[];
  readonly #space: InputSpace;
  readonly #places: readonly number[];

  constructor(space: InputSpace, inputs: readonly GrammarInput[]) {
    this.#space = space;
    this.grammars = inputs.map(({ grammar }) => grammar);
    this.#places = inputs.map(({ argument }) => argument);
    const others = new InputSpace(this.#placed(space.domains, () => ({ kind: 'const', value: '' })));
    this.rests = defaultInputs(others).inputs.map((input) => others.argumentsOf(input));
  }

  /** Returns an input that is symbolic in all its parts. */
  ofWords(words: readonly string[], rest: readonly unknown[]): RunInput {
    const input = this.#space.inputOf(this.#placed(rest, (place) => words[place]));
    if (input.kind !== 'args') return input;
    const longest = Math.max(...words.map(({ length }) => length));
    return { ...input, domains: this.#placed(this.#space.domains, (_, domain) => withRoom(domain, longest)) };
  }

  /** Returns an input that is symbolic in the holes of its templates and in the other arguments. */
  ofTemplates(filled: readonly FilledTemplate[], rest: readonly unknown[]): RunInput {
    const input = this.#space.inputOf(this.#placed(rest, (place) => filled[place]?.text));
    const [first] = filled;
    if (input.kind === 'text') return first === undefined ? input : { ...input, template: first.template };
    if (input.kind === 'bytes') return input;
    const domains = this.#placed(this.#space.domains, (place, domain) => filled[place]?.template ?? domain);
    return { ...input, domains };
  }

  /** Returns the filled templates of an input made by `ofTemplates`, possibly with other fillings since. */
  filledIn(input: RunInput): readonly FilledTemplate[] {
    if (input.kind === 'text')
      return input.template === undefined ? [] : [{ text: input.text, template: input.template }];
    if (input.kind === 'bytes') return [];
    return this.#places.flatMap((argument) => {
      const template = input.domains?.[argument];
      return template?.kind === 'template' ? [{ text: input.args[argument] as string, template }] : [];
    });
  }

  /** Returns the texts of the arguments that have a grammar; they need not be words of it. */
  wordsOf(input: RunInput): readonly string[] {
    const args = this.#space.argumentsOf(input);
    return this.#places.map((place) => (typeof args[place] === 'string' ? args[place] : ''));
  }

  /** Returns the arguments without a grammar, with empty texts in place of words. */
  restOf(input: RunInput): readonly unknown[] {
    return this.#placed(this.#space.argumentsOf(input), () => '');
  }

  #placed<T>(list: readonly T[], of: (place: number, was: T) => T | undefined): readonly T[] {
    return list.map((item, argument) => {
      const place = this.#places.indexOf(argument);
      return place === -1 ? item : (of(place, item) as T);
    });
  }
}

/** Raises the length limit of the domain: words of a grammar may be longer than other values. */
function withRoom(domain: Domain, length: number): Domain {
  switch (domain.kind) {
    case 'string':
      return { ...domain, maxLength: Math.max(domain.maxLength, length) };
    case 'optional':
      return { ...domain, of: withRoom(domain.of, length) };
    case 'oneOf':
      return { ...domain, options: domain.options.map((option) => withRoom(option, length)) };
    default:
      return domain;
  }
}

/** Returns true if texts are values of the domain, so that a grammar can be given for it. */
export function takesText(domain: Domain): boolean {
  if (domain.kind === 'optional') return takesText(domain.of);
  if (domain.kind === 'oneOf') return domain.options.some(takesText);
  return domain.kind === 'string';
}
