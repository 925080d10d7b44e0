import type { RegExpPlace } from './reg-exp-place.ts';

const deepest = 1000;

/** The pattern's parser recurses over groups and classes: too deep a nesting has to be refused before it starts. */
export function checkNesting(pattern: string, nestedClasses: boolean, place: RegExpPlace): void {
  let groups = 0;
  let classes = 0;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i];
    if (char === '\\') i++;
    else if (char === '[' && (classes === 0 || nestedClasses)) classes++;
    else if (char === ']' && classes > 0) classes--;
    else if (char === '(' && classes === 0) groups++;
    else if (char === ')' && classes === 0) groups--;
    if (groups + classes > deepest) {
      const message = `the regular expression is nested more than ${deepest} levels deep`;
      throw place.error(i, 'grammar-too-deep', message, 'give the inner parts rules of their own');
    }
  }
}
