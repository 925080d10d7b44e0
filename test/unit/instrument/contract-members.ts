import { readFileSync } from 'node:fs';

import { parseSync, type TSInterfaceBody, type TSSignature } from 'oxc-parser';

/** A member of the runtime that rewritten code may use: `name`, or `part.name`. */
export type ContractMember =
  | { readonly kind: 'state' }
  | { readonly kind: 'register' }
  | { readonly kind: 'method'; readonly least: number; readonly most: number };

const file = new URL('../../../src/core/runtime-contract.ts', import.meta.url);

/** Reads the members of `RuntimeContract` from its source; types leave no trace at run time. */
export function contractMembers(): ReadonlyMap<string, ContractMember> {
  const { program } = parseSync(file.pathname, readFileSync(file, 'utf8'));
  const bodies = new Map<string, TSInterfaceBody>();
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration') bodies.set(declared.id.name, declared.body);
  }
  const members = new Map<string, ContractMember>();
  for (const body of bodies.values()) addMembers(body.body, '', members);
  return members;
}

function addMembers(signatures: readonly TSSignature[], part: string, members: Map<string, ContractMember>): void {
  for (const signature of signatures) {
    if (signature.type === 'TSMethodSignature') {
      const optional = signature.params.filter((parameter) => 'optional' in parameter && parameter.optional).length;
      const most = signature.params.length;
      members.set(part + nameOf(signature), { kind: 'method', least: most - optional, most });
    } else if (signature.type === 'TSPropertySignature') {
      const type = signature.typeAnnotation?.typeAnnotation;
      if (type?.type === 'TSTypeLiteral') addMembers(type.members, `${part}${nameOf(signature)}.`, members);
      else members.set(part + nameOf(signature), { kind: signature.readonly ? 'state' : 'register' });
    } else throw new Error(`The contract has a member of an unexpected form: ${signature.type}`);
  }
}

function nameOf({ key }: Extract<TSSignature, { key: unknown }>): string {
  if (key.type !== 'Identifier') throw new Error(`The contract has a key of an unexpected form: ${key.type}`);
  return key.name;
}
