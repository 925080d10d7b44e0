/** The names of the setters that a file defines; `isAny` if a name cannot be determined. */
export class DeclaredSetters {
    names = new Set();
    isAny = false;
    /** Adds the setter that a member of a class or of an object literal defines. */
    member(node) {
        if (node.kind !== 'set' || node.key.type === 'PrivateIdentifier')
            return;
        this.#add(node.computed ? literalText(node.key) : writtenKey(node.key));
    }
    /** A proxy may pass stores of any name to a function of the subject. */
    construction({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'Proxy')
            this.isAny = true;
    }
    /** Adds the setters that a call of `defineProperty` or a similar method may define; the object is not checked. */
    call({ callee, arguments: args }) {
        if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
            return;
        switch (callee.property.name) {
            case '__defineSetter__':
                return this.#add(literalText(args[0]));
            case 'defineProperty':
                if (mayHoldSetter(args[2]))
                    this.#add(literalText(args[1]));
                return;
            case 'defineProperties':
            case 'create':
                return this.#descriptors(args[1]);
            default:
        }
    }
    #descriptors(node) {
        if (node === undefined)
            return;
        if (node.type !== 'ObjectExpression')
            return this.#add(undefined);
        for (const property of node.properties) {
            if (property.type !== 'Property')
                this.#add(undefined);
            else if (mayHoldSetter(property.value))
                this.#add(property.computed ? undefined : writtenKey(property.key));
        }
    }
    #add(name) {
        if (name === undefined)
            this.isAny = true;
        else
            this.names.add(name);
    }
}
/** True if a property descriptor may define a setter. */
function mayHoldSetter(node) {
    if (node?.type !== 'ObjectExpression')
        return node !== undefined;
    return node.properties.some((property) => property.type !== 'Property' || property.computed || writtenKey(property.key) === 'set');
}
function writtenKey(key) {
    return key.type === 'Identifier' ? key.name : literalText(key);
}
function literalText(node) {
    return node?.type === 'Literal' ? String(node.value) : undefined;
}
