import type { Node } from '../typescript/front-end.ts';
import { isClass, type FunctionNode } from '../scopes/function-info.ts';
import { isCallable } from './callable.ts';
import { resolved, type ClassNode, type FoundClass } from './find-export.ts';
import { nameOf, type Declared } from './module-scope.ts';
import { readParameters, type Parameter } from './read-parameters.ts';
import type { TypeReader } from './type-reader.ts';

/** A public member of an instance; `member` is `name`, `get name` or `set name`. */
interface ClassMember {
  readonly member: string;
  readonly parameters: readonly Parameter[];
}

export interface ClassSignature {
  readonly kind: 'class';
  /** Dotted export name. */
  readonly className: string;
  readonly parameters: readonly Parameter[];
  readonly isAbstract: boolean;
  /** True if its constructor is private or protected. */
  readonly isClosed: boolean;
  /** Public members, including inherited ones. */
  readonly members: readonly ClassMember[];
  /** The member named by the target, if any. */
  readonly member: string | undefined;
}

export function classSignature(found: FoundClass, reader: TypeReader): ClassSignature {
  const line = ancestry(found);
  const { owner, method } = constructorIn(line);
  const members = new Map<string, ClassMember>();
  for (const one of line)
    for (const member of membersOf(one, reader)) {
      if (!members.has(member.member)) members.set(member.member, member);
    }
  const accessibility = method?.type === 'MethodDefinition' ? method.accessibility : undefined;
  const value =
    method?.type === 'MethodDefinition' && isCallable(method.value, owner!.scope) ? method.value : undefined;
  return {
    kind: 'class',
    className: found.className,
    parameters:
      value === undefined || owner === undefined ? [] : readParameters({ ...owner, node: value }, reader, owner.node),
    isAbstract: 'abstract' in found.node && found.node.abstract,
    isClosed: accessibility === 'private' || accessibility === 'protected',
    members: [...members.values()],
    member: found.member,
  };
}

/** A class and its base classes, as far as their declarations are found. */
function ancestry(found: Declared): readonly (Declared & { readonly node: ClassNode })[] {
  const line: (Declared & { readonly node: ClassNode })[] = [];
  for (let one: Declared | undefined = found; one !== undefined && line.length < 16;) {
    if (!isClass(one.node)) break;
    const node: ClassNode = one.node;
    line.push({ ...one, node });
    const parent: Node | null = node.superClass;
    one = parent === null ? undefined : resolved({ ...one, node: parent });
  }
  return line;
}

function constructorIn(line: readonly (Declared & { readonly node: ClassNode })[]): {
  readonly owner: (Declared & { readonly node: ClassNode }) | undefined;
  readonly method: Node | undefined;
} {
  for (const owner of line) {
    const method = owner.node.body.body.find((item) => item.type === 'MethodDefinition' && item.kind === 'constructor');
    if (method !== undefined) return { owner, method };
  }
  return { owner: undefined, method: undefined };
}

function membersOf(owner: Declared & { readonly node: ClassNode }, reader: TypeReader): readonly ClassMember[] {
  return owner.node.body.body.flatMap((item): ClassMember[] => {
    if (item.type !== 'MethodDefinition' && item.type !== 'PropertyDefinition') return [];
    const name = item.computed ? undefined : nameOf(item.key);
    const isOpen = item.accessibility !== 'private' && item.accessibility !== 'protected';
    if (item.static || !isOpen || name === undefined || name === 'constructor') return [];
    const value: Node | null = item.value;
    if (value === null || !isCallable(value, owner.scope)) return [];
    const kind = item.type === 'MethodDefinition' ? item.kind : 'method';
    const member = kind === 'get' || kind === 'set' ? `${kind} ${name}` : name;
    return [
      { member, parameters: readParameters({ ...owner, node: value satisfies FunctionNode }, reader, owner.node) },
    ];
  });
}
