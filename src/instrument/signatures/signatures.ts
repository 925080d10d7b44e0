import { classSignature, type ClassSignature } from './class-signature.ts';
import { findExport } from './find-export.ts';
import { ModuleScope } from './module-scope.ts';
import { readParameters, type Parameter } from './read-parameters.ts';
import type { FunctionNode } from '../scopes/function-info.ts';
import { TypeReader } from './type-reader.ts';

export type { Parameter } from './read-parameters.ts';

/** How often a type that refers to itself is entered, if nothing is said. */
export const defaultRecursion = 3;

interface FunctionSignature {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  /** It declares what `this` is. */
  readonly hasReceiver: boolean;
}

export type Signature = (FunctionSignature | ClassSignature) & {
  /** Values of some type could go deeper than they are made. */
  readonly isCut: boolean;
};

/**
 * What an exported function or class takes as its types, or its comment, declare it. What nothing is said about is read off
 * how it is used, else taken for a string. Undefined if it is not written out in the file or one it imports.
 */
export function readSignature(
  file: string,
  text: string,
  exportName: string,
  recursion = defaultRecursion,
): Signature | undefined {
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
