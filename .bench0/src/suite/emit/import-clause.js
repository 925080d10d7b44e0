/** Returns the statements for imports, without names that `body` does not use: built-in modules first, files last. */
export function importStatements(clauses, body, style) {
    return clauses
        .map((clause) => used(clause, body))
        .filter(({ whole, namespace, names }) => whole !== undefined || namespace !== undefined || names.length > 0)
        .sort((a, b) => rank(a.from) - rank(b.from) || (a.from < b.from ? -1 : 1))
        .flatMap((clause) => (style === 'esm' ? [importStatement(clause)] : requireStatements(clause)));
}
function used({ from, whole, namespace, names }, body) {
    const isUsed = (name) => new RegExp(String.raw `(?<![\w$.'"])${name.replaceAll('$', String.raw `\$`)}(?![\w$])`, 'u').test(body);
    return {
        from,
        ...(whole !== undefined && isUsed(whole) && { whole }),
        ...(namespace !== undefined && isUsed(namespace) && { namespace }),
        names: names.filter((name) => isUsed(name.split(' as ').at(-1) ?? name)),
    };
}
function rank(from) {
    if (/^(?:node|bun):/u.test(from))
        return 0;
    return from.startsWith('.') ? 2 : 1;
}
function importStatement({ from, whole, namespace, names }) {
    const clauses = [
        ...(whole === undefined ? [] : [whole]),
        ...(namespace === undefined ? [] : [`* as ${namespace}`]),
        ...(names.length === 0 ? [] : [`{ ${names.join(', ')} }`]),
    ];
    return `import ${clauses.join(', ')} from ${JSON.stringify(from)};`;
}
function requireStatements({ from, whole, namespace, names }) {
    const source = `require(${JSON.stringify(from)})`;
    const all = whole ?? namespace;
    return [
        ...(all === undefined ? [] : [`const ${all} = ${source};`]),
        ...(names.length === 0
            ? []
            : [`const { ${names.map((name) => name.replace(' as ', ': ')).join(', ')} } = ${source};`]),
    ];
}
