import type { Node, Program } from './front-end.ts';

/** What a declared type says of its values. */
export type ParameterType =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'bigint' }
  | { readonly kind: 'bytes'; readonly as: 'buffer' | 'uint8array' }
  | { readonly kind: 'const'; readonly value: string | number | boolean | bigint | null | undefined }
  | { readonly kind: 'oneOf'; readonly options: readonly ParameterType[] }
  | { readonly kind: 'array'; readonly element: ParameterType }
  | { readonly kind: 'tuple'; readonly elements: readonly ParameterType[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, ParameterType>> }
  | { readonly kind: 'optional'; readonly of: ParameterType }
  /** Declared as something that is not understood. */
  | { readonly kind: 'unknown'; readonly written: string };

export interface ReadParameter {
  readonly name: string;
  /** Undefined if nothing is known and it need not be given. */
  readonly type: ParameterType | undefined;
  readonly annotated: boolean;
}

/** Types that refer to themselves end here. */
const deepest = 4;
/** What nothing is said about is most often a text. */
const untold: ParameterType = { kind: 'string' };
const transparent = new Set(['Readonly', 'Required', 'NonNullable']);
const lists = new Set(['Array', 'ReadonlyArray', 'Iterable']);

/** Reads type annotations; names are looked up among the interfaces, aliases and enums of the file. */
export class TypeReader {
  readonly #declared = new Map<string, Node>();
  readonly #text: string;

  constructor(program: Program, text: string) {
    this.#text = text;
    for (const statement of program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier') {
        this.#declared.set(declaration.id.name, declaration);
      }
    }
  }

  parameter(node: Node, index: number): ReadParameter {
    const target =
      node.type === 'AssignmentPattern' ? node.left : node.type === 'TSParameterProperty' ? node.parameter : node;
    const name = target.type === 'Identifier' ? target.name : `argument ${index + 1}`;
    const annotation = 'typeAnnotation' in target ? target.typeAnnotation : undefined;
    const mayMiss = node.type === 'AssignmentPattern' || ('optional' in target && target.optional === true);
    const annotated = annotation !== null && annotation !== undefined;
    // Any number of further arguments is none as well.
    if (node.type === 'RestElement') return { name, type: undefined, annotated };
    const declared = annotated ? (annotation as { typeAnnotation: Node }).typeAnnotation : undefined;
    const type = declared === undefined ? this.#ofDefault(node) : this.#read(declared, 0);
    if (mayMiss) return { name, type: type && { kind: 'optional', of: type }, annotated };
    return { name, type: type ?? this.#unknown(declared), annotated };
  }

  #unknown(node: Node | undefined): ParameterType {
    return node === undefined ? untold : { kind: 'unknown', written: this.#text.slice(node.start, node.end) };
  }

  /** `(x = 1)` is a number. */
  #ofDefault(node: Node): ParameterType | undefined {
    if (node.type !== 'AssignmentPattern' || node.right.type !== 'Literal') return undefined;
    const kind = typeof node.right.value;
    return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'bigint' ? { kind } : undefined;
  }

  /** Undefined: nothing is known. */
  #read(node: Node, depth: number): ParameterType | undefined {
    if (depth > deepest) return undefined;
    switch (node.type) {
      case 'TSStringKeyword':
      case 'TSTemplateLiteralType':
      case 'TSAnyKeyword':
      case 'TSUnknownKeyword':
        return { kind: 'string' };
      case 'TSNumberKeyword':
        return { kind: 'number' };
      case 'TSBooleanKeyword':
        return { kind: 'boolean' };
      case 'TSBigIntKeyword':
        return { kind: 'bigint' };
      case 'TSNullKeyword':
        return { kind: 'const', value: null };
      case 'TSUndefinedKeyword':
      case 'TSVoidKeyword':
        return { kind: 'const', value: undefined };
      case 'TSLiteralType':
        return literal(node.literal);
      case 'TSParenthesizedType':
        return this.#read(node.typeAnnotation, depth);
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? this.#read(node.typeAnnotation, depth) : undefined;
      case 'TSUnionType':
        return this.#union(node.types, depth);
      case 'TSArrayType':
        return this.#array(node.elementType, depth);
      case 'TSTupleType':
        return { kind: 'tuple', elements: node.elementTypes.map((element) => this.#element(element, depth + 1)) };
      case 'TSTypeLiteral':
        return this.#object(node.members, [], depth);
      case 'TSTypeReference':
        return this.#reference(node.typeName, node.typeArguments?.params ?? [], depth);
      default:
        return undefined;
    }
  }

  #union(types: readonly Node[], depth: number): ParameterType | undefined {
    const options = types.flatMap((type) => this.#read(type, depth + 1) ?? []);
    return options.length > 1 ? { kind: 'oneOf', options } : options[0];
  }

  #array(element: Node, depth: number): ParameterType {
    const type = this.#read(element, depth + 1);
    return type === undefined && depth >= deepest
      ? { kind: 'tuple', elements: [] }
      : { kind: 'array', element: type ?? this.#unknown(element) };
  }

  #element(node: Node, depth: number): ParameterType {
    if (node.type === 'TSNamedTupleMember') {
      const named = this.#element(node.elementType, depth);
      return node.optional ? { kind: 'optional', of: named } : named;
    }
    if (node.type === 'TSOptionalType') return { kind: 'optional', of: this.#element(node.typeAnnotation, depth) };
    return this.#read(node, depth) ?? this.#unknown(node);
  }

  #object(
    members: readonly Node[],
    inherited: readonly (readonly [string, ParameterType])[],
    depth: number,
  ): ParameterType {
    const fields = [...inherited];
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' || member.computed) continue;
      const name =
        member.key.type === 'Identifier'
          ? member.key.name
          : member.key.type === 'Literal'
            ? String(member.key.value)
            : undefined;
      const declared = member.typeAnnotation?.typeAnnotation;
      const type = declared === undefined ? undefined : this.#read(declared, depth + 1);
      // What is unknown and optional is left out: so end types that refer to themselves.
      if (name === undefined || (type === undefined && member.optional)) continue;
      const known = type ?? this.#unknown(declared);
      fields.push([name, member.optional ? { kind: 'optional', of: known } : known]);
    }
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }

  #reference(name: Node, parameters: readonly Node[], depth: number): ParameterType | undefined {
    if (name.type !== 'Identifier') return undefined;
    const declaration = this.#declared.get(name.name);
    if (declaration !== undefined) return this.#declaration(declaration, depth + 1);
    if (name.name === 'Buffer') return { kind: 'bytes', as: 'buffer' };
    if (name.name === 'Uint8Array') return { kind: 'bytes', as: 'uint8array' };
    const [argument] = parameters;
    if (argument === undefined) return undefined;
    if (lists.has(name.name)) return this.#array(argument, depth);
    return transparent.has(name.name) ? this.#read(argument, depth) : undefined;
  }

  #declaration(node: Node, depth: number): ParameterType | undefined {
    if (node.type === 'TSTypeAliasDeclaration') return this.#read(node.typeAnnotation, depth);
    if (node.type === 'TSEnumDeclaration') return enumType(node.body.members);
    if (node.type !== 'TSInterfaceDeclaration' || depth > deepest) return undefined;
    const inherited = node.extends.flatMap(({ expression }) => {
      const parent = this.#reference(expression, [], depth);
      return parent?.kind === 'object' ? Object.entries(parent.fields) : [];
    });
    return this.#object(node.body.body, inherited, depth);
  }
}

function literal(node: Node): ParameterType | undefined {
  if (node.type === 'Literal' && !(node.value instanceof RegExp)) return { kind: 'const', value: node.value };
  if (node.type === 'TemplateLiteral') return { kind: 'string' };
  if (node.type !== 'UnaryExpression' || node.argument.type !== 'Literal') return undefined;
  const { value } = node.argument;
  return typeof value === 'number' || typeof value === 'bigint' ? { kind: 'const', value: -value } : undefined;
}

/** Members without a value count on from the one before. */
function enumType(members: readonly Node[]): ParameterType {
  let next = 0;
  const options = members.flatMap((member): ParameterType[] => {
    if (member.type !== 'TSEnumMember') return [];
    const own = member.initializer === null ? { kind: 'const' as const, value: next } : literal(member.initializer);
    if (own?.kind !== 'const') return [];
    if (typeof own.value === 'number') next = own.value + 1;
    return [own];
  });
  return { kind: 'oneOf', options };
}
