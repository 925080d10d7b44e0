export function isDirectEval({ callee, optional }) {
    let called = callee;
    while (called.type === 'ParenthesizedExpression')
        called = called.expression;
    return !optional && called.type === 'Identifier' && called.name === 'eval';
}
/** @param variableScopes the scopes in which a `var` of the code is declared or finds an existing variable */
export function evalScope(at, variableScopes, prefix, isGlobal) {
    const seen = new Set();
    const bindings = [];
    for (let scope = at; scope !== null; scope = scope.parent) {
        const isOwn = variableScopes.includes(scope);
        for (const { name, kind, hasSibling } of scope.bindings()) {
            if (seen.has(name))
                continue;
            seen.add(name);
            bindings.push({ name, kind, hasSibling, isOwn });
        }
    }
    return { prefix, strict: at.strict, isGlobal, bindings };
}
