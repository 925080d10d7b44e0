import { SourceText } from '../core/source-text.ts';
import { parseProgram, type Node, type Program } from './front-end.ts';
import { moduleFormat } from './module-format.ts';
import { typedPositions } from './source-map.ts';
import { stripTypes } from './type-stripping.ts';

/** A file as it stands, without its types, and the lines of the original that its nodes begin in. */
export function parseFile(
  file: string,
  text: string,
): { readonly program: Program; readonly lineOf: (node: Node) => number } {
  const stripped = stripTypes(file, text);
  const program = parseProgram(stripped.text, {
    fileName: stripped.map === null ? file : `${file}.js`,
    sourceType: moduleFormat(file, text),
  });
  const plain = new SourceText(file, stripped.text);
  const toTyped = typedPositions(stripped.map);
  return { program, lineOf: (node) => toTyped(plain.positionAt(node.start)).line };
}
