import { Interpreter } from './interpreter.ts';
import { Parser } from './parser.ts';

/**
 * A calculator language after bc, for `bc.ebnf`: decimal fractions of any size, variables, arrays, functions with local
 * names, conditions and loops. Answers what the program prints.
 */
export function bc(source: string): string {
  const interpreter = new Interpreter();
  interpreter.run(new Parser(source).program());
  return interpreter.output;
}
