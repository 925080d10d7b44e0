import { displayPath } from '../../core/text/display-path.js';
import { globPattern } from '../../core/text/glob-pattern.js';
/** Returns the tables of the files whose coverage is counted. */
export function countedTables(tables, { include, exclude = [] }) {
    if (include === undefined && exclude.length === 0)
        return tables;
    const [counted, left] = [(include ?? ['**']).map(globPattern), exclude.map(globPattern)];
    return tables.filter(({ file }) => {
        const path = displayPath(file);
        return counted.some((pattern) => pattern.test(path)) && !left.some((pattern) => pattern.test(path));
    });
}
