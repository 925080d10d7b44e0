import { builtInType } from './built-in-type.js';
import { enumType, keysOf, literalType, mergedObjects, mostAlternatives, unionOf } from './combined-type.js';
import { nameOf } from './module-scope.js';
/** Upper limit of the depth of types, so that reading always terminates. */
const deepest = 40;
/** Converts type annotations; names are resolved in the file and in the files it imports. */
export class TypeReader {
    /** How often a recursive type is entered. */
    #recursion;
    /** True if a recursive type was cut off. */
    isCut = false;
    #depth = 0;
    constructor(recursion) {
        this.#recursion = recursion;
    }
    /** The type of a node; undefined if it is not understood. */
    read(node, context) {
        if (this.#depth > deepest)
            return undefined;
        this.#depth++;
        try {
            return this.#read(node, context);
        }
        finally {
            this.#depth--;
        }
    }
    /** Like `read`, but returns the type `unknown` with the source text if a node is not understood. */
    known(node, context) {
        return this.read(node, context) ?? { kind: 'unknown', written: context.text.slice(node.start, node.end) };
    }
    /** Binds type parameters to the given arguments, or else to their constraints. */
    bound(context, parameters, given = []) {
        if (parameters === null || parameters === undefined)
            return context;
        const bindings = new Map(context.bindings);
        parameters.params.forEach(({ name, constraint, default: fallback }, index) => {
            const inner = { ...context, bindings };
            const own = constraint ?? fallback;
            const type = given[index] ?? (own === null ? { kind: 'any' } : this.known(own, inner));
            bindings.set(name.name, type);
        });
        return { ...context, bindings };
    }
    #read(node, context) {
        switch (node.type) {
            case 'TSStringKeyword':
                return { kind: 'string' };
            case 'TSAnyKeyword':
            case 'TSUnknownKeyword':
                return { kind: 'any' };
            case 'TSNumberKeyword':
                return { kind: 'number' };
            case 'TSBooleanKeyword':
                return { kind: 'boolean' };
            case 'TSBigIntKeyword':
                return { kind: 'bigint' };
            case 'TSObjectKeyword':
                return builtInType('Record', [{ kind: 'string' }, { kind: 'any' }]);
            case 'TSNullKeyword':
                return { kind: 'const', value: null };
            case 'TSUndefinedKeyword':
            case 'TSVoidKeyword':
                return { kind: 'const', value: undefined };
            case 'TSLiteralType':
                return literalType(node.literal);
            case 'TSTemplateLiteralType':
                return this.#template(node, context);
            case 'TSParenthesizedType':
            case 'TSNamedTupleMember':
                return this.read(node.type === 'TSParenthesizedType' ? node.typeAnnotation : node.elementType, context);
            case 'TSTypeOperator':
                if (node.operator === 'readonly')
                    return this.read(node.typeAnnotation, context);
                return node.operator === 'keyof' ? keysOf(this.read(node.typeAnnotation, context)) : undefined;
            case 'TSUnionType':
                return unionOf(node.types.map((type) => this.known(type, context)));
            case 'TSIntersectionType':
                return mergedObjects(node.types.map((type) => this.read(type, context)));
            case 'TSArrayType':
                return { kind: 'array', element: this.known(node.elementType, context) };
            case 'TSTupleType':
                return this.#tuple(node.elementTypes, context);
            case 'TSTypeLiteral':
                return this.#object(node.members, [], context);
            case 'TSMappedType':
                return this.#mapped(node, context);
            case 'TSIndexedAccessType':
                return this.#indexed(node, context);
            case 'TSFunctionType':
                return this.#function(node, context);
            case 'TSTypePredicate':
                return { kind: 'boolean' };
            case 'TSTypeQuery':
                return this.#valueType(node.exprName, context);
            case 'TSTypeReference':
                return this.#reference(node.typeName, node.typeArguments?.params ?? [], context);
            case 'TSImportType':
                return this.#imported(node, context);
            default:
                return undefined;
        }
    }
    #tuple(elements, context) {
        const rest = elements.find(({ type }) => type === 'TSRestType');
        const fixed = elements.filter((element) => element !== rest).map((element) => this.#element(element, context));
        if (rest?.type !== 'TSRestType')
            return { kind: 'tuple', elements: fixed };
        // The rest of a tuple is approximated by alternatives with zero, one and two further elements.
        const inner = rest.typeAnnotation.type === 'TSNamedTupleMember' ? rest.typeAnnotation.elementType : rest.typeAnnotation;
        const further = this.known(inner, context);
        if (further.kind !== 'array')
            return { kind: 'tuple', elements: fixed };
        const options = [0, 1, 2].map((count) => {
            const more = Array.from({ length: count }, () => further.element);
            return { kind: 'tuple', elements: [...fixed, ...more] };
        });
        return { kind: 'oneOf', options };
    }
    #element(node, context) {
        if (node.type === 'TSNamedTupleMember') {
            const named = this.#element(node.elementType, context);
            return node.optional ? { kind: 'optional', of: named } : named;
        }
        if (node.type === 'TSOptionalType')
            return { kind: 'optional', of: this.#element(node.typeAnnotation, context) };
        return this.known(node, context);
    }
    #object(members, inherited, context) {
        const fields = [...inherited];
        let isOpen = false;
        for (const member of members) {
            if (member.type === 'TSIndexSignature' && fields.length === 0 && members.length === 1) {
                const [key] = member.parameters;
                const keyType = key?.typeAnnotation?.typeAnnotation;
                return builtInType('Record', [
                    keyType === undefined ? { kind: 'string' } : this.known(keyType, context),
                    this.known(member.typeAnnotation.typeAnnotation, context),
                ]);
            }
            if (member.type === 'TSCallSignatureDeclaration')
                return this.#function(member, context);
            const isField = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
            const name = isField && !member.computed ? nameOf(member.key) : undefined;
            if (!isField || name === undefined) {
                isOpen = true;
                continue;
            }
            const type = this.#member(member, context);
            const declared = (member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation) || member;
            const known = type ?? this.known(declared, context);
            fields.push([name, member.optional ? { kind: 'optional', of: known } : known]);
        }
        return { kind: 'object', fields: Object.fromEntries(fields), ...(isOpen ? { isOpen } : {}) };
    }
    #member(member, context) {
        if (member.type === 'TSMethodSignature')
            return this.#function(member, context);
        const declared = member.typeAnnotation?.typeAnnotation;
        return declared === undefined ? { kind: 'any' } : this.read(declared, context);
    }
    #function(node, context) {
        const returned = node.returnType?.typeAnnotation;
        const inner = this.bound(context, node.typeParameters);
        const result = returned === undefined ? undefined : this.known(returned, inner);
        return builtInType('Function', [result ?? { kind: 'const', value: undefined }]);
    }
    #mapped(node, context) {
        const keys = this.read(node.constraint, context);
        const of = (type) => {
            const bindings = new Map(context.bindings).set(node.key.name, type);
            return node.typeAnnotation === null ? { kind: 'any' } : this.read(node.typeAnnotation, { ...context, bindings });
        };
        if (keys?.kind === 'string' || keys?.kind === 'number') {
            return builtInType('Record', [keys, of(keys) ?? { kind: 'any' }]);
        }
        const options = keys?.kind === 'oneOf' ? keys.options : keys === undefined ? [] : [keys];
        const fields = options.flatMap((option) => {
            const type = option.kind === 'const' ? of(option) : undefined;
            if (option.kind !== 'const' || type === undefined)
                return [];
            return [[String(option.value), node.optional === true ? { kind: 'optional', of: type } : type]];
        });
        return fields.length === 0 ? undefined : { kind: 'object', fields: Object.fromEntries(fields) };
    }
    #indexed(node, context) {
        const object = this.read(node.objectType, context);
        const index = this.read(node.indexType, context);
        if (object?.kind === 'array')
            return object.element;
        if (object?.kind === 'tuple')
            return unionOf(object.elements);
        if (object?.kind !== 'object' || index === undefined)
            return undefined;
        const { fields } = object;
        const keys = index.kind === 'oneOf' ? index.options : [index];
        return unionOf(keys.flatMap((key) => (key.kind === 'const' ? (fields[String(key.value)] ?? []) : [])));
    }
    /** A template literal type: alternatives if all its parts are known literals, otherwise any string. */
    #template(node, context) {
        let texts = [node.quasis[0]?.value.cooked ?? ''];
        for (const [i, part] of node.types.entries()) {
            const type = this.read(part, context);
            const options = type?.kind === 'oneOf' ? type.options : type === undefined ? [] : [type];
            const values = options.flatMap((option) => (option.kind === 'const' ? [String(option.value)] : []));
            if (values.length !== options.length || values.length === 0)
                return { kind: 'string' };
            const after = node.quasis[i + 1]?.value.cooked ?? '';
            texts = texts.flatMap((text) => values.map((value) => text + value + after));
            if (texts.length > mostAlternatives)
                return { kind: 'string' };
        }
        return unionOf(texts.map((value) => ({ kind: 'const', value })));
    }
    /** The type `typeof value` for a value whose declaration is found. */
    #valueType(name, context) {
        const found = name.type === 'Identifier' ? context.scope.find(name.name) : undefined;
        return found === undefined ? undefined : this.#typeOfValue(found.node, { ...context, ...found });
    }
    #typeOfValue(node, context) {
        switch (node.type) {
            case 'TSAsExpression':
            case 'TSSatisfiesExpression':
            case 'ParenthesizedExpression':
                return this.#typeOfValue(node.expression, context);
            case 'ArrayExpression': {
                const elements = node.elements.map((element) => element === null ? undefined : this.#typeOfValue(element, context));
                return elements.includes(undefined) ? undefined : { kind: 'tuple', elements: elements };
            }
            case 'ObjectExpression': {
                const fields = node.properties.flatMap((property) => {
                    const name = property.type === 'Property' && !property.computed ? nameOf(property.key) : undefined;
                    const type = property.type === 'Property' ? this.#typeOfValue(property.value, context) : undefined;
                    return name === undefined || type === undefined ? [] : [[name, type]];
                });
                return { kind: 'object', fields: Object.fromEntries(fields) };
            }
            default:
                return literalType(node);
        }
    }
    #imported(node, context) {
        const from = node.source.value;
        const name = node.qualifier?.type === 'Identifier' ? node.qualifier.name : undefined;
        const found = name === undefined ? undefined : context.scope.load(from)?.exported(name);
        return found === undefined ? undefined : this.#declaration(found, [], context);
    }
    #reference(name, parameters, context) {
        if (name.type !== 'Identifier')
            return undefined;
        const bound = context.bindings.get(name.name);
        if (bound !== undefined)
            return bound;
        const declared = context.scope.find(name.name);
        const given = parameters.map((parameter) => this.known(parameter, context));
        if (declared !== undefined)
            return this.#declaration(declared, given, context);
        if (name.name === 'ReturnType' || name.name === 'Parameters')
            return undefined;
        return builtInType(name.name, given);
    }
    #declaration(declared, given, from) {
        const { node, scope, text } = declared;
        const entered = from.open.get(node) ?? 0;
        if (entered >= this.#recursion) {
            this.isCut = true;
            return { kind: 'cut' };
        }
        const open = new Map(from.open).set(node, entered + 1);
        const parameters = 'typeParameters' in node ? node.typeParameters : undefined;
        const context = this.bound({ scope, text, bindings: new Map(), open }, parameters, given);
        if (node.type === 'TSTypeAliasDeclaration')
            return this.read(node.typeAnnotation, context);
        if (node.type === 'TSEnumDeclaration')
            return enumType(node.body.members);
        if (node.type === 'TSInterfaceDeclaration')
            return this.#interface(node, context);
        // A type from a comment is read as it is; other named nodes are values.
        return node.type.startsWith('TS') ? this.read(node, context) : undefined;
    }
    #interface(node, context) {
        const parents = node.extends.map(({ expression, typeArguments }) => this.#reference(expression, typeArguments?.params ?? [], context));
        const inherited = parents.flatMap((parent) => (parent?.kind === 'object' ? Object.entries(parent.fields) : []));
        const own = this.#object(node.body.body, inherited, context);
        const isOpen = parents.some((parent) => parent?.kind !== 'object' || parent.isOpen === true);
        return isOpen && own?.kind === 'object' ? { ...own, isOpen } : own;
    }
}
