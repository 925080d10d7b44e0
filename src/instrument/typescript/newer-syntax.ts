import { parseSync, Visitor } from 'oxc-parser';
import { sourceLanguage } from './source-language.ts';
import { isTooDeepToParse } from './too-deep.ts';

/** Syntax that has to be lowered before Node can run the file, with the offset of its first occurrence. */
export interface NewerSyntax {
  readonly kind: 'decorator' | 'accessor' | 'using';
  readonly offset: number;
}

const mayHaveSome = /@|\busing\b|\baccessor\b/u;

/** The first decorator of a file, or else the first other syntax that some versions of Node do not support. */
export function newerSyntax(fileName: string, text: string): NewerSyntax | undefined {
  if (!mayHaveSome.test(text) || isTooDeepToParse(text)) return undefined;
  const found: NewerSyntax[] = [];
  const note = (kind: NewerSyntax['kind']) => (node: { readonly start: number }) => {
    found.push({ kind, offset: node.start });
  };
  const { program, errors } = parseSync(fileName, text, { lang: sourceLanguage(fileName) });
  // Syntax errors are reported where the file is parsed for rewriting.
  if (errors.length > 0 && program.body.length === 0) return undefined;
  new Visitor({
    Decorator: note('decorator'),
    AccessorProperty: note('accessor'),
    VariableDeclaration: (node) => {
      if (node.kind === 'using' || node.kind === 'await using') note('using')(node);
    },
  }).visit(program);
  return found.find(({ kind }) => kind === 'decorator') ?? found[0];
}
