import { parseSync } from 'oxc-parser';

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A call that makes an error or a warning: its first argument, or the second after a position, is the code. */
const reporting = /(?:Error|\.error|\.warn|#error)$/u;
const kebabCase = /^[a-z][\da-z]*(?:-[\da-z]+)*$/u;

/** The codes of errors and warnings that a source file constructs, read from its syntax tree. */
export function errorCodesIn(path: string, text: string): readonly string[] {
  const codes = [...nodesOf(parseSync(path, text).program)].flatMap((node) => [
    ...codesOfCall(node),
    ...codesOfDiagnostic(node),
    ...codesOfVariable(node),
  ]);
  return [...new Set(codes.filter((code) => kebabCase.test(code)))];

  function codesOfCall(node: SyntaxNode): readonly string[] {
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
    const { start, end } = node['callee'] as { readonly start: number; readonly end: number };
    const [first, second, third] = node['arguments'] as readonly SyntaxNode[];
    if (second === undefined || !reporting.test(text.slice(start, end))) return [];
    const codes = textsOf(first);
    return codes.length > 0 || third === undefined ? codes : textsOf(second);
  }
}

/** `const code = isHere ? 'one-code' : 'another'`. */
function codesOfVariable(node: SyntaxNode): readonly string[] {
  if (node.type !== 'VariableDeclarator' || (node['id'] as SyntaxNode)['name'] !== 'code') return [];
  const value = node['init'] as SyntaxNode | null;
  return value?.type === 'ConditionalExpression' ? textsOf(value) : [];
}

/** A diagnostic is an object with a code and a severity, or with a code and a hint. */
function codesOfDiagnostic(node: SyntaxNode): readonly string[] {
  if (node.type !== 'ObjectExpression') return [];
  const properties = new Map(
    (node['properties'] as readonly SyntaxNode[])
      .filter(({ type }) => type === 'Property')
      .map((property) => [(property['key'] as SyntaxNode)['name'], property['value'] as SyntaxNode]),
  );
  return properties.has('severity') || properties.has('hint') ? textsOf(properties.get('code')) : [];
}

/** The values that an expression of string literals and conditions can have. */
function textsOf(node: SyntaxNode | undefined): readonly string[] {
  if (node?.type === 'ConditionalExpression') {
    return [...textsOf(node['consequent'] as SyntaxNode), ...textsOf(node['alternate'] as SyntaxNode)];
  }
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' ? [value] : [];
}

function* nodesOf(root: unknown): Iterable<SyntaxNode> {
  const open = [root];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && typeof value.type === 'string') yield value as SyntaxNode;
    open.push(...Object.values(value));
  }
}
