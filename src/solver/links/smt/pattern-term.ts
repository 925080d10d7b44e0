import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { IntervalSet } from '../../../constraint/interval-set.ts';
import { UnitClasses } from '../regular/unit-classes.ts';
import { escaped } from './string-literal.ts';

/** Upper limit of character ranges in a pattern: with more, the terms are too large for a solver. */
const mostRanges = 400;

/**
 * The texts in which a pattern has a match, as a regular expression of SMT-LIB. Undefined for patterns with
 * look-around, boundaries, back-references or code points.
 */
export function patternTerm(source: string, flags: string): string | undefined {
  if (/[muvy]/.test(flags)) return undefined;
  const { alternatives } = new RegExpParser().parsePattern(source);
  const writer = new PatternWriter(new UnitClasses(flags));
  return writer.union(alternatives.map((alternative) => writer.anywhere(alternative.elements)));
}

class PatternWriter {
  readonly #classes: UnitClasses;
  #ranges = 0;

  constructor(classes: UnitClasses) {
    this.#classes = classes;
  }

  /** Anchors are supported only at the start and the end of a match. */
  anywhere(elements: readonly AST.Element[]): string | undefined {
    const isAtStart = isEdge(elements[0], 'start');
    const isAtEnd = isEdge(elements.at(-1), 'end');
    const inner = this.#sequence(elements.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined));
    if (inner === undefined) return undefined;
    return `(re.++ ${isAtStart ? '' : 're.all '}${inner}${isAtEnd ? '' : ' re.all'} (str.to_re ""))`;
  }

  union(parts: readonly (string | undefined)[]): string | undefined {
    if (parts.includes(undefined)) return undefined;
    return parts.length === 1 ? parts[0] : `(re.union ${parts.join(' ')})`;
  }

  #sequence(elements: readonly AST.Element[]): string | undefined {
    const parts = elements.map((element) => this.#element(element));
    return parts.includes(undefined) ? undefined : `(re.++ (str.to_re "") ${parts.join(' ')} (str.to_re ""))`;
  }

  #element(element: AST.Element): string | undefined {
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return this.#unit(element.raw);
      case 'Group':
        return element.modifiers === null ? this.#alternatives(element.alternatives) : undefined;
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives);
      case 'Quantifier':
        return this.#repeated(element);
      default:
        return undefined;
    }
  }

  #alternatives(alternatives: readonly AST.Alternative[]): string | undefined {
    return this.union(alternatives.map(({ elements }) => this.#sequence(elements)));
  }

  #repeated({ element, min, max }: AST.Quantifier): string | undefined {
    const inner = this.#element(element);
    if (inner === undefined || (max !== Infinity && max > 64) || min > 64) return undefined;
    if (max !== Infinity) return `((_ re.loop ${min} ${max}) ${inner})`;
    return min === 0 ? `(re.* ${inner})` : `(re.++ ((_ re.loop ${min} ${min}) ${inner}) (re.* ${inner}))`;
  }

  #unit(raw: string): string | undefined {
    const [set, ...more] = this.#classes.unitsOf(raw);
    if (set === undefined || set.isEmpty || more.length > 0) return undefined;
    this.#ranges += set.rangeCount;
    return this.#ranges > mostRanges ? undefined : rangesTerm(set);
  }
}

function rangesTerm(set: IntervalSet): string {
  const ranges = [...set].map(([from, to]) => `(re.range "${escaped(from)}" "${escaped(to)}")`);
  return ranges.length === 1 ? ranges[0]! : `(re.union ${ranges.join(' ')})`;
}

function isEdge(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind;
}
