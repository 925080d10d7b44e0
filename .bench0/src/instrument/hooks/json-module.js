import fs from 'node:fs';
const { readFileSync } = fs;
/** A JSON file as the text of an ES module with a default export and, as bundlers offer it, one export per property. */
export function jsonModuleText(file) {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new SyntaxError(`${file}: ${error.message}`, { cause: error });
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const names = isObject ? Object.keys(value).filter((name) => /^[\w$]+$/u.test(name)) : [];
    const exported = names
        .filter((name) => name !== 'default')
        .map((name, at) => `const e${at}=json[${JSON.stringify(name)}];export{e${at} as ${JSON.stringify(name)}};`);
    return `const json=JSON.parse(${JSON.stringify(text)});export default json;${exported.join('')}`;
}
