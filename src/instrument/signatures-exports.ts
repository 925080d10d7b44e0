import type { Node, Program } from './front-end.ts';
import { isFunction, type FunctionNode } from './scopes/function-info.ts';

/** The function that a file exports under a name, dotted or `default`, if it is written out in the file. */
export function exportedFunction(program: Program, exportName: string): FunctionNode | undefined {
  const [first = 'default', ...rest] = exportName === '' ? [] : exportName.split('.');
  let found = exportedValue(program, first);
  for (const name of rest) found = found === undefined ? undefined : memberOf(program, found, name);
  const value = found === undefined ? undefined : resolved(program, found);
  return value !== undefined && isFunction(value) ? value : undefined;
}

function exportedValue(program: Program, name: string): Node | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') return statement.declaration;
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) continue;
    const declared = statement.declaration === null ? undefined : declaredValue(statement.declaration, name);
    if (declared !== undefined) return declared;
    for (const { local, exported } of statement.specifiers) if (nameOf(exported) === name) return local;
  }
  return undefined;
}

function declaredValue(declaration: Node, name: string): Node | undefined {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.find(({ id }) => nameOf(id) === name)?.init ?? undefined;
  }
  const isNamed = 'id' in declaration && declaration.id !== null && nameOf(declaration.id) === name;
  return isNamed ? declaration : undefined;
}

/** Through names and brackets to what they stand for. */
function resolved(program: Program, node: Node, depth = 0): Node | undefined {
  if (depth > 8) return undefined;
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return resolved(program, node.expression, depth + 1);
    case 'Identifier': {
      for (const statement of program.body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        const value = declaration === null ? undefined : declaredValue(declaration, node.name);
        if (value !== undefined) return resolved(program, value, depth + 1);
      }
      return undefined;
    }
    default:
      return node;
  }
}

function memberOf(program: Program, holder: Node, name: string): Node | undefined {
  const object = resolved(program, holder);
  if (object?.type === 'ObjectExpression') {
    const property = object.properties.find((item) => item.type === 'Property' && nameOf(item.key) === name);
    return property?.type === 'Property' ? property.value : undefined;
  }
  if (object?.type !== 'ClassDeclaration' && object?.type !== 'ClassExpression') return undefined;
  const method = object.body.body.find(
    (item) => item.type === 'MethodDefinition' && item.static && nameOf(item.key) === name,
  );
  return method?.type === 'MethodDefinition' ? method.value : undefined;
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : undefined;
}
