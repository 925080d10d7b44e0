import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';
import vm from 'node:vm';
import { parseSync } from 'oxc-parser';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));
const entries = ['runtime/create-runtime.js', 'runtime/print-functions.js', 'runtime/function-constructors.js'];
/** Globals of Node.js that a new realm lacks; the runtime gets those of this realm. */
const nodeGlobals = { Buffer, TextDecoder, TextEncoder };
let bundle;

/**
 * Evaluates the modules of the runtime in a realm and returns their exports: the runtime must live in the realm that it
 * observes, because it identifies built-ins by identity. The bundle is compiled once for all realms of a process.
 */
export function loadRuntime(context) {
  bundle ??= new vm.Script(bundleText(), { filename: 'runtime' });
  return bundle.runInContext(context)(util, nodeGlobals);
}

/** Returns one function that contains all modules, each as a function, in the order of their imports. */
function bundleText() {
  const order = [];
  const visit = (file) => {
    if (order.some((module) => module.file === file)) return;
    const module = readModule(file);
    for (const imported of module.imports) visit(imported);
    order.push(module);
  };
  for (const entry of entries) visit(path.join(distFolder, entry));
  const bodies = order.map(
    ({ file, body }) => `modules[${JSON.stringify(file)}] = (() => { 'use strict'; ${body} })();`,
  );
  return `(function (nodeUtil, { ${Object.keys(nodeGlobals).join(', ')} }) { const modules = { __proto__: null };
    ${bodies.join('\n')}
    return { __proto__: null, ${entries.map((entry) => `...modules[${JSON.stringify(path.join(distFolder, entry))}]`).join(', ')} }; })`;
}

/** Converts imports to constants, and exports to properties of the result of the module's function. */
function readModule(file) {
  const text = readFileSync(file, 'utf8');
  const imports = [];
  const exported = [];
  let body = '';
  let at = 0;
  for (const statement of parseSync(file, text).program.body) {
    body += text.slice(at, statement.start);
    at = statement.start;
    if (statement.type === 'ImportDeclaration') {
      body += importedNames(statement, file, imports);
      at = statement.end;
    } else if (statement.type === 'ExportNamedDeclaration') {
      at = statement.declaration?.start ?? statement.end;
      exported.push(...declaredNames(statement.declaration));
    }
  }
  return { file, imports, body: `${body}${text.slice(at)}\nreturn { __proto__: null, ${exported.join(', ')} };` };
}

function importedNames({ source, specifiers }, file, imports) {
  const names = specifiers.map(({ imported, local }) => `${imported.name}: ${local.name}`).join(', ');
  if (source.value === 'node:util') return `const { ${names} } = nodeUtil;`;
  const target = path.resolve(path.dirname(file), source.value);
  imports.push(target);
  return `const { ${names} } = modules[${JSON.stringify(target)}];`;
}

function declaredNames(declaration) {
  if (declaration === null) return [];
  if (declaration.id !== undefined) return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' ? [id.name] : id.properties.map(({ value }) => value.name),
  );
}
