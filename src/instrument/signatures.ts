import { exportedFunction } from './signatures-exports.ts';
import { parseProgram } from './front-end.ts';
import { moduleFormat } from './module-format.ts';
import { TypeReader, type ParameterType } from './signatures-type-annotation.ts';

export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
}

/**
 * The parameters of an exported function as its TypeScript declares them. What nothing is said about is taken for a
 * string; a function without any types takes one. Undefined if the file does not declare the function itself.
 */
export function readSignature(file: string, text: string, exportName: string): readonly Parameter[] | undefined {
  const program = parseProgram(text, { fileName: file, sourceType: moduleFormat(file, text) });
  const declared = exportedFunction(program, exportName);
  if (declared === undefined) return undefined;
  const reader = new TypeReader(program, text);
  const parameters = declared.params.map((parameter, index) => reader.parameter(parameter, index));
  const isTyped = parameters.some(({ annotated }) => annotated);
  if (!isTyped) return parameters.slice(0, 1).map(({ name }) => ({ name, type: { kind: 'string' } }));
  // A later parameter of unknown type that may be left out is left out.
  while (parameters.length > 1 && parameters.at(-1)?.type === undefined) parameters.pop();
  return parameters.map(({ name, type }) => ({ name, type: type ?? { kind: 'string' } }));
}
