import { isStackOverflow } from '../../core/errors/is-stack-overflow.ts';
import { classSignature, type ClassSignature } from './class-signature.ts';
import { findExport } from './find-export.ts';
import { ModuleScope } from './module-scope.ts';
import { readParameters, type Parameter } from './read-parameters.ts';
import type { FunctionNode } from '../scopes/function-info.ts';
import { TypeReader } from './type-reader.ts';

export type { Parameter } from './read-parameters.ts';

/** Default for how often a recursive type is entered. */
export const defaultRecursion = 3;

interface FunctionSignature {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  /** True if it declares the type of `this`. */
  readonly hasReceiver: boolean;
}

export type Signature = (FunctionSignature | ClassSignature) & {
  /** True if a recursive type was cut off: its values could be deeper than those generated. */
  readonly isCut: boolean;
};

/**
 * Reads the parameters of an exported function or class from its types or its comment. Undeclared types are inferred
 * from their use, or else assumed to be strings. Undefined if the declaration is not found in the file or one that it
 * imports, or if the file is nested too deeply.
 */
export function readSignature(
  file: string,
  text: string,
  exportName: string,
  recursion = defaultRecursion,
): Signature | undefined {
  try {
    return signatureIn(file, text, exportName, recursion);
  } catch (error) {
    if (isStackOverflow(error)) return undefined;
    throw error;
  }
}

function signatureIn(file: string, text: string, exportName: string, recursion: number): Signature | undefined {
  const found = findExport(new ModuleScope(file, text), exportName);
  if (found === undefined) return undefined;
  const reader = new TypeReader(recursion);
  const signature =
    found.kind === 'class'
      ? classSignature(found, reader)
      : { kind: 'function' as const, parameters: readParameters(found, reader), hasReceiver: hasReceiver(found.node) };
  return { ...signature, isCut: reader.isCut };
}

function hasReceiver({ params: [first] }: FunctionNode): boolean {
  return (
    first?.type === 'Identifier' &&
    first.name === 'this' &&
    first.typeAnnotation?.typeAnnotation.type !== 'TSVoidKeyword'
  );
}
