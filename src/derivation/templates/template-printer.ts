import type { Derivation } from '../derivation.ts';
import type { Printed, TreePrinter } from '../print/printer.ts';
import type { SymbolicGrammar } from './symbolic-grammar.ts';
import { templateText } from './template.ts';
import { TemplateMaker } from './template-maker.ts';

/** Prints derivations of a symbolic grammar as templates with named holes, for display. */
export class TemplatePrinter implements TreePrinter {
  readonly #maker: TemplateMaker;

  constructor(symbolic: SymbolicGrammar) {
    this.#maker = new TemplateMaker(symbolic);
  }

  print(symbolicTree: Derivation): Printed {
    return { text: templateText(this.#maker.make(symbolicTree)), misread: [], starts: undefined };
  }
}
