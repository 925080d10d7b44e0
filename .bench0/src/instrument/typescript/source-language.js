/** The language that the name of a file stands for. */
export function sourceLanguage(fileName) {
    if (/\.[mc]?ts$/u.test(fileName))
        return 'ts';
    if (fileName.endsWith('.tsx'))
        return 'tsx';
    return fileName.endsWith('.jsx') ? 'jsx' : 'js';
}
/** True for files that must be compiled before Node can run them: TypeScript and JSX. */
export function needsCompiling(fileName) {
    return sourceLanguage(fileName) !== 'js';
}
/** True for files that may contain types, with or without JSX. */
export function isTypeScript(fileName) {
    return sourceLanguage(fileName).startsWith('ts');
}
