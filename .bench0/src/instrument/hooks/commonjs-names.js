const patterns = [
    /\bexports\.(?<name>[\w$]+)\s*=(?!=)/gu,
    /\bexports\[\s*(?<quote>["'])(?<name>[^"'\\\n]+)\k<quote>\s*\]\s*=(?!=)/gu,
    /\bdefineProperty\(\s*(?:module\.)?exports\s*,\s*(?<quote>["'])(?<name>[^"'\\\n]+)\k<quote>/gu,
];
const wholePattern = /\bmodule\.exports\s*=\s*\{(?<members>[^}]*)/gu;
const memberPattern = /(?:^|,)\s*(?:(?<name>[\w$]+)|(?<quote>["'])(?<quoted>[^"'\\\n]+)\k<quote>)\s*(?=[,:(]|$)/gu;
const passedOn = /(?:\bmodule\.exports\s*=\s*|\b__export(?:Star)?\(\s*|\.\.\.\s*)require\(\s*(?<quote>["'])(?<name>[^"'\\\n]+)\k<quote>/gu;
/**
 * Returns code that never runs and assigns to each export of a CommonJS file. Node scans the text of a CommonJS file
 * for such assignments to offer named imports to ES modules, and does not recognize them in rewritten text.
 */
export function namedExports(original) {
    const names = new Set();
    for (const pattern of patterns) {
        for (const { groups } of original.matchAll(pattern))
            names.add(groups?.['name'] ?? '');
    }
    for (const { groups } of original.matchAll(wholePattern)) {
        for (const member of (groups?.['members'] ?? '').matchAll(memberPattern)) {
            names.add(member.groups?.['name'] ?? member.groups?.['quoted'] ?? '');
        }
    }
    const modules = [...original.matchAll(passedOn)].map(({ groups }) => `...require(${JSON.stringify(groups?.['name'])})`);
    const own = [...names].map((name) => `exports[${JSON.stringify(name)}]=0`);
    if (modules.length > 0)
        own.unshift(`module.exports={${modules.join()}}`);
    return own.length === 0 ? '' : `\n;0&&(${own.join()});`;
}
