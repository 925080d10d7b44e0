export const defaultStyle = {
    width: 80,
    indent: 2,
    useTabs: false,
    singleQuote: false,
    semicolons: true,
    trailingCommas: 'all',
    bracketSpacing: true,
    arrowParentheses: 'always',
    lineEnd: '\n',
};
