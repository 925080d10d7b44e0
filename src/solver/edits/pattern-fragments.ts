import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { plainUnit } from '../links/domains/preferred-value.ts';
import { UnitClasses } from '../links/regular/unit-classes.ts';

const mostFragments = 24;
/** Longer repetitions are cut: the texts are proposals. */
const mostCopies = 16;

/** How often an element that may be left out is repeated in a sample. */
type Repetition = 'least' | 'once';

/**
 * Short texts that parts of a pattern match, those of the whole pattern first. Assertions and back-references are left out:
 * the texts are proposals that are checked in their place.
 */
export class PatternFragments {
  readonly #known = new Map<string, readonly string[]>();

  of(source: string, flags: string): readonly string[] {
    const key = `/${source}/${flags}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = fragmentsOf(source, flags);
    this.#known.set(key, made);
    return made;
  }
}

function fragmentsOf(source: string, flags: string): readonly string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const classes = new UnitClasses(flags);
  const found = new Set<string>();
  const pending: AST.Alternative[] = [...pattern.alternatives];
  for (let at = 0; at < pending.length && found.size < mostFragments; at++) {
    const { elements } = pending[at]!;
    found.add(elements.map((element) => sampleOf(element, 'least', classes)).join(''));
    found.add(elements.map((element) => sampleOf(element, 'once', classes)).join(''));
    for (const element of elements) {
      found.add(sampleOf(element, 'once', classes));
      for (const unit of outsideOf(element, classes)) found.add(unit);
      pending.push(...alternativesIn(element));
    }
  }
  found.delete('');
  return [...found].slice(0, mostFragments);
}

function sampleOf(
  element: AST.Element | AST.QuantifiableElement,
  repetition: Repetition,
  classes: UnitClasses,
): string {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return String.fromCharCode(...classes.unitsOf(element.raw).map(plainUnit));
    case 'Group':
    case 'CapturingGroup': {
      const [first] = element.alternatives;
      return first?.elements.map((each) => sampleOf(each, repetition, classes)).join('') ?? '';
    }
    case 'Quantifier': {
      const copies = repetition === 'once' ? Math.max(1, element.min) : element.min;
      return sampleOf(element.element, repetition, classes).repeat(Math.min(copies, mostCopies, element.max));
    }
    default:
      return '';
  }
}

/** A character that a class does not contain: it ends a match. */
function outsideOf(element: AST.Element, classes: UnitClasses): readonly string[] {
  const inner = element.type === 'Quantifier' ? element.element : element;
  if (inner.type !== 'CharacterSet' && inner.type !== 'CharacterClass') return [];
  const [set] = classes.unitsOf(inner.raw);
  const rest = set?.complement(0, 0xffff) ?? IntervalSet.empty;
  return rest.isEmpty ? [] : [String.fromCharCode(plainUnit(rest))];
}

function alternativesIn(element: AST.Element): readonly AST.Alternative[] {
  const inner = element.type === 'Quantifier' ? element.element : element;
  return 'alternatives' in inner ? inner.alternatives : [];
}
