import type { Node } from '../typescript/front-end.ts';
import { isClass, type FunctionNode } from '../scopes/function-info.ts';
import { isCallable } from './callable.ts';
import { nameOf, type Declared, type ModuleScope } from './module-scope.ts';

export interface FoundFunction extends Declared {
  readonly kind: 'function';
  readonly node: FunctionNode;
  /** The class of a static method. */
  readonly owner?: Declared;
  /** Its overload signatures, if any: only these are visible to callers. */
  readonly overloads?: readonly Overload[];
}

type Overload = Pick<FunctionNode, 'params' | 'typeParameters'>;

export interface FoundClass extends Declared {
  readonly kind: 'class';
  readonly node: ClassNode;
  /** Dotted export name. */
  readonly className: string;
  /** The member of an instance that the target names. */
  readonly member: string | undefined;
}

export type ClassNode = Extract<Node, { readonly body: { readonly type: 'ClassBody' } }>;

/**
 * The declaration of the function or class that a file exports under a dotted name; imported files are searched too.
 */
export function findExport(scope: ModuleScope, exportName: string): FoundFunction | FoundClass | undefined {
  const path = exportName === '' ? ['default'] : exportName.split('.');
  const [first = 'default', ...rest] = path;
  let found = resolved(scope.exported(first) ?? (exportName === '' ? onlyFunction(scope) : ofDefault(scope, first)));
  for (const [i, name] of rest.entries()) {
    if (found === undefined) return undefined;
    if (isClass(found.node)) return ofClass(found, path.slice(0, i + 1).join('.'), rest.slice(i));
    found = resolved(memberOf(found, name));
  }
  if (found === undefined) return undefined;
  if (isClass(found.node))
    return { ...found, kind: 'class', node: found.node, className: exportName, member: undefined };
  if (!isCallable(found.node, found.scope)) return undefined;
  return { ...found, kind: 'function', node: found.node, overloads: overloadsOf(found.scope, found.node) };
}

/** The overload signatures of a function: declarations of the same name without a body. */
function overloadsOf(scope: ModuleScope, node: FunctionNode): readonly Overload[] {
  const declared = scope.program.body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declaration: Node | null = isExport ? statement.declaration : statement;
    return declaration?.type === 'TSDeclareFunction' && declaration.id?.name === node.id?.name ? [declaration] : [];
  });
  return node.id === null ? [] : declared;
}

/** Finds a member of a class: a static method is a function, any other member is used on an instance. */
function ofClass(owner: Declared, className: string, path: readonly string[]): FoundFunction | FoundClass | undefined {
  const [first = '', second, ...more] = path;
  const node = owner.node as ClassNode;
  const isInstance = first === 'prototype';
  const name = isInstance ? second : first;
  if (name === undefined || (isInstance ? more.length > 0 : second !== undefined)) return undefined;
  const own = node.body.body.find(
    (item) => item.type === 'MethodDefinition' && item.static && nameOf(item.key) === name && item.kind === 'method',
  );
  if (!isInstance && own?.type === 'MethodDefinition' && isCallable(own.value, owner.scope))
    return { ...owner, kind: 'function', node: own.value, owner };
  const field = node.body.body.find(
    (item) => item.type === 'PropertyDefinition' && item.static && nameOf(item.key) === name && item.value !== null,
  );
  if (
    !isInstance &&
    field?.type === 'PropertyDefinition' &&
    field.value !== null &&
    isCallable(field.value, owner.scope)
  )
    return { ...owner, kind: 'function', node: field.value, owner };
  return { ...owner, kind: 'class', node, className, member: name };
}

/** Follows names, parentheses and type assertions to the declaration they refer to. */
export function resolved(found: Declared | undefined, depth = 0): Declared | undefined {
  if (found === undefined || depth > 8) return undefined;
  const { node, scope } = found;
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return resolved({ ...found, node: node.expression }, depth + 1);
    case 'Identifier':
      return resolved(scope.find(node.name), depth + 1);
    default:
      return found;
  }
}

/** A name that is not exported is looked for in the object that is the default export, as it is when the target loads. */
function ofDefault(scope: ModuleScope, name: string): Declared | undefined {
  const holder = resolved(scope.exported('default'));
  return holder === undefined ? undefined : memberOf(holder, name);
}

function memberOf(holder: Declared, name: string): Declared | undefined {
  if (holder.node.type !== 'ObjectExpression') return undefined;
  const property = holder.node.properties.find((item) => item.type === 'Property' && nameOf(item.key) === name);
  return property?.type === 'Property' ? { ...holder, node: property.value } : undefined;
}

/** The only exported function or class of a file without a default export. */
function onlyFunction(scope: ModuleScope): Declared | undefined {
  const names = scope.program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
      return declaration.id === null ? [] : [declaration.id.name];
    return [];
  });
  return names.length === 1 ? scope.exported(names[0]!) : undefined;
}
