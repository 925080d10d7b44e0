import { relative, resolve, sep } from 'node:path';
export function writeSettings({ file, exportName, execution }, folder) {
    const seen = (path) => relative(resolve(folder), resolve(path)).split(sep).join('/');
    return { target: { file: seen(file), export: exportName }, execution: withPaths(execution, seen) };
}
export function readSettings({ target, execution }, folder) {
    const found = (path) => resolve(folder, path);
    return {
        file: found(target.file),
        exportName: target.export,
        execution: withPaths(execution, found),
    };
}
function withPaths(execution, change) {
    const { properties, models, comparison, ...rest } = execution;
    const changed = (named) => ({
        ...named,
        file: change(named.file),
    });
    return {
        ...rest,
        ...(properties && { properties: properties.map(changed) }),
        ...(comparison && {
            comparison: {
                ...comparison,
                others: comparison.others.map(changed),
                ...(comparison.normalize && { normalize: changed(comparison.normalize) }),
            },
        }),
        // Names of modules that are not files stay as they are; all models are files.
        ...(models && {
            models: Object.fromEntries(Object.entries(models).map(([name, model]) => [/^[./]/u.test(name) ? change(name) : name, change(model)])),
        }),
    };
}
