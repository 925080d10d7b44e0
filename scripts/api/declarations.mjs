import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';

/** The declarations, imports and re-exports of one declaration file. */
class DeclarationFile {
  constructor(file) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    const { program, comments } = parseSync(file, this.text, { sourceType: 'module' });
    this.comments = comments;
    /** By local name: the declaration, from its `export` on. */
    this.declarations = new Map();
    /** By local name: the module that it is imported from, and its name there. */
    this.imports = new Map();
    /** By exported name: the entries of `export { a as b } from`. */
    this.reexports = new Map();
    for (const statement of program.body) this.#add(statement);
  }

  #add(statement) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers) {
        this.imports.set(local.name, { source: statement.source.value, name: imported?.name ?? '*' });
      }
      return;
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      for (const { local, exported } of statement.specifiers) {
        this.reexports.set(exported.name, { source: statement.source.value, name: local.name });
      }
      return;
    }
    const declaration = statement.declaration ?? statement;
    const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
    for (const id of ids) {
      if (id == null) continue;
      const known = this.declarations.get(id.name);
      // A function may have several signatures.
      if (known === undefined) this.declarations.set(id.name, [statement]);
      else known.push(statement);
    }
  }

  /** Returns the text of a node without comments and private members, on one line if it is short. */
  textOf({ start, end }) {
    let text = '';
    let at = start;
    for (const comment of this.comments) {
      if (comment.start < start || comment.end > end) continue;
      text += this.text.slice(at, comment.start);
      at = comment.end;
    }
    text += this.text.slice(at, end);
    return text
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*(?:private|#private)\b/u.test(line))
      .join('\n');
  }

  /** Returns the comment directly before a node; empty if there is none. */
  commentOf({ start }) {
    const comment = this.comments.findLast(({ end }) => end <= start);
    return comment !== undefined && this.text.slice(comment.end, start).trim() === '' ? comment.value : '';
  }
}

/** Declaration files by path, each read once. */
export class DeclarationFiles {
  #files = new Map();

  at(file) {
    const known = this.#files.get(file) ?? new DeclarationFile(file);
    this.#files.set(file, known);
    return known;
  }

  /** Returns where a name is declared; undefined if it is global or declared outside of the package. */
  find(file, name) {
    const from = this.at(file);
    if (from.declarations.has(name)) return { file, name };
    const next = from.reexports.get(name) ?? from.imports.get(name);
    if (next === undefined || !next.source.startsWith('.')) return undefined;
    return this.find(resolved(file, next.source), next.name);
  }
}

function resolved(from, specifier) {
  return path.join(path.dirname(from), specifier.replace(/\.[jt]s$/u, '.d.ts'));
}

/** Returns the names that a declaration refers to, as types and by `typeof`, except its own type parameters. */
export function referencesOf(statements) {
  const types = new Set();
  const values = new Set();
  const own = new Set();
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
    if (node.accessibility === 'private') return;
    if (node.type === 'TSTypeParameter') own.add(nameOf(node.name));
    if (node.type === 'TSMappedType' && node.key != null) own.add(nameOf(node.key));
    if (node.type === 'TSTypeReference') types.add(leftmost(node.typeName));
    if (node.type === 'TSTypeQuery') values.add(leftmost(node.exprName));
    if (node.type === 'TSInterfaceHeritage' || node.type === 'TSClassImplements') types.add(leftmost(node.expression));
    if (node.type === 'ClassDeclaration' && node.superClass !== null) types.add(leftmost(node.superClass));
    if (node.type === 'TSTypePredicate' && node.typeAnnotation !== null) visit(node.typeAnnotation);
    for (const key of Object.keys(node)) if (key !== 'type') visit(node[key]);
  };
  visit(statements);
  return { types: [...types].filter((name) => !own.has(name)), values: [...values] };
}

function nameOf(id) {
  return typeof id === 'string' ? id : id.name;
}

function leftmost(name) {
  if (name.type === 'TSQualifiedName') return leftmost(name.left);
  return name.type === 'MemberExpression' ? leftmost(name.object) : name.name;
}
