import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { parseProgram, type Node, type Program } from '../typescript/front-end.ts';
import { moduleFormat } from '../files/module-format.ts';
import { typeScriptSource } from '../hooks/typescript-resolution.ts';
import { isDeclarationFile } from './callable.ts';
import { jsdocDeclarations, type CommentType } from './jsdoc.ts';

/** A declaration with the file scope in which its names are resolved. */
export interface Declared {
  readonly node: Node;
  readonly scope: ModuleScope;
  /** The text that the positions of the node refer to. */
  readonly text: string;
}

interface Imported {
  /** `*` for a namespace import. */
  readonly name: string;
  readonly from: string;
}

/** Resolves the names of a file to declarations in it or in the files that it imports by relative path. */
export class ModuleScope {
  readonly file: string;
  readonly text: string;
  readonly program: Program;
  /** The statements of the file, and those within `declare module 'name' { }`. */
  readonly #body: readonly Node[];
  readonly #declared = new Map<string, Node>();
  /** Types declared in comments. */
  readonly #written: ReadonlyMap<string, CommentType>;
  readonly #imported = new Map<string, Imported>();
  readonly #loaded: Map<string, ModuleScope | undefined>;

  constructor(file: string, text: string, loaded = new Map<string, ModuleScope | undefined>()) {
    this.file = file;
    this.text = text;
    this.#loaded = loaded;
    loaded.set(file, this);
    this.program = parseProgram(text, { fileName: file, sourceType: moduleFormat(file, text) });
    this.#body = this.program.body.flatMap((statement) => ambientBody(statement) ?? [statement]);
    for (const statement of this.#body) this.#note(statement);
    this.#written = text.includes('/**') ? jsdocDeclarations(text) : new Map();
  }

  /** The declaration that a name of the file refers to. */
  find(name: string): Declared | undefined {
    const node = this.#declared.get(name);
    if (node !== undefined) return this.#here(node);
    const written = this.#written.get(name);
    if (written !== undefined) return { ...written, scope: this };
    const imported = this.#imported.get(name);
    return imported === undefined ? undefined : this.load(imported.from)?.exported(imported.name);
  }

  /** The declaration that the file exports under a name. */
  exported(name: string, depth = 0): Declared | undefined {
    if (depth > 8) return undefined;
    for (const statement of this.#body) {
      const found = this.#exportedBy(statement, name, depth);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #here(node: Node | undefined): Declared | undefined {
    return node === undefined ? undefined : { node, scope: this, text: this.text };
  }

  #exportedBy(statement: Node, name: string, depth: number): Declared | undefined {
    // Skip overload signatures: the declaration with the body follows.
    const declares = 'declaration' in statement && statement.declaration?.type === 'TSDeclareFunction';
    if (declares && !isDeclarationFile(this.file)) return undefined;
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') return this.#here(statement.declaration);
    if (statement.type === 'TSExportAssignment') return this.#assigned(statement.expression, name);
    if (statement.type === 'ExportAllDeclaration' && statement.exported === null)
      return this.load(statement.source.value)?.exported(name, depth + 1);
    if (statement.type !== 'ExportNamedDeclaration') return this.#here(commonJsExport(statement, name));
    const declared = statement.declaration === null ? undefined : declaredNode(statement.declaration, name);
    if (declared !== undefined) return this.#here(declared);
    for (const { local, exported } of statement.specifiers) {
      if (nameOf(exported) !== name) continue;
      if (statement.source === null) return this.#here(local);
      return this.load(statement.source.value)?.exported(nameOf(local) ?? name, depth + 1);
    }
    return undefined;
  }

  /** What `export = value` exports: the value itself, or a member of the namespace of its name. */
  #assigned(value: Node, name: string): Declared | undefined {
    if (name === 'default') return this.#here(value);
    for (const statement of this.#body) {
      if (statement.type !== 'TSModuleDeclaration' || nameOf(statement.id) !== nameOf(value)) continue;
      for (const member of statement.body?.type === 'TSModuleBlock' ? statement.body.body : []) {
        const declaration = member.type === 'ExportNamedDeclaration' ? member.declaration : member;
        const found = declaration === null ? undefined : declaredNode(declaration, name);
        if (found !== undefined) return this.#here(found);
      }
    }
    return undefined;
  }

  #note(statement: Node): void {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? (nameOf(specifier.imported) ?? '')
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        this.#imported.set(specifier.local.name, { name, from: statement.source.value });
      }
      return;
    }
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration === null) return;
    if (declaration.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init !== null) this.#declared.set(id.name, init);
    } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
      this.#declared.set(declaration.id.name, declaration);
    }
  }

  /** Loads a file imported by relative path; undefined for packages and for files that cannot be parsed. */
  load(specifier: string): ModuleScope | undefined {
    const file = specifier.startsWith('.') ? sourceFile(resolve(dirname(this.file), specifier)) : undefined;
    if (file === undefined) return undefined;
    if (this.#loaded.has(file)) return this.#loaded.get(file);
    this.#loaded.set(file, undefined);
    try {
      return new ModuleScope(file, readFileSync(file, 'utf8'), this.#loaded);
    } catch (error) {
      if (error instanceof CoppiceError) return undefined;
      throw error;
    }
  }
}

/** The statements of `declare module 'name' { }`; undefined for other statements. */
function ambientBody(statement: Node): readonly Node[] | undefined {
  const isModule = statement.type === 'TSModuleDeclaration' && statement.id.type === 'Literal';
  return isModule && statement.body?.type === 'TSModuleBlock' ? statement.body.body : undefined;
}

/** The source file of an import, which may name the compiled file. */
function sourceFile(path: string): string | undefined {
  return existsSync(path) && statSync(path).isFile() ? path : typeScriptSource(path);
}

/** The value that `module.exports = value` or `exports.name = value` exports under a name. */
function commonJsExport(statement: Node, name: string): Node | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined;
  const { left, right } = statement.expression;
  const written = left.type === 'MemberExpression' ? memberPath(left) : '';
  if (written === 'module.exports') {
    if (name === 'default') return right;
    if (right.type !== 'ObjectExpression') return undefined;
    const property = right.properties.find((item) => item.type === 'Property' && nameOf(item.key) === name);
    return property?.type === 'Property' ? property.value : undefined;
  }
  return written === `exports.${name}` || written === `module.exports.${name}` ? right : undefined;
}

/** The text `a.b.c` of a chain of names; empty for other expressions. */
function memberPath(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${memberPath(node.object)}.${nameOf(node.property) ?? ''}`;
}

function declaredNode(declaration: Node, name: string): Node | undefined {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.find(({ id }) => nameOf(id) === name)?.init ?? undefined;
  }
  const isNamed = 'id' in declaration && declaration.id !== null && nameOf(declaration.id) === name;
  return isNamed ? declaration : undefined;
}

export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : undefined;
}
