import { CoppiceError } from '../../core/coppice-error.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { parseProgram, type Node, type Program, type SourceType } from '../typescript/front-end.ts';
import { moduleFormat } from './module-format.ts';
import { typedPositions } from './source-map.ts';
import { stripTypes, type StrippedText } from '../typescript/type-stripping.ts';

/** Parses a file after stripping its types. `lineOf` gives the line of the original text in which a node begins. */
export function parseFile(
  file: string,
  text: string,
): { readonly program: Program; readonly lineOf: (node: Node) => number } {
  const stripped = stripTypes(file, text);
  const program = parseStripped(stripped, file, text, moduleFormat(file, text));
  const plain = new SourceText(file, stripped.text);
  const toTyped = typedPositions(stripped.map);
  return { program, lineOf: (node) => toTyped(plain.positionAt(node.start)).line };
}

/** Parses a text without types. A syntax error has its location in the original text. */
export function parseStripped(
  { text: plain, map }: StrippedText,
  file: string,
  text: string,
  sourceType: SourceType,
): Program {
  if (map === null) return parseProgram(plain, { fileName: file, sourceType });
  try {
    return parseProgram(plain, { fileName: `${file}.js`, sourceType });
  } catch (error) {
    if (!(error instanceof CoppiceError) || error.location === undefined) throw error;
    const location = new SourceText(file, text).locationOf(typedPositions(map)(error.location));
    throw new CoppiceError(error.code, error.message, { location, hint: error.hint });
  }
}
