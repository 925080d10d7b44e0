import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'oxc-parser';

let dist;

/** The folder of the build, as a URL. */
export function initialize(data) {
  dist = data.dist;
}

/** Module hook: every function of the build reports its file and its arguments when it is entered. */
export async function load(url, context, next) {
  if (!url.startsWith(dist) || !url.endsWith('.js')) return next(url, context);
  const source = probed(readFileSync(fileURLToPath(url), 'utf8'), url.slice(dist.length));
  return { format: 'module', source, shortCircuit: true };
}

function probed(text, name) {
  const { program } = parseSync(name, text, { sourceType: 'module' });
  const insertions = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
    insertions.push(...probesOf(node, name));
    for (const key of Object.keys(node)) if (key !== 'type') visit(node[key]);
  };
  visit(program);
  let result = '';
  let at = 0;
  for (const { offset, code } of insertions.sort((a, b) => a.offset - b.offset)) {
    result += text.slice(at, offset) + code;
    at = offset;
  }
  return result + text.slice(at);
}

function probesOf(node, name) {
  const isArrow = node.type === 'ArrowFunctionExpression';
  const isFunction = node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';
  if ((!isArrow && !isFunction) || node.body === null) return [];
  const given = isArrow ? `[${node.params.flatMap(namesIn).join(',')}]` : 'arguments';
  const probe = `globalThis.coppiceWalk?.(${JSON.stringify(name)},${given})`;
  const { type, start, end } = node.body;
  if (type === 'BlockStatement' || type === 'FunctionBody') return [{ offset: start + 1, code: `${probe};` }];
  return [
    { offset: start, code: `(${probe},` },
    { offset: end, code: ')' },
  ];
}

/** Returns the names that a parameter binds. */
function namesIn(pattern) {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesIn(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
